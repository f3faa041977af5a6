import { existsSync, readFileSync, statSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { migrate } from '../../src/data/database/migrate.ts'
import { exportArchive } from '../../src/domain/transfer/archive/export-archive.ts'
import { importArchive } from '../../src/domain/transfer/archive/import-archive.ts'
import { runFirstStart } from '../../src/domain/first-start/first-start.ts'
import { sweepMedia } from '../../src/jobs/sweep-media.ts'
import { S3_KEYS, startS3Server } from '../media/support/s3-server.ts'
import { filesOf, picture } from '../media/support/upload.ts'
import type { Actor } from '../support/api.ts'
import { createDatabaseOn } from '../support/database.ts'
import { currentRun } from '../support/run.ts'
import { startService, type TestService } from '../support/service.ts'
import { watchSyncs } from '../support/syncs.ts'
import { fillSite } from './support/content.ts'
import { linesOf, sha256, sumsOf, temporaryFolders } from './support/folders.ts'

const nothing = (): void => undefined
const folders = temporaryFolders()

const exported = (service: TestService, name: string) =>
  exportArchive(folders.named(name), {
    databaseUrl: service.database.url,
    store: service.ctx.media.store,
    report: nothing,
  })

const imported = ({ ctx, database }: TestService, name: string, replace = true) =>
  importArchive(folders.named(name), {
    databaseUrl: database.url,
    database: ctx.database,
    media: ctx.media,
    clock: () => ctx.clock(),
    replace,
    report: nothing,
    onLeftoverFiles: nothing,
  })

/** Hashes the text of a response without the address of the site, to keep failures readable. */
async function ask({ api, url }: TestService, address: string, who: Actor = 'anonymous') {
  const { text } = await api.as(who).get(address)
  return sha256(text.replaceAll(new URL(url).host, ''))
}

describe('The archive of a site', () => {
  let source: TestService
  beforeAll(async () => {
    source = await startService()
    await fillSite(source)
    await exported(source, 'first')
  })
  afterAll(async () => {
    await source.close()
    folders.remove()
  })

  it('makes the same folder again while nothing changes', async () => {
    await exported(source, 'again')
    expect(await sumsOf(folders.named('again'))).toEqual(await sumsOf(folders.named('first')))
  })

  it('can be read by nobody else', () => {
    const modes = ['', 'manifest.json', 'rows/users.ndjson', 'media'].map(
      (name) => statSync(path.join(folders.named('first'), name)).mode & 0o077,
    )
    expect(modes).toEqual([0, 0, 0, 0])
  })

  it('holds rows in the order of their ids, each with its columns in one order', () => {
    const rows = linesOf(folders.named('first'), 'rows/entries.ndjson').map(
      (line) => JSON.parse(line) as { id: number },
    )
    const ids = rows.map(({ id }) => id)
    expect(ids).toEqual(ids.toSorted((a, b) => a - b))
    expect(new Set(rows.map((row) => Object.keys(row).join())).size).toBe(1)
  })

  it('holds no sessions, rate limits or caches', () => {
    const manifest = readFileSync(path.join(folders.named('first'), 'manifest.json'), 'utf8')
    expect(manifest).not.toMatch(/session|rate_limit|embed_answer|digest|outgoing/)
  })

  it('restores a site whose archive is the same, byte for byte, and which gives the same answers', async () => {
    const other = await startService()
    try {
      await imported(other, 'first')
      await exported(other, 'second')
      expect(await sumsOf(folders.named('second'))).toEqual(await sumsOf(folders.named('first')))
      const anyone = ['posts?per_page=50', 'media', 'comments', 'categories?per_page=50']
      for (const name of anyone) {
        expect(await ask(other, `/core/v2/${name}`)).toBe(await ask(source, `/core/v2/${name}`))
      }
      const events = '/cal/events/v1/events?start_date=2026-01-01&per_page=50'
      expect(await ask(other, events)).toBe(await ask(source, events))
      // A node reads the key of the site when it starts, and the archive has brought another one.
      const node = await startService({ sharedWith: other })
      const users = '/core/v2/users?context=edit&_fields=id,username,roles'
      expect(await ask(node, users, 'admin')).toBe(await ask(source, users, 'admin'))
      const made = await node.api.as('admin').post('/core/v2/posts', { body: { title: 'New' } })
      expect(made.status).toBe(201)
      await node.close()
    } finally {
      await other.close()
    }
  })

  it('is restored to a bucket and exported from it', async () => {
    const server = await startS3Server()
    if (server === undefined) return
    const other = await startService({
      environment: {
        MEDIA_STORE: 's3',
        MEDIA_S3_BUCKET: server.bucket,
        MEDIA_S3_ENDPOINT: server.endpoint,
        MEDIA_S3_ACCESS_KEY_ID: S3_KEYS.id,
        MEDIA_S3_SECRET_ACCESS_KEY: S3_KEYS.secret,
        MEDIA_S3_FORCE_PATH_STYLE: 'on',
      },
    })
    try {
      await imported(other, 'first')
      await exported(other, 'bucket')
      expect(await sumsOf(folders.named('bucket'))).toEqual(await sumsOf(folders.named('first')))
    } finally {
      await other.close()
      await server.stop()
    }
  })

  it('is flushed to disk, files and folders, before it gets its name', async () => {
    const folder = folders.named('synced')
    const syncs = await watchSyncs(() => existsSync(folder))
    await exported(source, 'synced')
    syncs.end()
    const parts = await readdir(folder, { recursive: true })
    const named = ['', ...parts].filter((name) => syncs.of(path.join(folder, name)) !== false)
    expect(named).toEqual([])
    expect(syncs.of(path.dirname(folder))).toBe(true)
  })

  it('has the files of items that are deleted while it is written; they go with the next sweep', async () => {
    let ahead = 0
    const clock = () => new Date(Date.now() + ahead)
    const other = await startService({ clock })
    const items = [await picture(other), await picture(other)]
    const all = (await filesOf(other)).length
    const { store } = other.ctx.media
    const deleting = async (): Promise<void> => {
      for (const { id } of items.splice(0))
        await other.api.as('admin').delete(`/core/v2/media/${id}?force=true`)
    }
    const { lost, manifest } = await exportArchive(folders.named('deleting'), {
      databaseUrl: other.database.url,
      // The rows are written by the time that the first file is opened.
      store: { ...store, open: (key) => deleting().then(() => store.open(key)) },
      report: nothing,
    })
    ahead = 2 * 86_400_000
    const swept = await sweepMedia(other.ctx)
    const left = (await filesOf(other)).length
    await other.close()
    expect({ lost, exported: manifest.media.files, swept, left }).toEqual({
      lost: [],
      exported: all,
      swept: all,
      left: 0,
    })
  })

  it('is not written over an existing folder', async () => {
    await expect(exported(source, 'first')).rejects.toThrow(/already exists and is not empty/)
  })

  it('is restored into a new site, and not into one with content', async () => {
    const { adminUrl } = await currentRun()
    const fresh = await createDatabaseOn(adminUrl)
    await migrate(fresh.url)
    const other = await startService({ database: fresh })
    try {
      const setup = { title: 'New', timezone: 'UTC', login: 'admin' }
      await runFirstStart(other.ctx, setup)
      await imported(other, 'first', false)
      await expect(imported(other, 'first', false)).rejects.toThrow(/The site has content/)
      await exported(other, 'third')
      expect(await sumsOf(folders.named('third'))).toEqual(await sumsOf(folders.named('first')))
    } finally {
      await other.close()
    }
  })
})
