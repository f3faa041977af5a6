import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import pino from 'pino'
import { picture } from '../../media/support/upload.ts'
import { createFactories, type Factories } from '../../support/factories.ts'
import { startService, type TestService } from '../../support/service.ts'
import { previewTools, type PreviewTools } from './support.ts'

const DAY = 24 * 60 * 60 * 1000
const lines: string[] = []
let later = 0
let service: TestService
let make: Factories
let linkTo: PreviewTools['linkTo']
let shown: PreviewTools['shown']
beforeAll(async () => {
  service = await startService({
    clock: () => new Date(Date.now() + later),
    log: pino({ level: 'info' }, { write: (line) => void lines.push(line) }),
  })
  make = createFactories(service.api)
  ;({ linkTo, shown } = previewTools(service.api))
}, 30_000)
afterAll(() => service?.close())

/** A picture that is attached to a draft of the editor, with a link to it. */
async function hidden() {
  const { id: post } = await make.post({ status: 'draft', title: 'Secret plans' })
  const { id, source_url: file } = await picture(service, { query: { post } })
  const path = `/core/v2/media/${id}`
  return { id, post, file, path, parent: `/core/v2/posts/${post}`, link: await linkTo(path) }
}

/** Changes an item one time after the other, as the editor. @throws Error when one is refused */
async function change(path: string, ...changes: readonly Readonly<Record<string, unknown>>[]) {
  for (const body of changes) {
    const { status, text } = await service.api.as('editor').patch(path, { body })
    if (status !== 200) throw new Error(`A change got ${status}: ${text}`)
  }
}

async function open(url: string, cookie = '') {
  const response = await fetch(url, { redirect: 'manual', headers: { cookie } })
  await response.arrayBuffer()
  const [own = ''] = response.headers.get('set-cookie')?.split(';') ?? []
  return { status: response.status, headers: response.headers, cookie: own }
}

describe('POST /core/v2/media/{id}/preview-links', () => {
  it('200 answers with the address of a preview of the file', async () => {
    const { id, link } = await hidden()
    expect(link).toEqual({
      url: `${service.url}/?attachment_id=${id}&preview_token=${link.token}`,
      front_end_url: null,
      token: expect.stringMatching(/^[\w.-]{80,200}$/),
      expires: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
    })
  })

  it('400 refuses a media item in the trash', async () => {
    const { path } = await hidden()
    await service.api.as('editor').delete(path)
    const answer = await service.api.as('editor').post(`${path}/preview-links`)
    expect(answer).toBeRestError('rest_preview_of_trash', 400)
  })

  it('401 refuses visitors', async () => {
    const answer = await service.api.post(`${(await hidden()).path}/preview-links`)
    expect(answer).toBeRestError('rest_cannot_edit', 401)
  })

  it('403 refuses callers who may not edit the media item', async () => {
    const answer = await service.api.as('subscriber').post(`${(await hidden()).path}/preview-links`)
    expect(answer).toBeRestError('rest_cannot_edit', 403)
  })

  it('404 finds no item of another type', async () => {
    const { parent } = await hidden()
    const path = `${parent.replace('posts', 'media')}/preview-links`
    expect(await service.api.as('admin').post(path)).toBeRestError('rest_post_invalid_id', 404)
  })
})

describe('GET /core/v2/media/{id}', () => {
  it('200 shows a file of a draft to a token, and to no cache', async () => {
    const { id, path, link } = await hidden()
    const { status, body, headers } = await shown(path, link.token)
    const without = await service.api.get(path)
    expect({ status, id: body.id, kept: headers['cache-control'], tag: headers['etag'] }).toEqual({
      status: 200,
      id,
      kept: 'no-store',
      tag: undefined,
    })
    expect(without).toBeRestError('rest_forbidden', 401)
  })

  it('401 opens no other context to a token', async () => {
    const { path, link } = await hidden()
    const inEdit = await shown(path, link.token, { query: { context: 'edit' } })
    const inEmbed = await shown(path, link.token, { query: { context: 'embed' } })
    expect([inEdit.status, inEmbed.status]).toEqual([401, 401])
  })

  it('403 refuses the token of another file', async () => {
    const { path } = await hidden()
    const other = await hidden()
    expect(await shown(path, other.link.token)).toBeRestError('rest_preview_token_invalid', 403)
  })

  it('403 refuses an expired token', async () => {
    const { path, link } = await hidden()
    later = DAY + 60_000
    const answer = await shown(path, link.token)
    later = 0
    expect(answer).toBeRestError('rest_preview_token_expired', 403)
  })

  it.each([
    ['was published', (parent: string) => change(parent, { status: 'publish' })],
    ['was in the trash', (parent: string) => service.api.as('editor').delete(parent)],
  ])('403 refuses a token after the item that the file is attached to %s', async (_what, act) => {
    const { path, parent, link } = await hidden()
    await act(parent)
    await change(parent, { status: 'draft' })
    expect(await shown(path, link.token)).toBeRestError('rest_preview_token_invalid', 403)
  })

  it('403 refuses a token after the file was attached to another item', async () => {
    const { path, link } = await hidden()
    await change(path, { post: (await make.post({ status: 'draft' })).id })
    expect(await shown(path, link.token)).toBeRestError('rest_preview_token_invalid', 403)
  })

  it('403 refuses a token after the file was public for a time, attached to nothing', async () => {
    const { path, post, link } = await hidden()
    await change(path, { post: 0 }, { post })
    expect(await shown(path, link.token)).toBeRestError('rest_preview_token_invalid', 403)
  })

  it('403 refuses a token after a private file was public for a time', async () => {
    const { id } = await picture(service)
    const path = `/core/v2/media/${id}`
    await change(path, { status: 'private' })
    const { token } = await linkTo(path)
    const before = await shown(path, token)
    await change(path, { status: 'inherit' }, { status: 'private' })
    expect(before.status).toBe(200)
    expect(await shown(path, token)).toBeRestError('rest_preview_token_invalid', 403)
  })
})

describe('The token of a preview link to a file', () => {
  it.each([
    ['lists', 'get', '/core/v2/media?include=ID', 200],
    ['the item it is attached to', 'get', '/core/v2/posts?include=POST', 200],
    ['changes', 'patch', '/core/v2/media/ID', 401],
    ['deleting', 'delete', '/core/v2/media/ID', 401],
    ['further links', 'post', '/core/v2/media/ID/preview-links', 401],
  ] as const)('gives access to nothing else: %s', async (_what, verb, address, expected) => {
    const { id, post, file, link } = await hidden()
    const path = address.replace('ID', String(id)).replace('POST', String(post))
    const query = { preview_token: link.token }
    const { status, text } = await service.api[verb](path, {
      query,
      headers: { 'X-Preview-Token': link.token },
    })
    expect([status, text.includes(file), text.includes('Secret plans')]).toEqual([
      expected,
      false,
      false,
    ])
  })

  it('does not open the item that the file is attached to', async () => {
    const { parent, link } = await hidden()
    expect(await shown(parent, link.token)).toBeRestError('rest_preview_token_invalid', 403)
  })

  it('embeds nothing that is not public', async () => {
    const { path, link } = await hidden()
    const { status, text } = await shown(path, link.token, { query: { _embed: '1' } })
    expect([status, text.includes('Secret plans')]).toEqual([200, false])
  })

  it('is in no line of the log', async () => {
    const { path, file, link } = await hidden()
    const before = lines.length
    await shown(path, link.token)
    const { cookie } = await open(link.url)
    await open(file, cookie)
    const logged = lines.slice(before).join('')
    expect(logged).toContain('preview_token=[redacted]')
    expect(logged).not.toContain(link.token)
  })
})

describe('The page of a preview link to a file', () => {
  it('shows the file to those who have followed the link, and to no cache', async () => {
    const { file, link } = await hidden()
    const page = await open(link.url)
    const seen = await open(file, page.cookie)
    expect([page.status, seen.status, seen.headers.get('cache-control')]).toEqual([
      200,
      200,
      'private, no-store',
    ])
  })

  it('shows the file to nobody else', async () => {
    const { file } = await hidden()
    const other = await open((await hidden()).link.url)
    const statuses = [(await open(file)).status, (await open(file, other.cookie)).status]
    expect(statuses).toEqual([404, 404])
  })

  it('shows the file to nobody once the link has expired', async () => {
    const { file, link } = await hidden()
    const { cookie } = await open(link.url)
    later = DAY + 60_000
    const { status } = await open(file, cookie).finally(() => (later = 0))
    expect(status).toBe(404)
  })

  it('shows the file to nobody after the item it is attached to was public for a time', async () => {
    const { file, parent, link } = await hidden()
    const { cookie } = await open(link.url)
    await change(parent, { status: 'publish' })
    const published = await open(file)
    await change(parent, { status: 'draft' })
    expect([published.status, (await open(file, cookie)).status]).toEqual([200, 404])
  })

  it('does not name the item that the file is attached to', async () => {
    const { link } = await hidden()
    const response = await fetch(link.url)
    expect([response.status, (await response.text()).includes('Secret plans')]).toEqual([
      200,
      false,
    ])
  })
})
