import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createFactories, unique, type Factories } from '../support/factories.ts'
import { startService, type TestService } from '../support/service.ts'

let service: TestService
let make: Factories
beforeAll(async () => {
  service = await startService()
  make = createFactories(service.api)
}, 30_000)
afterAll(() => service.close())

const admin = () => service.api.as('admin')
const editor = () => service.api.as('editor')

/** Asks again as one who knows the date alone, whatever it is, and as one who knows the tag. */
async function again(path: string, etag = ''): Promise<[byDate: number, byTag: number]> {
  const since = new Date(Date.now() + 60_000).toUTCString()
  const byDate = await service.api.get(path, { headers: { 'If-Modified-Since': since } })
  const byTag = await service.api.get(path, { headers: { 'If-None-Match': etag } })
  return [byDate.status, byTag.status]
}

describe('GET /core/v2/categories/{id} 304', () => {
  it('confirms a copy by its date or its tag to visitors', async () => {
    const { id } = await make.category()
    const path = `/core/v2/categories/${id}`
    const { headers } = await service.api.get(path)
    expect(headers['last-modified']).toMatch(/GMT$/)
    expect(await again(path, headers['etag'])).toEqual([304, 304])
  })
})

describe('GET /core/v2/categories/{id} 200', () => {
  it('answers anew once the embedded parent has another name', async () => {
    const above = await make.category()
    const { id } = await make.category({ parent: above.id })
    const path = `/core/v2/categories/${id}?_embed=up`
    const { headers } = await service.api.get(path)
    const name = unique('renamed-')
    await editor().patch(`/core/v2/categories/${above.id}`, { body: { name } })
    expect(await again(path, headers['etag'])).toEqual([200, 200])
    expect((await service.api.get(path)).body._embedded.up[0].name).toBe(name)
  })

  it('answers anew by its date to those to whom it says what they may do', async () => {
    const { id } = await make.category()
    const path = `/core/v2/categories/${id}`
    const { default_category: former } = (await admin().get('/core/v2/settings')).body
    const allowed = async () => (await editor().get(path)).body._links.self[0].targetHints.allow
    expect(await allowed()).toContain('DELETE')
    await admin().patch('/core/v2/settings', { body: { default_category: id } })
    const since = { 'If-Modified-Since': new Date(Date.now() + 60_000).toUTCString() }
    const { status, body } = await editor().get(path, { headers: since })
    await admin().patch('/core/v2/settings', { body: { default_category: former } })
    expect(status).toBe(200)
    expect(body._links.self[0].targetHints.allow).not.toContain('DELETE')
  })
})

describe('GET /core/v2/posts/{id} 200', () => {
  it('answers anew once the embedded author has another name', async () => {
    const body = { username: unique('u'), email: `${unique()}@example.org`, roles: ['author'] }
    const user = await admin().post('/core/v2/users', { body: { ...body, password: unique('p-') } })
    const { id } = await make.post({ author: user.body.id })
    const path = `/core/v2/posts/${id}?_embed=author`
    const { headers } = await service.api.get(path)
    await admin().patch(`/core/v2/users/${user.body.id}`, { body: { name: 'Somebody else' } })
    expect(await again(path, headers['etag'])).toEqual([200, 200])
    expect((await service.api.get(path)).body._embedded.author[0].name).toBe('Somebody else')
  })

  it('answers anew once the site has another time zone', async () => {
    const { id } = await make.post({ date_gmt: '2026-01-15T12:00:00' })
    const path = `/core/v2/posts/${id}`
    const { headers } = await service.api.get(path)
    const { timezone } = (await admin().get('/core/v2/settings')).body
    await admin().patch('/core/v2/settings', { body: { timezone: 'Asia/Tokyo' } })
    const answers = [await again(path, headers['etag']), (await service.api.get(path)).body.date]
    await admin().patch('/core/v2/settings', { body: { timezone } })
    expect(answers).toEqual([[200, 200], '2026-01-15T21:00:00'])
  })

  it('answers anew once a block that it shows has another text', async () => {
    const block = await make.block({ content: 'Open until five.' })
    const { id } = await make.post({ content: `<!-- wp:block {"ref":${block.id}} /-->` })
    const path = `/core/v2/posts/${id}`
    const { headers, body } = await service.api.get(path)
    expect(body.content.rendered).toContain('five')
    await editor().patch(`/core/v2/blocks/${block.id}`, { body: { content: 'Open until six.' } })
    expect(await again(path, headers['etag'])).toEqual([200, 200])
    expect((await service.api.get(path)).body.content.rendered).toContain('six')
  })
})

describe('GET /core/v2/pages/{id} 200', () => {
  it('answers anew once a page above it has another address', async () => {
    const above = await make.page()
    const { id } = await make.page({ parent: above.id })
    const path = `/core/v2/pages/${id}`
    const { headers } = await service.api.get(path)
    const slug = unique('moved-')
    await editor().patch(`/core/v2/pages/${above.id}`, { body: { slug } })
    expect(await again(path, headers['etag'])).toEqual([200, 200])
    expect((await service.api.get(path)).body.link).toContain(`/${slug}/`)
  })
})
