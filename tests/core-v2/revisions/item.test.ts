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

const get = (path: string, asker: Actor = 'editor', headers = {}) =>
  service.api.as(asker).get(path, { headers })
const remove = (path: string, asker: Actor = 'editor', headers = {}) =>
  service.api.as(asker).delete(`${path}?force=true`, { headers })

for (const type of ['post', 'page', 'block'] as const) {
  const base = `/core/v2/${type}s`

  /** An item of the editor with one revision; answers the path of that. */
  async function revised(members: Readonly<Record<string, unknown>> = {}): Promise<string> {
    const { id } = await make[type](members)
    await service.api.as('editor').post(`${base}/${id}`, { body: { content: 'Changed' } })
    const { body } = await service.api.as('editor').get(`${base}/${id}/revisions`)
    return `${base}/${id}/revisions/${body[0].id}`
  }

  describe(`GET /core/v2/${type}s/{parent}/revisions/{id} 200`, () => {
    it('shows raw texts in the edit context only', async () => {
      const path = await revised()
      const [viewed, edited] = [await get(path), await get(`${path}?context=edit`)]
      expect({
        viewedContentRaw: viewed.body.content.raw,
        editedContentRaw: edited.body.content.raw,
      }).toEqual({ viewedContentRaw: undefined, editedContentRaw: 'Changed' })
    })

    it('does not make an excerpt', async () => {
      const { body } = await get(await revised())
      expect(body.excerpt.rendered).toBe('')
    })

    it('brings the links of the parent with the parent', async () => {
      const path = await revised()
      const shown = [await get(`${path}?_fields=id,parent`), await get(`${path}?_fields=id`)]
      expect(shown.map(({ body }) => Object.keys(body))).toEqual([
        ['id', 'parent', '_links'],
        ['id'],
      ])
    })

    it('takes two statements at most', async () => {
      const path = await revised()
      await get(path)
      const before = service.ctx.database.statements()
      await service.api.get('/')
      const between = service.ctx.database.statements()
      await get(path)
      // Signing in is cached, so only the item and its revision are read.
      expect(service.ctx.database.statements() - between).toBeLessThanOrEqual(2 + between - before)
    })
  })

  it(`GET /core/v2/${type}s/{parent}/revisions/{id} 304 takes the tag of a revision as a condition`, async () => {
    const path = await revised()
    const { headers } = await get(path)
    const { status } = await get(path, 'editor', { 'if-none-match': headers['etag'] })
    expect(status).toBe(304)
  })

  describe(`GET /core/v2/${type}s/{parent}/revisions/{id} 400`, () => {
    it('refuses an unknown context', async () => {
      expect(await get(`${await revised()}?context=x`)).toBeRestError('rest_invalid_param', 400)
    })
  })

  describe(`GET /core/v2/${type}s/{parent}/revisions/{id} 401/403`, () => {
    it('refuses visitors and callers who may not edit the item', async () => {
      const path = await revised()
      expect(await get(path, 'anonymous')).toBeRestError('rest_cannot_read', 401)
      expect(await get(path, 'contributor')).toBeRestError('rest_cannot_read', 403)
    })
  })

  describe(`GET /core/v2/${type}s/{parent}/revisions/{id} 404`, () => {
    it.each(['0', '99999999', '2147483648', '99999999999999999999'])(
      'finds no revision %s',
      async (id) => {
        const item = await make[type]()
        const answer = await get(`${base}/${item.id}/revisions/${id}`)
        expect(answer).toBeRestError('rest_post_invalid_id', 404)
        expect(answer.headers['allow']).toBe('GET')
      },
    )

    it('distinguishes a revision of another item from an unknown one', async () => {
      const other = await make[type]()
      const id = (await revised()).split('/').pop()
      const answer = await get(`${base}/${other.id}/revisions/${id}`)
      expect(answer).toBeRestError('rest_revision_parent_id_mismatch', 404)
    })

    it('finds no unknown parent', async () => {
      expect(await get(`${base}/99999999/revisions/1`)).toBeRestError(
        'rest_post_invalid_parent',
        404,
      )
    })
  })

  describe(`DELETE /core/v2/${type}s/{parent}/revisions/{id} 200`, () => {
    it('removes the revision for good and shows it as it was', async () => {
      const path = await revised()
      const { body } = await remove(path)
      expect({ deleted: body.deleted, previousContentRaw: body.previous.content.raw }).toEqual({
        deleted: true,
        previousContentRaw: 'Changed',
      })
      expect(await get(path)).toBeRestError('rest_post_invalid_id', 404)
    })

    it('leaves the item as it is', async () => {
      const path = await revised()
      await remove(path)
      const { body } = await get(`${path.split('/revisions')[0]}?context=edit`)
      expect({
        contentRaw: body.content.raw,
        versionHistoryCount: body._links['version-history'][0].count,
      }).toEqual({ contentRaw: 'Changed', versionHistoryCount: 0 })
    })

    it('accepts a current tag', async () => {
      const path = await revised()
      const { headers } = await get(path)
      expect((await remove(path, 'editor', { 'if-match': headers['etag'] })).status).toBe(200)
    })
  })

  it(`GET /core/v2/${type}s/{parent}/revisions/{id} 200 names DELETE in Allow where the request has force`, async () => {
    const path = await revised()
    const allowed = [await get(path), await get(`${path}?force=true`)]
    expect(allowed.map(({ headers }) => headers['allow'])).toEqual(['GET', 'GET, DELETE'])
  })

  it(`DELETE /core/v2/${type}s/{parent}/revisions/{id} 200/404 removes the revision once, however many requests compete`, async () => {
    const path = await revised()
    const answers = await Promise.all(Array.from({ length: 4 }, () => remove(path)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(3)
  })

  describe(`DELETE /core/v2/${type}s/{parent}/revisions/{id} 400`, () => {
    it('refuses a force that is not a boolean', async () => {
      const answer = await service.api.as('editor').delete(`${await revised()}?force=maybe`)
      expect(answer).toBeRestError('rest_invalid_param', 400)
    })
  })

  describe(`DELETE /core/v2/${type}s/{parent}/revisions/{id} 401/403`, () => {
    it('refuses visitors and callers who may not delete the item', async () => {
      const path = await revised()
      expect(await remove(path, 'anonymous')).toBeRestError('rest_cannot_delete', 401)
      expect(await remove(path, 'contributor')).toBeRestError('rest_cannot_delete', 403)
    })
  })

  describe(`DELETE /core/v2/${type}s/{parent}/revisions/{id} 404`, () => {
    it('finds no revision of another item', async () => {
      const other = await make[type]()
      const path = await revised()
      const answer = await remove(`${base}/${other.id}/revisions/${path.split('/').pop()}`)
      expect(answer).toBeRestError('rest_revision_parent_id_mismatch', 404)
      expect((await get(path)).status).toBe(200)
    })
  })

  describe(`DELETE /core/v2/${type}s/{parent}/revisions/{id} 412`, () => {
    it('removes nothing that has changed', async () => {
      const path = await revised()
      const answer = await remove(path, 'editor', { 'if-match': '"7-x"' })
      expect(answer).toBeRestError('rest_precondition_failed', 412)
      expect((await get(path)).status).toBe(200)
    })
  })

  describe(`DELETE /core/v2/${type}s/{parent}/revisions/{id} 501`, () => {
    it('has no trash for revisions', async () => {
      const path = await revised()
      const answer = await service.api.as('editor').delete(path)
      expect(answer).toBeRestError('rest_trash_not_supported', 501)
    })
  })
}
