import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { sql } from 'kysely'
import type { ArchiveColumn } from '../../src/data/archive/columns.ts'

import { insertLines } from '../../src/data/archive/statements.ts'
import { tableOf, type ArchiveTableName } from '../../src/data/archive/tables.ts'
import { exportArchive } from '../../src/domain/transfer/archive/export-archive.ts'
import { importArchive } from '../../src/domain/transfer/archive/import-archive.ts'
import { fc } from '../support/properties.ts'
import { startService, type TestService } from '../support/service.ts'
import { sumsOf, temporaryFolders } from './support/folders.ts'

const folders = temporaryFolders()

/** Any text that the database can store. */
const text = fc
  .string({
    unit: fc.oneof(
      fc.constantFrom('\n', '"', '\\', '\u2028', '🦆', 'é', "'"),
      fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
    ),
    maxLength: 30,
  })
  .map((value) => value.replaceAll('\0', '').toWellFormed())

const number = fc.integer({ min: 1, max: 2_000_000_000 })
const day = fc
  .date({ min: new Date('0100-01-01'), max: new Date('9999-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString())

const json = fc
  .dictionary(
    text,
    fc.jsonValue({ maxDepth: 3 }).map((value) => storable(value)),
    { maxKeys: 4 },
  )
  .map((value) => ({ ...value }))

/** Removes what the database cannot store; this may make keys equal. */
function storable(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value).replaceAll(/\\u(?:0000|[dD][89a-fA-F][\da-fA-F]{2})/g, ''),
  )
}

/** Generates values of a column from its description. */
function valueOf({ kind, oneOf, nullable = false }: ArchiveColumn): fc.Arbitrary<unknown> {
  const kinds: Readonly<Record<ArchiveColumn['kind'], fc.Arbitrary<unknown>>> = {
    integer: number,
    bigint: fc.maxSafeInteger(),
    float: fc.double({ noNaN: true, noDefaultInfinity: true }),
    boolean: fc.boolean(),
    text,
    citext: text,
    texts: fc.constant(['author']),
    integers: fc.array(number),
    uuid: fc.uuid(),
    json,
    bytes: fc.uint8Array({ maxLength: 8 }).map((bytes) => Buffer.from(bytes).toString('hex')),
    instant: day,
    wall: day.map((moment) => moment.slice(0, 19)),
    date: day.map((moment) => moment.slice(0, 10)),
  }
  const some = oneOf === undefined ? kinds[kind] : fc.constantFrom(...oneOf)
  return nullable ? fc.option(some) : some
}

/** Generates rows of a table; `fixed` are members with further constraints. */
function rowsOf(table: ArchiveTableName, fixed: Record<string, fc.Arbitrary<unknown>>) {
  const columns = Object.entries(tableOf(table).columns).map(
    ([name, column]) => [name, fixed[name] ?? valueOf(column)] as const,
  )
  return fc.record(Object.fromEntries(columns))
}

const unique = fc.uuid()
const id = fc.integer({ min: 1000, max: 2_000_000 })

const content = fc.record({
  entries: fc.uniqueArray(
    rowsOf('entries', {
      id,
      type: fc.constantFrom('post', 'page', 'cal_events'),
      status: fc.constantFrom('publish', 'draft', 'trash'),
      slug: unique,
      author_id: fc.constant(1),
      comment_status: fc.constant('open'),
      ping_status: fc.constant('closed'),
    }),
    { selector: (row) => row['id'], minLength: 1, maxLength: 6 },
  ),
  terms: fc.uniqueArray(
    rowsOf('terms', { id, taxonomy: fc.constantFrom('category', 'post_tag'), slug: unique }),
    { selector: (row) => row['id'], maxLength: 4 },
  ),
  settings: fc.array(rowsOf('settings', { key: unique }), { maxLength: 3 }),
  redirects: fc.array(
    rowsOf('redirects', {
      path: unique,
      entry_id: fc.constant(null),
      address: text.map((value) => `/${value}`),
    }),
    { maxLength: 3 },
  ),
})

describe('Any content of a site', () => {
  let source: TestService
  let target: TestService
  beforeAll(async () => {
    source = await startService()
    target = await startService()
  })
  afterAll(async () => {
    await target.close()
    await source.close()
    folders.remove()
  })

  const fill = async (generated: object): Promise<void> => {
    await source.ctx.database.transact(async (tx) => {
      await sql`TRUNCATE entries, redirects CASCADE`.execute(tx)
      await sql`DELETE FROM terms WHERE id >= 1000`.execute(tx)
      await sql`SELECT setval('entry_id', 3000000), setval('terms_id_seq', 3000000)`.execute(tx)
      for (const [name, rows] of Object.entries(generated) as [ArchiveTableName, object[]][]) {
        const [before = '', after = ''] = insertLines(name, tableOf(name)).split('$1')
        await sql`${sql.raw(before)}${JSON.stringify(rows)}${sql.raw(after)}`.execute(tx)
      }
    })
  }

  it('is the same after an export and an import', async () => {
    let runs = 0
    await fc.assert(
      fc.asyncProperty(content, async (generated) => {
        await fill(generated)
        const [one, two] = [`one-${++runs}`, `two-${runs}`].map((name) => folders.named(name))
        const { database, media } = target.ctx
        await exportArchive(one ?? '', {
          databaseUrl: source.database.url,
          store: source.ctx.media.store,
          report: () => undefined,
        })
        await importArchive(one ?? '', {
          databaseUrl: target.database.url,
          database,
          media,
          clock: () => target.ctx.clock(),
          replace: true,
          report: () => undefined,
          onLeftoverFiles: () => undefined,
        })
        await exportArchive(two ?? '', {
          databaseUrl: target.database.url,
          store: media.store,
          report: () => undefined,
        })
        expect(await sumsOf(two ?? '')).toEqual(await sumsOf(one ?? ''))
      }),
      { numRuns: 15 },
    )
  }, 180_000)
})
