/**
 * Flat entries as they were last read. Many lists show the same entries, so a list first reads which
 * ones its page has, in which version, and then only those that are not known in that version. A
 * known entry that is read alone is loaded again only if its version has changed.
 */
import { sql } from 'kysely'
import { textBytes, valueBytes, type Cache } from '../../cache/cache.ts'
import { builder } from '../database/builder.ts'
import { cacheOfChanges } from '../database/cache-of-changes.ts'
import { narrowing, type Database } from '../database/database.ts'
import { entryKey } from '../database/dependencies.ts'
import { anyOf, integers, listed, texts } from '../database/expressions.ts'
import { mergedRead } from '../database/merged-reads.ts'
import type { Reading } from '../database/reading.ts'
import { statement } from '../database/statement.ts'
import { isRowId } from '../../stored-integer.ts'
import { noteShown, ofIds } from './entry-dependencies.ts'
import { entries, entrySources, findEntry } from './entry-reader.ts'
import type { EntryRow } from './entry-row.ts'

/**
 * The version of an entry `e` and its `digest`: PostgreSQL marks what it stores with the
 * transaction that wrote it, and no other transaction sees two versions by the same one.
 */
export const versionOfEntry = sql<string>`e.xmin::text || ' ' || digest.xmin::text`

/** An entry on a page, in the version that the page was read with. */
export interface EntryVersion {
  readonly id: number
  /** As `versionOfEntry` gives it. */
  readonly stored: string
}

interface KnownEntry {
  readonly stored: string
  readonly row: EntryRow
  /** Ends where changes may have been missed: another database may count its transactions alike. */
  readonly reading: Reading
}

const cacheOf = cacheOfChanges<KnownEntry>({
  name: 'entries',
  sizeOf: ({ stored, row }) => textBytes(stored) + valueBytes(row),
  isCurrent: ({ reading }) => reading.holds(),
})

/** Uncommitted rows, and rows that may have changed unnoticed, have no reliable version. */
export const knowsVersions = ({ changes }: Database): boolean => changes.connected

const inVersions = statement<{ ids: readonly number[]; stored: readonly string[] }>()((value) =>
  entries(builder, { flat: true })
    .innerJoin(
      listed('wanted', { id: integers(value('ids')), stored: texts(value('stored')) }),
      'wanted.id',
      'e.id',
    )
    .where(versionOfEntry, '=', sql.ref<string>('wanted.stored')),
)

/**
 * The flat entries of a page, in its order; at most one statement.
 * @returns undefined if one of them has changed since the page was read
 */
export async function entriesInVersions(
  database: Database,
  page: readonly EntryVersion[],
): Promise<EntryRow[] | undefined> {
  const cache = cacheOf(database.changes)
  const known = page.map(({ id, stored }) => {
    const entry = cache.get(`${id}`)
    return entry?.stored === stored ? entry.row : undefined
  })
  const unknown = page.filter((_, place) => known[place] === undefined)
  const read = unknown.length === 0 ? undefined : await readUnknown(database, cache, unknown)
  const rows: EntryRow[] = []
  for (const [place, { id }] of page.entries()) {
    const row = known[place] ?? read?.get(id)
    if (row === undefined) return undefined
    rows.push(row)
  }
  return rows
}

const readVersion = mergedRead(
  statement<{ ids: readonly number[] }>()((value) =>
    entrySources(builder)
      .select(['e.id', versionOfEntry.as('stored')])
      .where('e.id', '=', anyOf(value('ids'))),
  ),
)

const readWithVersion = mergedRead(
  statement<{ ids: readonly number[] }>()((value) =>
    entries(builder, { flat: true })
      .select(versionOfEntry.as('stored'))
      .where('e.id', '=', anyOf(value('ids'))),
  ),
)

/**
 * Reads an entry as if its type were flat; at most two statements, and one where it is not known or
 * has not changed. Both may be for several callers.
 */
export async function findFlatEntry(database: Database, id: number): Promise<EntryRow | undefined> {
  if (!isRowId(id)) return undefined
  if (!knowsVersions(database)) return findEntry(database, id, { flat: true })
  const cache = cacheOf(database.changes)
  database.reading?.note([entryKey(id)])
  const known = cache.get(`${id}`)
  if (known !== undefined) {
    const version = await readVersion(database, id)
    if (version === undefined) return undefined
    if (version.stored === known.stored) {
      noteShown(database, [known.row])
      return known.row
    }
  }
  const reading = database.changes.begin()
  const found = await readWithVersion(database, id)
  if (found === undefined) return undefined
  const { stored, ...row } = found
  cache.set(`${id}`, { stored, row, reading })
  noteShown(database, [row])
  return row
}

async function readUnknown(
  database: Database,
  cache: Cache<KnownEntry>,
  unknown: readonly EntryVersion[],
): Promise<Map<number, EntryRow>> {
  const reading = database.changes.begin()
  const ids = unknown.map(({ id }) => id)
  const { db } = narrowing(database, () => ofIds(ids))
  const query = inVersions({ ids, stored: unknown.map(({ stored }) => stored) })
  const rows: EntryRow[] = (await db.executeQuery(query)).rows
  const read = new Map(rows.map((row) => [row.id, row]))
  for (const { id, stored } of unknown) {
    const row = read.get(id)
    if (row !== undefined) cache.set(`${id}`, { stored, row, reading })
  }
  return read
}
