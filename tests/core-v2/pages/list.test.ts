import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Answer, Actor } from '../../support/api.ts'
import { createFactories, unique, type Created, type Factories } from '../../support/factories.ts'
import { startService, type TestService } from '../../support/service.ts'

const path = '/core/v2/pages'

let service: TestService
let make: Factories
beforeAll(async () => {
  service = await startService()
  make = createFactories(service.api)
}, 30_000)
afterAll(() => service.close())

const ids = ({ body }: Answer): number[] => body.map((page: { id: number }) => page.id)

const list = (query: string, asker: Actor = 'anonymous'): Promise<Answer> =>
  service.api.as(asker).get(`${path}?_fields=id&${query}`)

let top: Created
let second: Created
let first: Created
beforeAll(async () => {
  top = await make.page()
  second = await make.page({ parent: top.id, menu_order: 2 })
  first = await make.page({ parent: top.id, menu_order: -1 })
})

describe('GET /core/v2/pages 200', () => {
  it('narrows to the children of pages and orders them by their places', async () => {
    const query = `parent=${top.id}&orderby=menu_order&order=asc`
    expect(ids(await list(query))).toEqual([first.id, second.id])
  })

  it('narrows to pages at the top level', async () => {
    const all = `include=${top.id},${first.id},${second.id}`
    expect(ids(await list(`${all}&parent=0`))).toEqual([top.id])
    expect(ids(await list(`${all}&parent_exclude=${top.id}`))).toEqual([top.id])
    expect(ids(await list(`${all}&menu_order=-1`))).toEqual([first.id])
  })

  it('ignores the signs of parent ids', async () => {
    const all = `include=${top.id},${first.id}`
    expect(ids(await list(`${all}&parent=-${top.id}`))).toEqual([first.id])
    expect(ids(await list(`${all}&parent_exclude=-${top.id}`))).toEqual([top.id])
  })

  it('has addresses that lead through the parent pages', async () => {
    const below = await make.page({ parent: first.id })
    const { body } = await service.api.get(`${path}?include=${below.id}`)
    const steps = [top, first, below].map(({ slug }) => slug).join('/')
    expect(body[0].link).toBe(`${service.url}/${steps}/`)
  })

  it('embeds the parent pages', async () => {
    const { body } = await service.api.get(`${path}?parent=${top.id}&_embed=up`)
    const above = body.map((page: { _embedded: { up: { id: number }[] } }) => page['_embedded'].up)
    expect(above.flat().map(({ id }: { id: number }) => id)).toEqual([top.id, top.id])
  })

  it('embeds an error for a parent page that the caller may not read', async () => {
    const hidden = await make.page({ status: 'private' })
    const child = await make.page({ parent: hidden.id })
    const { body } = await service.api.get(`${path}?include=${child.id}&_embed=up`)
    expect(body[0]['_embedded'].up[0]).toMatchObject({
      code: 'rest_forbidden',
      data: { status: 401 },
    })
  })

  it.each(['parent=99999999999999999999', 'menu_order=99999999999999999999'])(
    'has nothing to show for %s',
    async (query) => {
      const { status, body } = await list(query)
      expect({ status, body }).toEqual({ status: 200, body: [] })
    },
  )
})

describe('GET /core/v2/pages 304', () => {
  it('confirms a current copy', async () => {
    const { headers } = await list(`include=${top.id}`)
    const again = await service.api.get(`${path}?_fields=id&include=${top.id}`, {
      headers: { 'if-none-match': headers['etag'] ?? '' },
    })
    expect(again.status).toBe(304)
  })
})

describe('GET /core/v2/pages 400', () => {
  it('refuses a page of the list beyond the end', async () => {
    const word = unique()
    await make.page({ title: word })
    const answer = await list(`search=${word}&page=2`)
    expect(answer).toBeRestError('rest_post_invalid_page_number', 400)
  })
})

describe('GET /core/v2/pages 401', () => {
  it('refuses the edit context to visitors', async () => {
    expect(await list('context=edit')).toBeRestError('rest_forbidden_context', 401)
  })
})

describe('GET /core/v2/pages 403', () => {
  it('refuses the edit context to those who write posts only', async () => {
    expect(await list('context=edit', 'author')).toBeRestError('rest_forbidden_context', 403)
  })
})
