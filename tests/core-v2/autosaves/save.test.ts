import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Actor } from '../../support/api.ts'
import { createFactories, unique, type Factories } from '../../support/factories.ts'
import { startService, type TestService } from '../../support/service.ts'

let service: TestService
let make: Factories
beforeAll(async () => {
  service = await startService()
  make = createFactories(service.api)
}, 30_000)
afterAll(() => service.close())

describe.each(['post', 'page', 'block'] as const)('POST /core/v2/%ss/{id}/autosaves', (type) => {
  const base = `/core/v2/${type}s`
  const save = (
    id: number,
    body: unknown,
    asker: Actor = 'editor',
    headers: Readonly<Record<string, string>> = {},
  ) => service.api.as(asker).post(`${base}/${id}/autosaves`, { body, headers })
  const read = async (id: number) =>
    (await service.api.as('editor').get(`${base}/${id}?context=edit`)).body

  describe('200', () => {
    it('keeps texts sent earlier, and leaves others empty', async () => {
      const { id } = await make[type]()
      await save(id, { title: 'T' })
      const { body } = await save(id, { content: 'C' })
      expect({
        titleRaw: body.title.raw,
        contentRaw: body.content.raw,
        excerptRaw: body.excerpt.raw,
      }).toEqual({ titleRaw: 'T', contentRaw: 'C', excerptRaw: '' })
    })

    it('clears members that are sent empty', async () => {
      const { id } = await make[type]()
      await save(id, { title: 'T', content: 'C' })
      const { body } = await save(id, { title: '', content: { raw: '' } })
      expect({ titleRaw: body.title.raw, contentRaw: body.content.raw }).toEqual({
        titleRaw: '',
        contentRaw: '',
      })
    })

    it('treats texts of a wrong type as not sent', async () => {
      const { id } = await make[type]()
      await save(id, { title: 'T', content: 'C' })
      const { body } = await save(id, { title: 7, content: ['x'], excerpt: null })
      expect({ titleRaw: body.title.raw, contentRaw: body.content.raw }).toEqual({
        titleRaw: 'T',
        contentRaw: 'C',
      })
    })

    it('does not touch the item', async () => {
      const { id } = await make[type]({ slug: unique() })
      const before = await read(id)
      await save(id, { title: 'T', slug: unique(), status: 'draft', menu_order: 4, id: 1 })
      const after = await read(id)
      const { _links: _before, ...was } = before
      const { _links: _after, ...is } = after
      expect(is).toEqual(was)
    })

    it('changes the draft of its own author', async () => {
      const { id } = await make[type]({ status: 'draft', content: 'One' })
      const { body } = await save(id, { content: 'Two', status: 'publish', slug: unique() })
      expect({
        id: body.id,
        parent: body.parent,
        date: body.date,
        contentRaw: body.content.raw,
      }).toEqual({ id, parent: 0, date: null, contentRaw: 'Two' })
      const item = await read(id)
      expect({
        itemContentRaw: item.content.raw,
        itemStatus: item.status,
        itemSlug: item.slug,
      }).toEqual({ itemContentRaw: 'Two', itemStatus: 'draft', itemSlug: '' })
      expect(item._links['version-history'][0].count).toBe(0)
    })

    it('shows the date that a draft has', async () => {
      const { id } = await make[type]({ status: 'draft', date: '2018-01-01T00:00:00' })
      const { body } = await save(id, { content: 'Two' })
      expect(body.date).toBe('2018-01-01T00:00:00')
    })

    it('counts as a write of that draft', async () => {
      const { id } = await make[type]({ status: 'draft' })
      const { headers } = await service.api.as('editor').get(`${base}/${id}`)
      await save(id, { content: 'Two' })
      const answer = await service.api.as('editor').post(`${base}/${id}`, {
        body: { content: 'Three' },
        headers: { 'if-match': headers['etag'] ?? '' },
      })
      expect(answer.status).toBe(412)
    })

    it('keeps an autosave apart from an own item that waits for review', async () => {
      const { id } = await make[type]({ status: 'pending', content: 'One' })
      const { body } = await save(id, { content: 'Two' })
      expect({ parent: body.parent, readContentRaw: (await read(id)).content.raw }).toEqual({
        parent: id,
        readContentRaw: 'One',
      })
    })
  })

  describe('400', () => {
    it('names all wrong arguments', async () => {
      const { id } = await make[type]()
      const answer = await save(id, { date: 'soon', status: 'lost', title: 'T' })
      expect(answer).toBeRestError('rest_invalid_param', 400)
      expect(Object.keys(answer.body.data.params).toSorted()).toEqual(['date', 'status'])
    })

    it('refuses the status of the trash, which only deletion gives', async () => {
      const { id } = await make[type]()
      const answer = await save(id, { content: 'C', status: 'trash' })
      expect(answer).toBeRestError('rest_invalid_param', 400)
      expect(Object.keys(answer.body.data.params)).toEqual(['status'])
    })

    it('refuses texts that cannot be stored', async () => {
      const { id } = await make[type]()
      const answer = await save(id, { content: 'a\u0000b' })
      expect(answer).toBeRestError('rest_invalid_param', 400)
    })

    it('refuses to empty a draft', async () => {
      const { id } = await make[type]({ status: 'draft' })
      const answer = await save(id, { title: '', content: '', excerpt: '' })
      expect(answer).toBeRestError('empty_content', 400)
    })
  })

  describe('401/403', () => {
    it('refuses visitors and callers who may not edit the item', async () => {
      const { id } = await make[type]()
      expect(await save(id, { content: 'x' }, 'anonymous')).toBeRestError('rest_cannot_edit', 401)
      expect(await save(id, { content: 'x' }, 'contributor')).toBeRestError('rest_cannot_edit', 403)
    })
  })

  describe('404', () => {
    it.each(['0', '99999999', '99999999999999999999'])('finds no item %s', async (id) => {
      const answer = await service.api.as('editor').post(`${base}/${id}/autosaves`, { body: {} })
      expect(answer).toBeRestError('rest_post_invalid_id', 404)
    })
  })

  describe('412', () => {
    it.each(['draft', 'publish'])(
      'writes nothing over another version of an item with the status %s',
      async (status) => {
        const { id } = await make[type]({ status, content: 'One' })
        const { headers } = await service.api.as('editor').get(`${base}/${id}`)
        await service.api.as('admin').post(`${base}/${id}`, { body: { content: 'Theirs' } })
        const seen = { 'if-match': headers['etag'] ?? '' }
        expect(await save(id, { content: 'Mine' }, 'editor', seen)).toBeRestError(
          'rest_precondition_failed',
          412,
        )
        const kept = await service.api.as('editor').get(`${base}/${id}/autosaves`)
        expect([(await read(id)).content.raw, kept.body]).toEqual(['Theirs', []])
      },
    )
  })
})

it('POST /core/v2/posts/{id}/autosaves 200 removes scripts of an author from the autosave', async () => {
  const { id } = await make.post({}, 'author')
  const { body } = await service.api.as('author').post(`/core/v2/posts/${id}/autosaves`, {
    body: { content: 'A <script>x</script><a href="javascript:x" onclick="y">b</a>' },
  })
  expect(body.content.raw).not.toMatch(/script|onclick/)
})

it('POST /core/v2/posts/{id}/autosaves 200 removes scripts of a contributor from the draft', async () => {
  const { id } = await make.post({ status: 'draft' }, 'contributor')
  const { body } = await service.api.as('contributor').post(`/core/v2/posts/${id}/autosaves`, {
    body: { content: 'A <script>x</script><img src=x onerror=y>' },
  })
  expect(body.content.raw).not.toMatch(/script|onerror/)
})

it('POST /core/v2/posts/{id}/autosaves 403 refuses a contributor the status of a published post', async () => {
  const { id } = await make.post({ status: 'draft' }, 'contributor')
  const answer = await service.api
    .as('contributor')
    .post(`/core/v2/posts/${id}/autosaves`, { body: { content: 'A', status: 'publish' } })
  expect(answer).toBeRestError('rest_cannot_publish', 403)
})

describe.each(['post', 'page'] as const)('POST /core/v2/%ss/{id}/autosaves 400', (type) => {
  it('refuses meta of a wrong type', async () => {
    const { id } = await make[type]()
    const answer = await service.api.as('editor').post(`/core/v2/${type}s/${id}/autosaves`, {
      body: { content: 'C', meta: { _EventCost: [] } },
    })
    expect(answer).toBeRestError('rest_invalid_type', 400)
  })
})
