import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Actor } from '../../support/api.ts'
import { createFactories, type Factories } from '../../support/factories.ts'
import { startService, type TestService } from '../../support/service.ts'

let service: TestService
let make: Factories
beforeAll(async () => {
  service = await startService()
  make = createFactories(service.api)
}, 30_000)
afterAll(() => service.close())

describe.each(['post', 'page', 'block'] as const)(
  'GET /core/v2/%ss/{parent}/revisions/{id}/diff',
  (type) => {
    const base = `/core/v2/${type}s`
    let id: number
    let first: number
    let second: number

    beforeAll(async () => {
      id = (await make[type]({ title: 'Same', content: 'Ships leave' })).id
      const editor = service.api.as('editor')
      await editor.post(`${base}/${id}`, { body: {} })
      await editor.post(`${base}/${id}`, { body: { content: 'Ships arrive' } })
      await editor.post(`${base}/${id}`, { body: { content: 'Ships arrive\nlate' } })
      const { body } = await editor.get(`${base}/${id}/revisions?orderby=id&order=asc`)
      first = body[0].id
      second = body[1].id
    })

    const diff = (from: number | string, query = '', asker: Actor = 'editor', headers = {}) =>
      service.api.as(asker).get(`${base}/${id}/revisions/${from}/diff${query}`, { headers })

    describe('200', () => {
      it('compares with another revision', async () => {
        const { body } = await diff(first, `?to=${second}`)
        expect(body).toEqual({
          parent: id,
          from: first,
          to: second,
          title: [{ op: 'equal', text: 'Same' }],
          content: [
            { op: 'equal', text: 'Ships ' },
            { op: 'delete', text: 'leave' },
            { op: 'insert', text: 'arrive' },
          ],
          excerpt: [],
        })
      })

      it('compares with the current item', async () => {
        const [without, named] = [await diff(second), await diff(second, `?to=${id}`)]
        expect(without.body.content.at(-1)).toEqual({ op: 'insert', text: '\nlate' })
        expect(named.body).toEqual(without.body)
      })

      it('shows the requested members', async () => {
        const { body } = await diff(first, '?_fields=to,title')
        expect(Object.keys(body)).toEqual(['to', 'title'])
      })
    })

    describe('304', () => {
      it('confirms that nothing has changed', async () => {
        const { headers } = await diff(first)
        const { status } = await diff(first, '', 'editor', { 'if-none-match': headers['etag'] })
        expect(status).toBe(304)
      })
    })

    describe('400', () => {
      it('refuses what is not an id', async () => {
        expect(await diff(first, '?to=x')).toBeRestError('rest_invalid_param', 400)
      })
    })

    describe('401/403', () => {
      it('refuses visitors and callers who may not edit the item', async () => {
        expect(await diff(first, '', 'anonymous')).toBeRestError('rest_cannot_read', 401)
        expect(await diff(first, '', 'contributor')).toBeRestError('rest_cannot_read', 403)
      })
    })

    describe('404', () => {
      it.each(['99999999', '-1', '99999999999999999999'])('finds no revision %s', async (to) => {
        expect(await diff(first, `?to=${to}`)).toBeRestError('rest_post_invalid_id', 404)
      })

      it('compares with no revision of another item', async () => {
        const other = await make[type]()
        await service.api.as('editor').post(`${base}/${other.id}`, { body: {} })
        const { body } = await service.api.as('editor').get(`${base}/${other.id}/revisions`)
        const answer = await diff(first, `?to=${body[0].id}`)
        expect(answer).toBeRestError('rest_revision_parent_id_mismatch', 404)
      })
    })
  },
)
