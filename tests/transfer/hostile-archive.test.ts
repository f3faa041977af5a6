import { cpSync, mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { exportArchive } from '../../src/domain/transfer/archive/export-archive.ts'
import { importArchive } from '../../src/domain/transfer/archive/import-archive.ts'
import { ArchiveError } from '../../src/domain/transfer/archive/problems.ts'
import { run } from '../server/support/databases.ts'
import { startService, type TestService } from '../support/service.ts'
import { fillSite } from './support/content.ts'
import { changeManifest, forge, sumsOf, temporaryFolders } from './support/folders.ts'
import { first, firstMedia, rows } from './support/forged-rows.ts'

const nothing = (): void => undefined
const folders = temporaryFolders()
const good = folders.named('good')

let service: TestService
beforeAll(async () => {
  service = await startService()
  await fillSite(service)
  await save('good')
})
afterAll(async () => {
  await service.close()
  folders.remove()
})

const save = (name: string) =>
  exportArchive(folders.named(name), {
    databaseUrl: service.database.url,
    store: service.ctx.media.store,
    report: nothing,
  })

/** Imports a changed copy of a good archive, and returns the problems. */
async function problemsOf(change: (folder: string) => void): Promise<readonly string[]> {
  const folder = folders.named('bad')
  rmSync(folder, { recursive: true, force: true })
  cpSync(good, folder, { recursive: true })
  change(folder)
  const { ctx, database } = service
  const importing = importArchive(folder, {
    databaseUrl: database.url,
    database: ctx.database,
    media: ctx.media,
    clock: () => ctx.clock(),
    replace: true,
    report: nothing,
    onLeftoverFiles: nothing,
  })
  const refusal = await importing.then(nothing, (error: unknown) => error)
  if (!(refusal instanceof ArchiveError)) throw refusal ?? new Error('The archive was accepted.')
  return refusal.problems
}

const mediaName = (folder: string): string => {
  let name = ''
  forge(folder, 'media.ndjson', (lines) => {
    name = (JSON.parse(lines[0] ?? '') as { key: string }).key
    return lines
  })
  return path.join(folder, 'media', name)
}

describe('A manipulated archive', () => {
  it.each<[string, RegExp, (folder: string) => void]>([
    [
      'a string instead of a number',
      /rows\/entries.ndjson:1: menu_order/,
      rows('entries', first({ menu_order: 'x' })),
    ],
    ['an unknown member', /rows\/terms.ndjson:1: .*evil/, rows('terms', first({ evil: 1 }))],
    [
      'a line that is not JSON',
      /rows\/terms.ndjson:1: is not valid JSON/,
      rows('terms', first('{')),
    ],
    [
      'a NUL',
      /entries.ndjson:1: contains a value that cannot be stored/,
      rows('entries', first({ title: '\0' })),
    ],
    [
      'a lone surrogate',
      /entries.ndjson:1: contains a value/,
      rows('entries', first({ title: '\ud800' })),
    ],
    [
      'deeply nested values',
      /entries.ndjson:1: contains a value/,
      rows('entries', (row, at) =>
        at > 0
          ? row
          : JSON.stringify(row).replace(
              /"meta":\{[^}]*\}/,
              `"meta":${'['.repeat(900)}${']'.repeat(900)}`,
            ),
      ),
    ],
    [
      'a day that does not exist',
      /entries.ndjson:1: date: is not a valid date/,
      rows('entries', first({ date: '2026-02-30T00:00:00+00:00' })),
    ],
    [
      'an author that does not exist',
      /entries.ndjson:1: author_id: there is no 999 in users/,
      rows('entries', first({ author_id: 999 })),
    ],
    [
      'a duplicate id',
      /entries.ndjson:2: has the same key/,
      rows('entries', (row, at) => ({ ...row, id: at < 2 ? 1 : row['id'] })),
    ],
    [
      'rows out of order',
      /users.ndjson:2: is out of order/,
      (folder) => forge(folder, 'rows/users.ndjson', (lines) => lines.toReversed()),
    ],
    [
      'an unknown type',
      /entries.ndjson:1: type: unknown content type/,
      rows('entries', first({ type: 'evil' })),
    ],
    [
      'a status that its type does not have',
      /entries.ndjson:1: status: is not one of type/,
      rows('entries', first({ status: 'auto-draft' })),
    ],
    [
      'an unknown type of ad',
      /ad_units.ndjson:1: type: unknown ad type/,
      rows('ad_units', first({ type: 'evil' })),
    ],
    [
      'a rule of an ad that is no rule',
      /ad_units.ndjson:1: fields: visibility_include is not valid/,
      rows('ad_units', first({ fields: { visibility_include: [null] } })),
    ],
    [
      'an unknown role',
      /users.ndjson:1: roles: unknown role/,
      rows('users', first({ roles: ['king'] })),
    ],
    [
      'a file type that browsers execute',
      /media_files.ndjson:1: mime_type/,
      rows('media_files', first({ mime_type: 'text/html' })),
    ],
    [
      'a key outside of the folder',
      /media_files.ndjson:1: key: is not a valid media key/,
      rows('media_files', first({ key: '../../etc/passwd' })),
    ],
    [
      'a listed key outside of the folder',
      /media.ndjson:1: is not an entry/,
      firstMedia({ key: '2026/11/../../../x.png' }),
    ],
    [
      'a checksum of another file',
      /media.ndjson:1: media\/.* does not match its checksum/,
      firstMedia({ sha256: '0'.repeat(64) }),
    ],
    [
      'a media file that is a link',
      /is not a regular file/,
      (folder) => {
        const file = mediaName(folder)
        rmSync(file)
        symlinkSync('/etc/hostname', file)
      },
    ],
    [
      'a folder of media files that is a link',
      /is not a regular file/,
      (folder) => {
        renameSync(path.join(folder, 'media'), path.join(folder, 'else'))
        symlinkSync(path.join(folder, 'else'), path.join(folder, 'media'))
      },
    ],
    [
      'a media file that is missing',
      /is missing or cannot be read/,
      (folder) => rmSync(mediaName(folder)),
    ],
    [
      'rows that are missing',
      /rows\/users.ndjson: is missing/,
      (folder) => rmSync(path.join(folder, 'rows/users.ndjson')),
    ],
    [
      'rows with another checksum',
      /terms.ndjson: does not match the checksum in the manifest/,
      (folder) => {
        forge(folder, 'rows/terms.ndjson', (lines) => lines)
        changeManifest(folder, (manifest) => ({
          ...manifest,
          files: {
            ...manifest.files,
            'rows/terms.ndjson': { ...manifest.files['rows/terms.ndjson'], sha256: 'a'.repeat(64) },
          },
        }))
      },
    ],
    [
      'a manifest of another version',
      /manifest.json: version: must be 1/,
      (folder) => changeManifest(folder, (manifest) => ({ ...manifest, version: 2 })),
    ],
    [
      'a manifest without all files',
      /rows\/users.ndjson: is missing from the manifest/,
      (folder) =>
        changeManifest(folder, (manifest) => ({
          ...manifest,
          files: { 'media.ndjson': manifest.files['media.ndjson'] },
        })),
    ],
    [
      'a manifest with unknown files',
      /manifest.json: files/,
      (folder) => changeManifest(folder, (manifest) => ({ ...manifest, files: { '../x': {} } })),
    ],
    [
      'a sequence that would reuse ids',
      /sequences.entry_id: 1 is in use/,
      (folder) =>
        changeManifest(folder, (manifest) => ({
          ...manifest,
          sequences: { ...manifest.sequences, entry_id: 1 },
        })),
    ],
    [
      'no manifest',
      /manifest.json: is missing/,
      (folder) => rmSync(path.join(folder, 'manifest.json')),
    ],
    [
      'a manifest that is a folder',
      /manifest.json: is not a regular file/,
      (folder) => {
        rmSync(path.join(folder, 'manifest.json'))
        mkdirSync(path.join(folder, 'manifest.json'))
      },
    ],
    [
      'bytes that are not UTF-8',
      /terms.ndjson: has \d+ bytes/,
      (folder) => writeFileSync(path.join(folder, 'rows/terms.ndjson'), Buffer.from([0xff, 10])),
    ],
    [
      'a duplicate login, which only the database detects',
      /users.ndjson:2: duplicate key .*login/,
      rows('users', (row) => ({ ...row, login: 'same' })),
    ],
  ])('with %s is rejected, and the problem is named', async (_, problem, change) => {
    expect(await problemsOf(change)).toContainEqual(expect.stringMatching(problem))
  })

  it('is rejected with all of its problems at once, up to a limit', async () => {
    const problems = await problemsOf((folder) => {
      rows('entries', first({ title: 1, slug: 2 }))(folder)
      rows('comments', first({ karma: 'x' }))(folder)
      rmSync(mediaName(folder))
    })
    const files = new Set(problems.map((problem) => problem.split(':')[0]))
    expect([...files]).toEqual(
      expect.arrayContaining(['rows/entries.ndjson', 'rows/comments.ndjson', 'media.ndjson']),
    )
    const many = await problemsOf((folder) =>
      forge(folder, 'rows/terms.ndjson', (lines) => lines.flatMap(() => ['x', 'y', 'z'])),
    )
    expect(many.at(-1)).toMatch(/^and \d+ more$/)
  })

  it('leaves the rows and files of the site unchanged', async () => {
    await save('after')
    expect(await sumsOf(folders.named('after'))).toEqual(await sumsOf(good))
    const loose = 'SELECT key FROM media_files WHERE entry_id IS NULL AND removed_at IS NULL'
    expect(await run(service.database.url, loose)).toEqual([])
  })
})
