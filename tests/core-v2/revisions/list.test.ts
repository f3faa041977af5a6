import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Answer } from '../../support/api.ts'
import { createFactories, unique, type Factories } from '../../support/factories.ts'
import { startService, type TestService } from '../../support/service.ts'

let service: TestService
let make: Factories
beforeAll(async () => {
  service = await startService()
  make = createFactories(service.api)
}, 30_000)
afterAll(() => service.close())

const idsOf = ({ body }: Answer): number[] => body.map(({ id }: { id: number }) => id)

describe.each(['post', 'page', 'block'] as const)('GET /core/v2/%ss/{parent}/revisions', (type) => {
  const base = `/core/v2/${type}s`
  let id: number
  /** Oldest first: three states of the content and then an autosave. */
  let all: number[]

  beforeAll(async () => {
    id = (await make[type]({ title: 'Zebra', status: 'publish' })).id
    const editor = service.api.as('editor')
    await editor.post(`${base}/${id}`, { body: { content: 'Näive words' } })
    await editor.post(`${base}/${id}`, { body: { title: 'Apple', content: 'Other words' } })
    await editor.post(`${base}/${id}`, { body: { title: 'Mango', excerpt: 'In short' } })
    await editor.post(`${base}/${id}/autosaves`, { body: { content: 'Unfinished' } })
    all = idsOf(await editor.get(`${base}/${id}/revisions?orderby=id&order=asc`))
  })

  const list = (query: string, asker: 'editor' | 'contributor' | 'anonymous' = 'editor') =>
    service.api.as(asker).get(`${base}/${id}/revisions${query}`)

  describe('200', () => {
    it('lists revisions and the autosave, the newest first', async () => {
      expect(idsOf(await list(''))).toEqual(all.toReversed())
    })

    it.each([
      ['orderby=title&order=asc', [3, 1, 2, 0]],
      ['orderby=slug&order=asc', [3, 0, 1, 2]],
      ['orderby=include_slugs&order=asc', [0, 1, 2, 3]],
      ['orderby=relevance&search=words', [2, 1, 0]],
      ['search=naive', [0]],
      ['search=words%20-other', [0]],
      ['search=nothing', []],
      ['per_page=2&page=2&orderby=id&order=asc', [2, 3]],
      ['offset=3&per_page=100&orderby=id&order=asc', [3]],
      ['offset=3&orderby=id&order=asc', [0, 1, 2, 3]],
      ['page=1&offset=1&per_page=1&orderby=id&order=asc', [1]],
    ])('narrows and orders by %s', async (query, wanted) => {
      expect(idsOf(await list(`?${query}`)).map((found) => all.indexOf(found))).toEqual(wanted)
    })

    it('keeps the order of include', async () => {
      const include = [all[2], all[0], 99_999_999, all[3]].join(',')
      const found = idsOf(await list(`?orderby=include&include=${include}`))
      expect(found).toEqual([all[2], all[0], all[3]])
    })

    it('prefers include to exclude', async () => {
      const found = idsOf(await list(`?include=${all[0]}&exclude=${all[0]}`))
      expect(found).toEqual([all[0]])
    })

    it('finds nothing of another item', async () => {
      const other = await make[type]()
      const { body } = await service.api
        .as('editor')
        .get(`${base}/${other.id}/revisions?include=${all[0]}`)
      expect(body).toEqual([])
    })

    it('answers a page of an empty list with a link back', async () => {
      const other = await make[type]()
      const { status, body, headers } = await service.api
        .as('editor')
        .get(`${base}/${other.id}/revisions?page=2&per_page=5`)
      expect(status).toBe(200)
      expect(body).toEqual([])
      expect(headers['link']).toContain('rel="prev"')
    })

    it('shows texts of a protected item to its editors', async () => {
      const locked = await make[type]({ password: 'p', content: 'Secret' })
      await service.api.as('editor').post(`${base}/${locked.id}`, { body: {} })
      const { body } = await service.api.as('editor').get(`${base}/${locked.id}/revisions`)
      expect(body[0].content.rendered).toContain('Secret')
    })

    it('takes the same number of statements however many it shows', async () => {
      const { database } = service.ctx
      const cost = async (query: string): Promise<number> => {
        await list('')
        const before = database.statements()
        await list(query)
        return database.statements() - before
      }
      const costs = [await cost('?per_page=1'), await cost('?per_page=3'), await cost('')]
      expect(costs[0]).toBe(costs[1])
      expect(costs[2]).toBeLessThanOrEqual(costs[0] ?? 0)
    })
  })

  describe('304', () => {
    it('confirms that the list has not changed', async () => {
      const { headers } = await list('')
      const { status } = await service.api.as('editor').get(`${base}/${id}/revisions`, {
        headers: { 'if-none-match': headers['etag'] ?? '' },
      })
      expect(status).toBe(304)
    })
  })

  describe('400', () => {
    it.each([
      ['page=2', 'rest_revision_invalid_page_number'],
      ['page=3&per_page=2', 'rest_revision_invalid_page_number'],
      ['page=2147483647&per_page=100', 'rest_revision_invalid_page_number'],
      ['offset=4', 'rest_revision_invalid_offset_number'],
      ['offset=99999999999999999999', 'rest_revision_invalid_offset_number'],
      ['per_page=0', 'rest_invalid_param'],
      ['per_page=101', 'rest_invalid_param'],
      ['page=0', 'rest_invalid_param'],
      ['orderby=author', 'rest_invalid_param'],
      ['context=none', 'rest_invalid_param'],
      ['include=x', 'rest_invalid_param'],
      ['search=%00', 'rest_invalid_param'],
      ['orderby=relevance', 'rest_no_search_term_defined'],
      ['orderby=include', 'rest_orderby_include_missing_include'],
    ])('refuses %s', async (query, code) => {
      expect(await list(`?${query}`)).toBeRestError(code, 400)
    })
  })

  describe('401', () => {
    it('refuses visitors, without Allow', async () => {
      const answer = await list('', 'anonymous')
      expect(answer).toBeRestError('rest_cannot_read', 401)
      expect(answer.headers['allow']).toBeUndefined()
    })
  })

  describe('403', () => {
    it('refuses callers who may not edit the item', async () => {
      expect(await list('', 'contributor')).toBeRestError('rest_cannot_read', 403)
    })
  })

  describe('404', () => {
    it.each(['0', '99999999', '2147483648', '99999999999999999999'])(
      'finds no parent %s',
      async (parent) => {
        const answer = await service.api.as('editor').get(`${base}/${parent}/revisions`)
        expect(answer).toBeRestError('rest_post_invalid_parent', 404)
      },
    )

    it('finds no parent of another type', async () => {
      const other = await make[type === 'post' ? 'page' : 'post']({ title: unique() })
      const answer = await service.api.as('editor').get(`${base}/${other.id}/revisions`)
      expect(answer).toBeRestError('rest_post_invalid_parent', 404)
    })
  })
})
