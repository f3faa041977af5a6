import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createFactories, type Factories } from '../../support/factories.ts'
import { startService, type TestService } from '../../support/service.ts'

let service: TestService
let make: Factories
beforeAll(async () => {
  service = await startService()
  make = createFactories(service.api)
}, 30_000)
afterAll(() => service.close())

const ascending = (one: number, other: number): number => one - other

const tagOf = async (id: number): Promise<string> =>
  (await service.api.get(`/core/v2/posts/${id}`)).headers['etag'] ?? ''

const update = (id: number, tag: string, body: unknown) =>
  service.api.as('editor').post(`/core/v2/posts/${id}`, { body, headers: { 'if-match': tag } })

it('POST /core/v2/posts/{id} 200/412 lets the first writer with a tag pass and refuses the second one', async () => {
  const { id } = await make.post()
  const tag = await tagOf(id)
  expect((await update(id, tag, { title: 'First' })).status).toBe(200)
  expect(await update(id, tag, { title: 'Second' })).toBeRestError('rest_precondition_failed', 412)
  expect((await service.api.get(`/core/v2/posts/${id}`)).body.title.rendered).toBe('First')
})

it('POST /core/v2/posts/{id} 200/412 lets exactly one of many writers with a tag at once pass', async () => {
  const { id } = await make.post()
  const tag = await tagOf(id)
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, n) => update(id, tag, { title: `Writer ${n}` })),
  )
  const statuses = answers.map(({ status }) => status).toSorted(ascending)
  expect(statuses).toEqual([200, ...Array<number>(9).fill(412)])
}, 30_000)

it.each([false, true])(
  'DELETE /core/v2/posts/{id} 412 keeps a post that has changed since its tag, with the force %s',
  async (force) => {
    const { id } = await make.post()
    const tag = await tagOf(id)
    await update(id, '*', { title: 'Changed' })
    const answer = await service.api
      .as('editor')
      .delete(`/core/v2/posts/${id}`, { query: { force }, headers: { 'if-match': tag } })
    expect(answer).toBeRestError('rest_precondition_failed', 412)
  },
)

it('POST /core/v2/posts/{id} 412 refuses a write to a post that has changed since a date', async () => {
  const { id } = await make.post()
  const headers = { 'if-unmodified-since': 'Sat, 01 Jan 2000 00:00:00 GMT' }
  const answer = await service.api
    .as('editor')
    .post(`/core/v2/posts/${id}`, { body: { title: 'x' }, headers })
  expect(answer).toBeRestError('rest_precondition_failed', 412)
})

describe('Writers at once', () => {
  it('succeed, or are told that the item is in the trash already', async () => {
    const { id } = await make.post()
    const editor = service.api.as('editor')
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, (_, n) =>
        editor.post(`/core/v2/posts/${id}`, { body: { content: `Text ${n}` } }),
      ),
      ...Array.from({ length: 3 }, () => editor.delete(`/core/v2/posts/${id}`)),
    ])
    const statuses = answers.map(({ status }) => status).toSorted(ascending)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 410, 410])
  }, 30_000)

  it('keep what the others wrote elsewhere in the item', async () => {
    const { id } = await make.post()
    const tag = await make.tag()
    const bodies = [
      { title: 'Title' },
      { content: 'Content' },
      { excerpt: 'Excerpt' },
      { slug: `together-${id}` },
      { sticky: true },
      { template: '' },
      { format: 'aside' },
      { comment_status: 'closed' },
      { tags: [tag.id] },
    ]
    const editor = service.api.as('editor')
    const path = `/core/v2/posts/${id}`
    await Promise.all(bodies.map((body) => editor.post(path, { body })))
    const { body } = await editor.get(`${path}?context=edit`)
    expect(body).toMatchObject({
      title: { raw: 'Title' },
      content: { raw: 'Content' },
      excerpt: { raw: 'Excerpt' },
      slug: `together-${id}`,
      sticky: true,
      format: 'aside',
      comment_status: 'closed',
      tags: [tag.id],
    })
  }, 30_000)

  it('find nothing when somebody removed the item', async () => {
    const { id } = await make.post()
    const editor = service.api.as('editor')
    const answers = await Promise.all([
      ...Array.from({ length: 3 }, () => editor.post(`/core/v2/posts/${id}`, { body: {} })),
      ...Array.from({ length: 3 }, () => editor.delete(`/core/v2/posts/${id}?force=true`)),
    ])
    const removals = answers.slice(3).map(({ status }) => status)
    expect(removals.toSorted(ascending)).toEqual([200, 404, 404])
    expect(answers.every(({ status }) => status === 200 || status === 404)).toBe(true)
  }, 30_000)
})
