import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import pino from 'pino'
import { createUser } from '../../support/accounts.ts'
import { createFactories, unique, type Factories } from '../../support/factories.ts'
import { startService, type TestService } from '../../support/service.ts'
import { previewTools, type PreviewTools } from './support.ts'

const HOUR = 60 * 60 * 1000
const lines: string[] = []
let later = 0
let service: TestService
let make: Factories
let linkTo: PreviewTools['linkTo']
let draft: PreviewTools['draft']
let shown: PreviewTools['shown']
beforeAll(async () => {
  service = await startService({
    clock: () => new Date(Date.now() + later),
    log: pino({ level: 'info' }, { write: (line) => void lines.push(line) }),
  })
  make = createFactories(service.api)
  ;({ linkTo, draft, shown } = previewTools(service.api))
}, 30_000)
afterAll(() => service?.close())

/** Does something at another time. */
async function after<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  later = milliseconds
  try {
    return await work()
  } finally {
    later = 0
  }
}

describe('GET /core/v2/posts/{id}', () => {
  it('200 takes a preview token in a header, for which scripts of other sites may ask', async () => {
    const { path, link } = await draft()
    const headers = { 'X-Preview-Token': link.token, origin: 'https://front.example' }
    const answer = await service.api.get(path, { headers })
    expect({
      status: answer.status,
      content: answer.body.content.rendered,
      allowed: answer.headers['access-control-allow-headers']?.includes('X-Preview-Token'),
    }).toEqual({ status: 200, content: '<p>Not yet.</p>', allowed: true })
  })

  it('200 shows for a preview token what a visitor would see, embedded terms too', async () => {
    const { path, link } = await draft({ password: 'sesame' })
    const { body } = await shown(path, link.token, { query: { _embed: 'core:term,author' } })
    expect(body).toMatchObject({
      content: { rendered: '<p>Not yet.</p>', protected: true },
      _embedded: { 'core:term': [[{ slug: 'uncategorized' }], []] },
    })
    expect(body).not.toHaveProperty('password')
    expect(body.content).not.toHaveProperty('raw')
  })

  it('200 shows the texts of the revision that a preview token is for', async () => {
    const { id } = await make.post({ status: 'draft', content: 'First.' })
    const path = `/core/v2/posts/${id}`
    const editor = service.api.as('editor')
    await editor.patch(path, { body: { content: 'Second.' } })
    const { body: revisions } = await editor.get(`${path}/revisions`)
    await editor.patch(path, { body: { content: 'Third.' } })
    const { token } = await linkTo(path, { revision: revisions[0].id })
    expect((await shown(path, token)).body.content.rendered).toBe('<p>Second.</p>')
  })

  it('200 shows an autosave of a published post for its preview token alone', async () => {
    const { id } = await make.post({ content: 'Published.' })
    const path = `/core/v2/posts/${id}`
    const { body } = await service.api
      .as('admin')
      .post(`${path}/autosaves`, { body: { content: 'Not yet.' } })
    const { token } = await linkTo(path, { revision: body.id })
    const texts = [
      await shown(path, token),
      await service.api.get(path),
      await service.api.get(path, { headers: { 'X-Preview-Token': token } }),
    ]
    expect(texts.map((answer) => answer.body.content.rendered)).toEqual([
      '<p>Not yet.</p>',
      '<p>Published.</p>',
      '<p>Not yet.</p>',
    ])
  })

  it('200 forbids caches to keep what a preview token opens', async () => {
    const { path, link } = await draft()
    const inHeader = { headers: { 'X-Preview-Token': link.token } }
    const answers = [await shown(path, link.token), await service.api.get(path, inHeader)]
    expect(
      answers.map(({ status, headers }) => [status, headers['cache-control'], headers['etag']]),
    ).toEqual([
      [200, 'no-store', undefined],
      [200, 'no-store', undefined],
    ])
    expect(await service.api.get(path)).toBeRestError('rest_forbidden', 401)
  })

  it('200 adds nothing for a preview token once the post is published', async () => {
    const { path, link } = await draft({ password: 'sesame' })
    await service.api.as('editor').patch(path, { body: { status: 'publish' } })
    const { status, body } = await shown(path, link.token)
    expect({ status, content: body.content }).toEqual({
      status: 200,
      content: { rendered: '', protected: true },
    })
  })

  it.each([
    ['another item', async () => (await draft()).link.token],
    ['nobody', async () => '31.0.2.1795629600.Cq3Zx0TQ6e1V9m2J5w7yHg.x'],
  ])('403 refuses a preview token of %s', async (_whose, tokenOf) => {
    const { path } = await draft()
    expect(await shown(path, await tokenOf())).toBeRestError('rest_preview_token_invalid', 403)
  })

  it('403 refuses a preview token that was changed', async () => {
    const { path, link } = await draft()
    const other = await draft()
    const parts = link.token.split('.')
    const changes = parts.map((part, place) => {
      const last = part.at(-1) === '1' ? '2' : '1'
      return parts.with(place, part.slice(0, -1) + last).join('.')
    })
    const mixed = [...parts.slice(0, 5), other.link.token.split('.')[5]].join('.')
    const answers = await Promise.all([...changes, mixed].map((token) => shown(path, token)))
    expect(new Set(answers.map(({ body }) => body.code))).toEqual(
      new Set(['rest_preview_token_invalid']),
    )
  })

  it('403 refuses a preview token once it has expired', async () => {
    const { path, link } = await draft()
    const before = await after(24 * HOUR - 60_000, () => shown(path, link.token))
    const past = await after(24 * HOUR + 60_000, () => shown(path, link.token))
    expect(before.status).toBe(200)
    expect(past).toBeRestError('rest_preview_token_expired', 403)
  })

  it.each(['publish', 'trash'])('403 refuses a preview token after %s and back', async (status) => {
    const { path, link } = await draft()
    const editor = service.api.as('editor')
    if (status === 'trash') await editor.delete(path)
    else await editor.patch(path, { body: { status } })
    await editor.patch(path, { body: { status: 'draft' } })
    expect(await shown(path, link.token)).toBeRestError('rest_preview_token_invalid', 403)
  })

  it.each([
    ['another password', { password: 'another long secret' }],
    ['fewer rights', { roles: ['subscriber'] }],
  ])('403 refuses a preview token whose creator got %s', async (_what, body) => {
    const login = unique('creator')
    const creator = await createUser(service.ctx, {
      login,
      role: 'editor',
      password: 'long secret',
    })
    const { id } = await make.post({ status: 'draft' })
    const path = `/core/v2/posts/${id}`
    const { token } = await linkTo(path, {}, { user: login, pass: creator.applicationPassword })
    const before = await shown(path, token)
    await service.api.as('admin').patch(`/core/v2/users/${creator.id}`, { body })
    expect(before.status).toBe(200)
    expect(await shown(path, token)).toBeRestError('rest_preview_token_invalid', 403)
  })

  it('403 refuses the preview token of a deleted revision', async () => {
    const { id } = await make.post({ status: 'draft', content: 'First.' })
    const path = `/core/v2/posts/${id}`
    const editor = service.api.as('editor')
    await editor.patch(path, { body: { content: 'Second.' } })
    const { body: revisions } = await editor.get(`${path}/revisions`)
    const { token } = await linkTo(path, { revision: revisions[0].id })
    await editor.delete(`${path}/revisions/${revisions[0].id}?force=true`)
    expect(await shown(path, token)).toBeRestError('rest_preview_token_invalid', 403)
  })
})

describe('The token of a preview link', () => {
  it.each([
    ['lists', 'GET', '/core/v2/posts?include=ID', 'not in the list'],
    ['the edit context', 'GET', '/core/v2/posts/ID?context=edit', 401],
    ['the embed context', 'GET', '/core/v2/posts/ID?context=embed', 401],
    ['revisions', 'GET', '/core/v2/posts/ID/revisions', 401],
    ['autosaves', 'GET', '/core/v2/posts/ID/autosaves', 401],
    ['comments', 'GET', '/core/v2/comments?post=ID', 401],
    ['structured data', 'GET', '/schema-output/posts/ID', 'hidden'],
    ['changes', 'POST', '/core/v2/posts/ID', 401],
    ['deleting', 'DELETE', '/core/v2/posts/ID', 401],
    ['further links', 'POST', '/core/v2/posts/ID/preview-links', 401],
  ])('gives access to nothing else: %s', async (_what, method, address, expected) => {
    const { id, link } = await draft({ title: 'Secret plans' })
    const path = address.replace('ID', String(id))
    const query = { preview_token: link.token }
    const headers = { 'X-Preview-Token': link.token }
    const send = { GET: 'get', POST: 'post', DELETE: 'delete' } as const
    const verb = send[method as keyof typeof send]
    const { status, text } = await service.api[verb](path, { query, headers })
    expect(text).not.toContain('Secret plans')
    if (typeof expected === 'number') expect(status).toBe(expected)
  })

  it('is in no line of the log', async () => {
    const { path, link } = await draft()
    const before = lines.length
    await shown(path, link.token)
    await service.api.get(path, { headers: { 'X-Preview-Token': link.token } })
    await service.api.get(path, { query: { Preview_Token: link.token } })
    await fetch(link.url)
    const logged = lines.slice(before).join('')
    expect(logged).toContain('preview_token=[redacted]')
    expect(logged).not.toContain(link.token)
  })
})
