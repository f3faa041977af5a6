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

const restore = (revision: string, asker: Actor = 'editor', headers = {}) =>
  service.api.as(asker).post(`${revision}/restore`, { headers })
const countOf = async (item: string): Promise<number> => {
  const { body } = await service.api.as('editor').get(`${item}/revisions?_fields=id`)
  return body.length
}

describe.each(['post', 'page', 'block'] as const)(
  'POST /core/v2/%ss/{parent}/revisions/{id}/restore',
  (type) => {
    const base = `/core/v2/${type}s`
    const FIRST = { title: 'First', content: 'One', excerpt: 'I' }
    const SECOND = { title: 'Second', content: 'Two', excerpt: '' }

    /** An item with a revision of its first state, which has another one now. */
    async function changed(): Promise<{ item: string; revision: string }> {
      const { id } = await make[type](FIRST)
      const editor = service.api.as('editor')
      await editor.post(`${base}/${id}`, { body: {} })
      await editor.post(`${base}/${id}`, { body: SECOND })
      const { body } = await editor.get(`${base}/${id}/revisions?orderby=id&order=asc`)
      return { item: `${base}/${id}`, revision: `${base}/${id}/revisions/${body[0].id}` }
    }

    describe('200', () => {
      it('restores the texts of the item', async () => {
        const { revision } = await changed()
        const { body } = await restore(revision)
        expect({
          titleRaw: body.title.raw,
          contentRaw: body.content.raw,
          excerptRaw: body.excerpt.raw,
        }).toEqual({ titleRaw: 'First', contentRaw: 'One', excerptRaw: 'I' })
      })

      it('makes a revision', async () => {
        const { item, revision } = await changed()
        await restore(revision)
        expect(await countOf(item)).toBe(3)
      })

      it('changes nothing else', async () => {
        const { item, revision } = await changed()
        const { body: before } = await service.api.as('editor').get(item)
        const { body: after } = await restore(revision)
        expect({ afterSlug: after.slug, afterStatus: after.status, afterDate: after.date }).toEqual(
          {
            afterSlug: before.slug,
            afterStatus: before.status,
            afterDate: before.date,
          },
        )
      })

      it('keeps members that the autosave lacks', async () => {
        const { item } = await changed()
        const { body: autosave } = await service.api
          .as('editor')
          .post(`${item}/autosaves`, { body: { content: 'Three' } })
        const { body } = await restore(`${item}/revisions/${autosave.id}`)
        expect({ titleRaw: body.title.raw, contentRaw: body.content.raw }).toEqual({
          titleRaw: 'Second',
          contentRaw: 'Three',
        })
      })

      it('accepts a current tag of the item', async () => {
        const { item, revision } = await changed()
        const { headers } = await service.api.as('editor').get(item)
        const answer = await restore(revision, 'editor', { 'if-match': headers['etag'] })
        expect(answer.status).toBe(200)
      })
    })

    describe('400', () => {
      it('refuses a body that is not JSON', async () => {
        const { revision } = await changed()
        const answer = await service.api.as('editor').post(`${revision}/restore`, { body: '{' })
        expect(answer).toBeRestError('rest_invalid_json', 400)
      })
    })

    describe('401/403', () => {
      it('refuses visitors and callers who may not edit the item', async () => {
        const { revision } = await changed()
        expect(await restore(revision, 'anonymous')).toBeRestError('rest_cannot_edit', 401)
        expect(await restore(revision, 'contributor')).toBeRestError('rest_cannot_edit', 403)
      })
    })

    describe('404', () => {
      it('finds no revision of another item', async () => {
        const [one, other] = [await changed(), await changed()]
        const answer = await restore(`${one.item}/revisions/${other.revision.split('/').pop()}`)
        expect(answer).toBeRestError('rest_revision_parent_id_mismatch', 404)
      })

      it('finds no unknown revision', async () => {
        const { item } = await changed()
        expect(await restore(`${item}/revisions/99999999`)).toBeRestError(
          'rest_post_invalid_id',
          404,
        )
      })
    })

    describe('412', () => {
      it('changes nothing of an item that has changed', async () => {
        const { item, revision } = await changed()
        const answer = await restore(revision, 'editor', { 'if-match': '"1-x"' })
        expect(answer).toBeRestError('rest_precondition_failed', 412)
        expect(await countOf(item)).toBe(2)
      })
    })
  },
)

describe('POST /core/v2/posts/{parent}/revisions/{id}/restore', () => {
  it('200 removes the markup that the caller may not use', async () => {
    const { id } = await make.post({ content: 'x' }, 'author')
    const path = `/core/v2/posts/${id}`
    const content = 'Fine <script>alert(1)</script>'
    await service.api.as('editor').post(path, { body: { content } })
    await service.api.as('author').post(path, { body: { content: 'y' } })
    const { body } = await service.api.as('author').get(`${path}/revisions`)
    const { body: restored } = await service.api
      .as('author')
      .post(`${path}/revisions/${body[1].id}/restore`)
    expect(restored.content.raw).not.toContain('<script')
  })

  it('400 refuses a revision that would be empty', async () => {
    const { id } = await make.post({ title: 'T', content: '' }, 'author')
    const path = `/core/v2/posts/${id}`
    const content = '<iframe></iframe>'
    await service.api.as('editor').post(path, { body: { title: '', content } })
    await service.api.as('editor').post(path, { body: { title: 'T' } })
    const { body } = await service.api.as('author').get(`${path}/revisions`)
    const answer = await service.api.as('author').post(`${path}/revisions/${body[1].id}/restore`)
    expect(answer).toBeRestError('empty_content', 400)
  })
})
