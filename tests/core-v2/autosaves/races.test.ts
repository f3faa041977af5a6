import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { createFactories, type Factories } from '../../support/factories.ts'
import { startService, type TestService } from '../../support/service.ts'

let service: TestService
let make: Factories
beforeAll(async () => {
  service = await startService()
  make = createFactories(service.api)
}, 30_000)
afterAll(() => service.close())

it('POST /core/v2/posts/{id}/autosaves 200 keeps one autosave for each of several users who save at once', async () => {
  const { id } = await make.post({}, 'author')
  const path = `/core/v2/posts/${id}/autosaves`
  const askers = ['editor', 'author', 'admin'] as const
  const answers = await Promise.all(
    Array.from({ length: 24 }, (_, n) =>
      service.api.as(askers[n % 3] ?? 'editor').post(path, { body: { content: `Text ${n}` } }),
    ),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  const { body } = await service.api.as('editor').get(path)
  expect(body).toHaveLength(3)
})

it('POST /core/v2/posts/{id}/autosaves 200 counts every one of several writes at once', async () => {
  const { id } = await make.post()
  const path = `/core/v2/posts/${id}/autosaves`
  await Promise.all(
    Array.from({ length: 8 }, (_, n) =>
      service.api.as('editor').post(path, { body: { content: `Text ${n}` } }),
    ),
  )
  const rows = await service.ctx.database.prisma.revision.findMany({ where: { parentId: id } })
  expect(rows.map(({ version }) => version)).toEqual([8])
})

it('POST /core/v2/posts/{id}/autosaves 200/404 saves or finds nothing while the item is removed', async () => {
  const { id } = await make.post()
  const path = `/core/v2/posts/${id}`
  const editor = service.api.as('editor')
  const answers = await Promise.all([
    ...Array.from({ length: 6 }, () => editor.post(`${path}/autosaves`, { body: { title: 'T' } })),
    editor.delete(`${path}?force=true`),
    ...Array.from({ length: 6 }, () => editor.post(`${path}/autosaves`, { body: { title: 'T' } })),
  ])
  const statuses = new Set(answers.map(({ status }) => status))
  statuses.delete(404)
  expect(statuses).toEqual(new Set([200]))
})

it('POST /core/v2/posts/{id}/autosaves 200 leaves the published text of a draft that is published meanwhile', async () => {
  const { id } = await make.post({ status: 'draft', content: 'Draft' })
  const path = `/core/v2/posts/${id}`
  const editor = service.api.as('editor')
  const [published, ...saved] = await Promise.all([
    editor.post(path, { body: { status: 'publish', content: 'Final' } }),
    ...Array.from({ length: 6 }, () =>
      editor.post(`${path}/autosaves`, { body: { content: 'Typing' } }),
    ),
  ])
  expect(published.status).toBe(200)
  expect(saved.map(({ status }) => status)).toEqual(Array(6).fill(200))
  const { body } = await editor.get(`${path}?context=edit`)
  // Saved before, it was overwritten; saved after, it is kept apart from the published text.
  expect(body.content.raw).toBe('Final')
})
