import { afterAll, beforeAll, expect, it, jest } from '@jest/globals'
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import { sumsOf } from '../transfer/support/folders.ts'
import { run, until } from './support/databases.ts'
import { endHolders, hold } from './support/embedded-process.ts'
import { prepareSite } from './support/prepared-site.ts'
import { endPrograms, runCommand, startCommand, startService } from './support/program.ts'
import type { Service } from './support/program.ts'

jest.setTimeout(180_000)

const POSTS = 130

let base: string
let source: Service
/** The environment of commands on the target site. */
let target: Record<string, string>

beforeAll(async () => {
  base = mkdtempSync(path.join(tmpdir(), 'almanac-transfer-'))
  // When root runs the tests, the database server has another user.
  chmodSync(base, 0o755)
  const from = path.join(base, 'from')
  source = await startService(await prepareSite(from))
  await runCommand({ DATA_DIR: from }, 'seed', '--posts', String(POSTS), '--pages', '3')
  const { url } = await hold(await prepareSite(path.join(base, 'to')))
  target = {
    DATABASE_URL: url,
    DATA_DIR: path.join(base, 'to'),
    OUTGOING_ALLOW: new URL(source.url).host,
  }
  await runCommand(target, 'user', 'create', 'admin', '--role', 'administrator')
}, 180_000)

afterAll(async () => {
  source.signal('SIGTERM')
  await source.ended
  await endPrograms()
  await endHolders()
  rmSync(base, { recursive: true, force: true })
})

const count = async (type: string): Promise<unknown> => {
  const statement = `SELECT count(*)::int AS all, count(DISTINCT title || content)::int AS different
    FROM entries WHERE type = '${type}'`
  const [row] = await run(target['DATABASE_URL'] ?? '', statement)
  return row
}

it('An interrupted import of a site is resumed without duplicates', async () => {
  const first = startCommand(target, 'import', 'site', source.url)
  let ended = false
  void first.ended.then(() => (ended = true))
  await until(() => ended || first.stderr().includes('post: 100 of'))
  first.signal('SIGKILL')
  expect((await first.ended).code).toBeNull()
  const { code, stdout } = await runCommand(target, 'import', 'site', source.url, '--json')
  const report = JSON.parse(stdout) as { resumed: boolean; summary: Record<string, object> }
  expect({ code, ...report }).toMatchObject({
    code: 0,
    resumed: true,
    whole: true,
    // Finished pages are not read again.
    summary: { post: { broken: '', skippedCount: 0 }, page: { made: 0 } },
  })
  // The first start of the source also created a post and a page.
  expect(await count('post')).toMatchObject({ all: POSTS + 1 })
  expect(await count('page')).toMatchObject({ all: 4 })
})

it('An import from a private address explains how to permit it', async () => {
  const refusing = { ...target, OUTGOING_ALLOW: '' }
  const { code, stderr } = await runCommand(refusing, 'import', 'site', 'http://127.0.0.1:8080')
  expect(code).toBe(1)
  expect(stderr).toBe(
    'error: Requests to this address are not allowed: it is not public. OUTGOING_ALLOW=address:port permits one that is not public.\n',
  )
})

it('A new site imports an archive, and its own export is the same', async () => {
  const archive = path.join(base, 'archive')
  const exported = await runCommand(target, 'export', archive, '--json')
  expect(JSON.parse(exported.stdout)).toMatchObject({ folder: archive, lost: [] })
  const fresh = { DATA_DIR: await prepareSite(path.join(base, 'fresh')) }
  expect(await runCommand(fresh, 'import', archive)).toMatchObject({
    code: 0,
    // Reports progress and ends without an error.
    stderr: expect.not.stringContaining('error:'),
    stdout: expect.stringMatching(/^Imported \d+ rows and 0 media files/),
  })
  const again = path.join(base, 'again')
  await runCommand(fresh, 'export', again)
  expect(await sumsOf(again)).toEqual(await sumsOf(archive))
  const refused = await runCommand(fresh, 'import', 'archive', archive)
  expect({ code: refused.code, stdout: refused.stdout }).toEqual({ code: 1, stdout: '' })
  expect(refused.stderr).toMatch(/error: The site has content\. --replace /)
  expect(readdirSync(base).filter((name) => name.startsWith('.export'))).toEqual([])
})

it('An interrupted export leaves nothing behind', async () => {
  const client = new Client({ connectionString: target['DATABASE_URL'] })
  await client.connect()
  await client.query('BEGIN')
  await client.query('LOCK TABLE entries IN ACCESS EXCLUSIVE MODE')
  const before = readdirSync(base)
  const running = startCommand(target, 'export', path.join(base, 'interrupted'))
  await until(() => running.stderr().includes('users'))
  const during = readdirSync(base).filter((name) => !before.includes(name))
  running.signal('SIGINT')
  const { code } = await running.ended
  await client.end()
  const left = readdirSync(base).filter((name) => !before.includes(name))
  expect({ during, code, left }).toEqual({
    during: [expect.stringMatching(/^\.export-/)],
    code: 130,
    left: [],
  })
})

it('An export that misses a file reports it with its exit code, and has the rest', async () => {
  const url = target['DATABASE_URL'] ?? ''
  await run(
    url,
    `INSERT INTO media_files (key, mime_type, size, stored_at, entry_id)
     SELECT '2026/11/gone.txt', 'text/plain', 1, now(), min(id) FROM entries`,
  )
  const folder = path.join(base, 'lost')
  const { code, stdout } = await runCommand(target, 'export', folder)
  await run(url, `DELETE FROM media_files WHERE key = '2026/11/gone.txt'`)
  expect({ code, stdout }).toEqual({
    code: 1,
    stdout: expect.stringContaining('The media file 2026/11/gone.txt is missing from the store.'),
  })
  expect(readdirSync(folder)).toContain('manifest.json')
})
