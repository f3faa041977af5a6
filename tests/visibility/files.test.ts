import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import * as make from '../media/support/files.ts'
import { describeOverStores } from '../media/support/stores.ts'
import { picture, upload } from '../media/support/upload.ts'
import { unique } from '../support/factories.ts'
import type { Actor } from '../support/api.ts'
import { startService, type TestService } from '../support/service.ts'
import { startSession } from '../../src/domain/accounts/sessions.ts'
import { sessionCookie } from '../../src/pages/sign-in/session-cookie.ts'

const PASSWORD = 'opensesame'

async function seen(url: string, headers: Record<string, string> = {}) {
  const answer = await fetch(url, { headers })
  await answer.arrayBuffer()
  return { status: answer.status, cache: answer.headers.get('cache-control') }
}

await describeOverStores((store) => {
  let service: TestService
  let bytes: Buffer
  beforeAll(async () => {
    service = await startService({ environment: store })
    bytes = await make.png({ width: 1200, height: 900 })
  }, 30_000)
  afterAll(() => service?.close())

  const header = (asker: Actor): Record<string, string> => {
    if (asker === 'anonymous') return {}
    const { user, pass } = typeof asker === 'string' ? service.credentials[asker] : asker
    return { authorization: `Basic ${btoa(`${user}:${pass}`)}` }
  }

  const PUBLIC = { status: 200, cache: 'public, max-age=31536000, immutable' }
  const KEPT = { status: 404, cache: 'no-store' }
  const OWN = { status: 200, cache: 'private, no-store' }

  /** The addresses of a picture of the author and of its sizes, attached to a post of the author. */
  async function attached(members: Readonly<Record<string, unknown>>) {
    const author = service.api.as('author')
    const title = unique('Parent ')
    const post = await author.post('/core/v2/posts', { body: { title, ...members } })
    const { id } = await picture(service, { bytes, asker: 'author', query: { post: post.body.id } })
    const { body } = await author.get(`/core/v2/media/${id}`)
    const sizes = Object.values<{ source_url: string }>(body.media_details.sizes)
    const urls = [body.source_url as string, ...sizes.map((size) => size.source_url)]
    expect(urls.length).toBeGreaterThan(2)
    return { parent: post.body.id as number, id, urls }
  }

  describe.each([
    ['draft', { status: 'draft' }],
    ['pending', { status: 'pending' }],
    ['private', { status: 'private' }],
    ['future', { status: 'future', date: '2199-01-01T00:00:00' }],
    ['protected', { status: 'publish', password: PASSWORD }],
    ['trashed', { status: 'publish' }],
  ])('The files of a picture that is attached to a %s post', (name, members) => {
    let urls: string[]
    beforeAll(async () => {
      const made = await attached(members)
      if (name === 'trashed') await service.api.as('author').delete(`/core/v2/posts/${made.parent}`)
      urls = made.urls
    })

    it.each(['anonymous', 'subscriber', 'contributor'] as const)(
      'are not there for a %s, originals and sizes alike',
      async (asker) => {
        for (const url of urls) expect(await seen(url, header(asker))).toEqual(KEPT)
      },
    )

    it.each(['author', 'editor'] as const)(
      'are read by an %s, and kept by no cache',
      async (asker) => {
        for (const url of urls) expect(await seen(url, header(asker))).toEqual(OWN)
      },
    )
  })

  it('Files become public with the item that they are attached to, and are withdrawn with it', async () => {
    const { parent, urls } = await attached({ status: 'draft' })
    const [url = ''] = urls
    const author = service.api.as('author')
    for (const [status, expected] of [
      ['publish', PUBLIC],
      ['private', KEPT],
      ['publish', PUBLIC],
    ] as const) {
      await author.patch(`/core/v2/posts/${parent}`, { body: { status } })
      expect(await seen(url)).toEqual(expected)
      expect(await seen(url)).toEqual(expected)
    }
  })

  it('Another node withdraws a file as soon as it is notified', async () => {
    const other = await startService({ sharedWith: service, environment: store })
    try {
      const { parent, urls } = await attached({ status: 'publish' })
      const url = (urls[0] ?? '').replace(service.url, other.url)
      expect(await seen(url)).toEqual(PUBLIC)
      const notified = new Promise<void>((resolve) => {
        other.ctx.database.changes.onChange('content', resolve)
      })
      await service.api.as('author').delete(`/core/v2/posts/${parent}`)
      await notified
      expect(await seen(url)).toEqual(KEPT)
    } finally {
      await other.close()
    }
  })

  it('The session of a person who signed in opens the files that this person may read', async () => {
    const { urls } = await attached({ status: 'private' })
    const [url = ''] = urls
    for (const [login, expected] of [
      [service.credentials.editor.user, OWN],
      [service.credentials.subscriber.user, KEPT],
    ] as const) {
      const user = await service.ctx.database.prisma.user.findUniqueOrThrow({ where: { login } })
      const set = sessionCookie(service.url, await startSession(service.ctx, { id: user.id }))
      const cookie = set.split(';')[0] ?? ''
      expect(await seen(url, { cookie })).toEqual(expected)
    }
    const [cookie = ''] = sessionCookie(service.url, 'x'.repeat(43)).split(';')
    expect(await seen(url, { cookie })).toEqual(KEPT)
  })

  it('The password of the item opens its files in the browser that gave it', async () => {
    const { parent, urls } = await attached({ status: 'publish', password: PASSWORD })
    const [url = ''] = urls
    const { link } = (await service.api.get(`/core/v2/posts/${parent}`)).body
    const body = new URLSearchParams({ password: PASSWORD })
    const unlocked = await fetch(link, { method: 'POST', body, redirect: 'manual' })
    const cookie = (unlocked.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
    expect(await seen(url, { cookie })).toEqual(OWN)
    expect(await seen(url)).toEqual(KEPT)
  })

  it('A picture of a protected post is listed only for those who may edit the post', async () => {
    const { parent, id } = await attached({ status: 'publish', password: PASSWORD })
    for (const [asker, ids, status] of [
      ['anonymous', [], 401],
      ['subscriber', [], 403],
      ['editor', [id], 200],
    ] as const) {
      const client = service.api.as(asker)
      const list = await client.get('/core/v2/media', { query: { parent: [parent] } })
      expect(list.body.map((item: { id: number }) => item.id)).toEqual(ids)
      expect((await client.get(`/core/v2/media/${id}`)).status).toBe(status)
    }
  })

  it('A public file costs one statement at first, and none until its item changes', async () => {
    const { id, source_url: url } = await picture(service, { bytes })
    const { database } = service.ctx
    const spent = async (headers?: Record<string, string>): Promise<number> => {
      const before = database.statements()
      expect(await seen(url, headers)).toEqual(PUBLIC)
      return database.statements() - before
    }
    expect(await spent()).toBe(1)
    expect(await spent()).toBe(0)
    expect(await spent(header('editor'))).toBe(0)
    await service.api.as('editor').post('/core/v2/posts', { body: { title: 'Another' } })
    expect(await spent()).toBe(0)
    await service.api.as('admin').post(`/core/v2/media/${id}`, { body: { title: 'Pier' } })
    expect(await spent()).toBe(1)
  })

  it('Everything written below the data folder is readable by its owner only', async () => {
    const jpeg = await make.jpeg({ width: 1600, height: 900 })
    const { body } = await upload(service, jpeg, { name: `${unique()}.jpg` })
    const edit = { modifiers: [{ type: 'rotate', args: { angle: 90 } }], src: body.source_url }
    await service.api.as('editor').post(`/core/v2/media/${body.id}/edit`, { body: edit })
    const { dataDir } = service.ctx.config.database
    const found = await readdir(dataDir, { recursive: true, withFileTypes: true })
    expect(found.length).toBeGreaterThan(0)
    for (const entry of found) {
      const place = path.join(entry.parentPath, entry.name)
      const mode = ((await stat(place)).mode & 0o777).toString(8)
      expect({ place, mode }).toEqual({ place, mode: entry.isDirectory() ? '700' : '600' })
    }
  })
})
