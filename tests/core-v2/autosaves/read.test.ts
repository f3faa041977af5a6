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

for (const type of ['post', 'page', 'block'] as const) {
  const base = `/core/v2/${type}s`
  let id: number
  let autosave: number
  let revision: number

  beforeAll(async () => {
    id = (await make[type]()).id
    const editor = service.api.as('editor')
    await editor.post(`${base}/${id}`, { body: {} })
    revision = (await editor.get(`${base}/${id}/revisions`)).body[0].id
    autosave = (await editor.post(`${base}/${id}/autosaves`, { body: { title: 'A' } })).body.id
  })

  const list = (query = '', asker: Actor = 'editor', headers = {}) =>
    service.api.as(asker).get(`${base}/${id}/autosaves${query}`, { headers })
  const get = (of: number | string, query = '', asker: Actor = 'editor', headers = {}) =>
    service.api.as(asker).get(`${base}/${id}/autosaves/${of}${query}`, { headers })

  describe(`GET /core/v2/${type}s/{id}/autosaves 200`, () => {
    it('lists autosaves and no revisions', async () => {
      const { body, headers } = await list()
      expect(body.map((item: { id: number }) => item.id)).toEqual([autosave])
      expect(headers['allow']).toBe('GET, POST')
    })

    it('does not take the parent from the query', async () => {
      const { body } = await list('?parent=1')
      expect(body).toHaveLength(1)
    })
  })

  describe(`GET /core/v2/${type}s/{id}/autosaves 304`, () => {
    it('confirms that the list has not changed', async () => {
      const { headers } = await list()
      expect((await list('', 'editor', { 'if-none-match': headers['etag'] })).status).toBe(304)
    })
  })

  describe(`GET /core/v2/${type}s/{id}/autosaves 400`, () => {
    it('refuses an unknown context', async () => {
      expect(await list('?context=x')).toBeRestError('rest_invalid_param', 400)
    })
  })

  describe(`GET /core/v2/${type}s/{id}/autosaves 401/403`, () => {
    it('refuses visitors and callers who may not edit the item', async () => {
      expect(await list('', 'anonymous')).toBeRestError('rest_cannot_read', 401)
      expect(await list('', 'contributor')).toBeRestError('rest_cannot_read', 403)
    })
  })

  describe(`GET /core/v2/${type}s/{id}/autosaves 404`, () => {
    it('finds no unknown parent', async () => {
      const answer = await service.api.as('editor').get(`${base}/99999999/autosaves`)
      expect(answer).toBeRestError('rest_post_invalid_parent', 404)
    })
  })

  it(`GET /core/v2/${type}s/{parent}/autosaves/{id} 200 names an address where the autosave can be seen`, async () => {
    const { body } = await get(autosave, '?context=edit')
    expect(new URL(body.preview_link).search).toMatch(`preview_id=${id}&preview=true`)
  })

  it(`GET /core/v2/${type}s/{parent}/revisions/{id} 200 shows an autosave too`, async () => {
    const { body } = await service.api.as('editor').get(`${base}/${id}/revisions/${autosave}`)
    expect(body.slug).toBe(`${id}-autosave-v1`)
  })

  describe(`GET /core/v2/${type}s/{parent}/autosaves/{id} 304`, () => {
    it('confirms that nothing has changed', async () => {
      const { headers } = await get(autosave)
      const { status } = await get(autosave, '', 'editor', { 'if-none-match': headers['etag'] })
      expect(status).toBe(304)
    })
  })

  describe(`GET /core/v2/${type}s/{parent}/autosaves/{id} 400`, () => {
    it('refuses an unknown context', async () => {
      expect(await get(autosave, '?context=x')).toBeRestError('rest_invalid_param', 400)
    })
  })

  describe(`GET /core/v2/${type}s/{parent}/autosaves/{id} 401/403`, () => {
    it('refuses visitors and callers who may not edit the item', async () => {
      expect(await get(autosave, '', 'anonymous')).toBeRestError('rest_cannot_read', 401)
      expect(await get(autosave, '', 'contributor')).toBeRestError('rest_cannot_read', 403)
    })
  })

  describe(`GET /core/v2/${type}s/{parent}/autosaves/{id} 404`, () => {
    it.each(['0', '99999999', '99999999999999999999'])('finds no autosave %s', async (unknown) => {
      expect(await get(unknown)).toBeRestError('rest_post_no_autosave', 404)
    })

    it('does not accept a revision as an autosave', async () => {
      expect(await get(revision)).toBeRestError('rest_post_no_autosave', 404)
    })

    it('finds no autosave of another item', async () => {
      const other = await make[type]()
      const answer = await service.api.as('editor').get(`${base}/${other.id}/autosaves/${autosave}`)
      expect(answer).toBeRestError('rest_post_no_autosave', 404)
    })
  })
}
