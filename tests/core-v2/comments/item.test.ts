import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createFactories, unique, type Factories } from '../../support/factories.ts'
import { startService, type TestService } from '../../support/service.ts'
import { comment, COMMENTS, newcomer } from './support.ts'

let service: TestService
let make: Factories
let post: number
beforeAll(async () => {
  service = await startService()
  make = createFactories(service.api)
  post = (await make.post()).id
})
afterAll(() => service.close())

const at = (id: number | string): string => `${COMMENTS}/${id}`
const editor = () => service.api.as('editor')
const change = (id: number, body: object, headers = {}) => editor().patch(at(id), { body, headers })

describe('GET /core/v2/comments/{id}', () => {
  it('200 shows everybody an approved comment', async () => {
    const { id } = await comment(service, { post })
    const { status, body } = await service.api.get(at(id))
    expect(status).toBe(200)
    expect(body).toMatchObject({ id, status: 'approved', meta: {} })
    expect(body.link).toMatch(new RegExp(`/#comment-${id}$`))
    expect(body._links.up[0]).toMatchObject({ embeddable: true, post_type: 'post' })
    expect(body._links.self[0].targetHints.allow).toEqual(['GET'])
  })

  it('200/401/403 shows a waiting comment to its author and to no other reader', async () => {
    const reader = await newcomer(service)
    const { id } = await comment(service, { post }, reader)
    expect((await service.api.as(reader).get(at(id))).status).toBe(200)
    expect(await service.api.as('subscriber').get(at(id))).toBeRestError('rest_cannot_read', 403)
    expect(await service.api.get(at(id))).toBeRestError('rest_cannot_read', 401)
  })

  it('200/401 takes the password of the item and no other', async () => {
    const locked = await make.post({ password: 'key' })
    const { id } = await comment(service, { post: locked.id })
    expect((await service.api.get(at(id), { query: { password: 'key' } })).status).toBe(200)
    for (const query of [{}, { password: '' }, { password: 'wrong' }]) {
      const answer = await service.api.get(at(id), { query })
      expect(answer).toBeRestError('rest_cannot_read', 401)
    }
  })

  it('401/403 refuses a comment on an item that the caller may read no more, and tells its author why', async () => {
    const item = await make.post()
    const reader = await newcomer(service)
    const { id } = await comment(service, { post: item.id }, reader)
    await editor().patch(at(id), { body: { status: 'approved' } })
    await editor().patch(`/core/v2/posts/${item.id}`, { body: { status: 'private' } })
    expect(await service.api.get(at(id))).toBeRestError('rest_cannot_read', 401)
    expect(await service.api.as('subscriber').get(at(id))).toBeRestError('rest_cannot_read', 403)
    const own = await service.api.as(reader).get(at(id))
    expect(own).toBeRestError('rest_cannot_read_post', 403)
  })

  it('401/403 answers rest_forbidden_context to callers who do not moderate', async () => {
    const { id } = await comment(service, { post })
    const query = { context: 'edit' }
    const anonymous = await service.api.get(at(id), { query })
    expect(anonymous).toBeRestError('rest_forbidden_context', 401)
    const author = await service.api.as('author').get(at(id), { query })
    expect(author).toBeRestError('rest_forbidden_context', 403)
  })

  it('400 refuses an unknown context', async () => {
    const { id } = await comment(service, { post })
    const answer = await service.api.get(at(id), { query: { context: 'all' } })
    expect(answer).toBeRestError('rest_invalid_param', 400)
  })

  it('200/304 confirms a copy until the comment changes', async () => {
    const { id } = await comment(service, { post })
    const { headers } = await service.api.get(at(id))
    const conditional = { headers: { 'if-none-match': String(headers['etag']) } }
    expect((await service.api.get(at(id), conditional)).status).toBe(304)
    await change(id, { content: 'Other words' })
    expect((await service.api.get(at(id), conditional)).status).toBe(200)
  })
})

it.each([0, 99_999_999, 2 ** 31, '99999999999999999999'])(
  'Every operation on a comment answers 404 for the id %s',
  async (id) => {
    expect(await service.api.get(at(id))).toBeRestError('rest_comment_invalid_id', 404)
    expect(await editor().patch(at(id), { body: {} })).toBeRestError('rest_comment_invalid_id', 404)
    expect(await editor().delete(at(id))).toBeRestError('rest_comment_invalid_id', 404)
  },
)

describe('PATCH /core/v2/comments/{id}', () => {
  it('200 changes what is named and leaves the rest', async () => {
    const guest = { author_name: 'Guest', author_email: 'guest@a.test', author_url: 'a.test' }
    const before = await comment(service, { post, ...guest })
    const { status, body } = await change(before.id, { author_name: 'Friend' })
    expect(status).toBe(200)
    expect(body).toMatchObject({ author: 0, author_name: 'Friend', author_url: 'http://a.test' })
    expect(body.content).toEqual(before.content)
    const author = service.credentials.author.id
    expect((await change(before.id, { author })).body).toMatchObject({
      author,
      author_name: service.credentials.author.name,
    })
  })

  it('200 takes a comment through every status and back', async () => {
    const { id } = await comment(service, { post })
    const seen: string[] = []
    for (const status of [
      '0',
      'spam',
      'trash',
      'untrash',
      'unspam',
      'untrash',
      '1',
      'trash',
      'approve',
    ]) {
      seen.push((await change(id, { status })).body.status)
    }
    const expected = [
      'hold',
      'spam',
      'trash',
      'spam',
      'hold',
      'hold',
      'approved',
      'trash',
      'approved',
    ]
    expect(seen).toEqual(expected)
  })

  it('200 gives a comment from the trash its former status', async () => {
    const { id } = await comment(service, { post })
    await editor().delete(at(id))
    expect((await change(id, { status: 'untrash' })).body.status).toBe('approved')
  })

  it('200 moves a comment to another item and leaves its answers behind', async () => {
    const other = await make.post()
    const top = await comment(service, { post })
    const middle = await comment(service, { post, parent: top.id })
    const leaf = await comment(service, { post, parent: middle.id })
    const { body } = await change(middle.id, { post: other.id })
    expect(body).toMatchObject({ post: other.id, parent: 0 })
    expect((await service.api.get(at(leaf.id))).body).toMatchObject({ post, parent: top.id })
  })

  it.each([
    [400, 'rest_comment_content_invalid', { content: ' ' }],
    [400, 'rest_comment_author_invalid', { author: 0 }],
    [400, 'rest_comment_invalid_parent', { parent: 99_999_999 }],
    [400, 'comment_content_column_length', { content: 'x'.repeat(65_526) }],
    [400, 'rest_invalid_param', { author_ip: 'here' }],
    [403, 'rest_comment_invalid_post_id', { post: 0 }],
    [403, 'rest_comment_invalid_post_id', { post: 1e20 }],
    [404, 'rest_comment_invalid_type', { type: 'note' }],
  ])('%d answers %s for %j', async (status, code, body) => {
    const { id } = await comment(service, { post })
    expect(await change(id, body)).toBeRestError(code, status)
  })

  it('400 answers rest_comment_invalid_parent for the comment itself and for its replies', async () => {
    const top = await comment(service, { post })
    const below = await comment(service, { post, parent: top.id })
    for (const parent of [top.id, below.id]) {
      expect(await change(top.id, { parent })).toBeRestError('rest_comment_invalid_parent', 400)
    }
  })

  it('200/400 makes one of two moves that together would create a cycle', async () => {
    const one = await comment(service, { post })
    const two = await comment(service, { post })
    const answers = await Promise.all([
      change(one.id, { parent: two.id }),
      change(two.id, { parent: one.id }),
    ])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
  })

  it('401/403 refuses callers who do not moderate, the author included', async () => {
    const reader = await newcomer(service)
    const { id } = await comment(service, { post }, reader)
    const body = { content: 'Changed' }
    expect(await service.api.patch(at(id), { body })).toBeRestError('rest_cannot_edit', 401)
    const own = await service.api.as(reader).patch(at(id), { body })
    expect(own).toBeRestError('rest_cannot_edit', 403)
  })

  it('412 changes nothing if somebody else was faster', async () => {
    const { id } = await comment(service, { post })
    const { headers } = await service.api.get(at(id))
    const tag = { 'if-match': String(headers['etag']) }
    expect((await change(id, { content: 'First' }, tag)).status).toBe(200)
    const late = await change(id, { content: 'Second' }, tag)
    expect(late).toBeRestError('rest_precondition_failed', 412)
    const { body } = await service.api.get(at(id))
    expect(body.content.rendered).toBe('<p>First</p>')
  })
})

describe('DELETE /core/v2/comments/{id}', () => {
  it('200/410 moves to the trash once', async () => {
    const { id } = await comment(service, { post })
    const { status, body } = await editor().delete(at(id))
    expect({ status, bodyStatus: body.status }).toEqual({ status: 200, bodyStatus: 'trash' })
    expect(await editor().delete(at(id))).toBeRestError('rest_already_trashed', 410)
  })

  it('200 deletes permanently, and moves replies up to its parent', async () => {
    const top = await comment(service, { post })
    const middle = await comment(service, { post, parent: top.id })
    const leaf = await comment(service, { post, parent: middle.id })
    const { body } = await editor().delete(at(middle.id), { query: { force: true } })
    expect(body).toMatchObject({ deleted: true, previous: { id: middle.id, status: 'approved' } })
    expect(body.previous._links).toBeUndefined()
    expect((await service.api.get(at(leaf.id))).body.parent).toBe(top.id)
    expect(await service.api.get(at(middle.id))).toBeRestError('rest_comment_invalid_id', 404)
  })

  it('200 leaves no answer to a comment that is deleted while it is answered', async () => {
    const top = await comment(service, { post })
    const [gone, ...answers] = await Promise.all([
      editor().delete(at(top.id), { query: { force: true } }),
      ...Array.from({ length: 4 }, () =>
        editor().post(COMMENTS, { body: { post, parent: top.id, content: unique() } }),
      ),
    ])
    expect(gone.status).toBe(200)
    expect(answers.every(({ status }) => status === 201 || status === 400)).toBe(true)
    const { body } = await editor().get(COMMENTS, { query: { parent: top.id } })
    expect(body).toEqual([])
  })

  it('400 refuses a force that is not a boolean', async () => {
    const { id } = await comment(service, { post })
    const answer = await editor().delete(at(id), { query: { force: 'maybe' } })
    expect(answer).toBeRestError('rest_invalid_param', 400)
  })

  it('401/403 refuses callers who do not moderate', async () => {
    const { id } = await comment(service, { post })
    expect(await service.api.delete(at(id))).toBeRestError('rest_cannot_delete', 401)
    const author = await service.api.as('author').delete(at(id))
    expect(author).toBeRestError('rest_cannot_delete', 403)
  })

  it('412 deletes only the current version', async () => {
    const { id } = await comment(service, { post })
    const answer = await editor().delete(at(id), { headers: { 'if-match': '"99-x"' } })
    expect(answer).toBeRestError('rest_precondition_failed', 412)
    expect((await service.api.get(at(id))).status).toBe(200)
  })
})

it('DELETE /core/v2/posts/{id} 200 removes the comments on the item too', async () => {
  const item = await make.post()
  const { id } = await comment(service, { post: item.id })
  await editor().delete(`/core/v2/posts/${item.id}`, { query: { force: true } })
  expect(await service.api.get(at(id))).toBeRestError('rest_comment_invalid_id', 404)
})

it('DELETE /core/v2/users/{id} 200 leaves the name of the account on its comments', async () => {
  const reader = await newcomer(service)
  const { id } = await comment(service, { post, status: undefined }, reader)
  const before = await editor().get(at(id))
  await service.api.as('admin').delete(`/core/v2/users/${reader.id}`, {
    query: { force: true, reassign: service.credentials.editor.id },
  })
  const after = await editor().get(at(id))
  expect(after.body).toMatchObject({ author: 0, author_name: before.body.author_name })
  expect(after.headers['etag']).not.toBe(before.headers['etag'])
})

it('POST /core/v2/comments 201/403 never fails on an item that is removed meanwhile', async () => {
  const item = await make.post()
  const [, ...answers] = await Promise.all([
    editor().delete(`/core/v2/posts/${item.id}`, { query: { force: true } }),
    ...Array.from({ length: 4 }, () =>
      editor().post(COMMENTS, { body: { post: item.id, content: unique() } }),
    ),
  ])
  expect(answers.every(({ status }) => status === 201 || status === 403)).toBe(true)
})
