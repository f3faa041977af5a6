/**
 * Totals of long lists that are counted again without reading the list: where it is known how often
 * each entry counts, only the entries that have changed since are looked at.
 */
import { sql, type AliasableExpression, type Compilable } from 'kysely'
import { builder } from './builder.ts'
import type { ChangeNotices } from './change-notices.ts'
import { senderOf, type Database } from './database-interface.ts'
import {
  bytesOfCounts,
  countsOf,
  recounted,
  type CountedDigit,
  type EntryCounts,
} from './entry-counts.ts'
import type { Reading } from './reading.ts'

/** How often an entry counts in a list. */
export interface EntryNumber {
  readonly id: number
  readonly number: number
}

/** The number of an entry that counts at most once. */
export const once = sql<number>`1`.as('number')

/** A list in which the number of times that an entry counts depends on what notices of it tell. */
export interface CountsByEntry {
  /** Each entry at most once. */
  readonly all: AliasableExpression<EntryNumber>
  /**
   * The same of entries with these ids, and of others whose numbers depend on these; the numbers of
   * entries that are absent are 0.
   */
  readonly among: (ids: readonly number[]) => Compilable<EntryNumber>
  /** Keys of change notices that name the entries that they are about. */
  readonly follows: RegExp
}

/** A total, and of how many times which entries it consists, if that is known. */
export interface Counted {
  readonly total: number
  /** Null if they take too much. */
  readonly counts?: EntryCounts | null
}

/** Shorter lists are counted quickly. */
export const LONG_LIST = 1000

/** Of more changed entries, as many are looked at again as a list may have. */
const MOST_CHANGED = 1000

/** A bit for each of four million entries. */
const MOST_BYTES = 2 ** 19

/**
 * The entries that have changed since a list was counted, if nothing else has that it depends on.
 * Where none is known, what has changed cannot have been of single entries.
 */
export function changedSince(
  changes: ChangeNotices,
  { reading, since }: { readonly reading: Reading; readonly since: number },
  { follows }: CountsByEntry,
): readonly number[] | undefined {
  const others = [...reading.keys].filter((key) => !follows.test(key))
  if (!changes.unchangedSince(since, others)) return undefined
  const entries = changes.changedEntries(since)
  const few = entries !== undefined && entries.length > 0 && entries.length <= MOST_CHANGED
  return few ? entries : undefined
}

/** Whether it pays to count a list by entry, which for a whole list takes longer than to count it. */
export const canCountAgain = (before: Counted | undefined): before is Counted =>
  before !== undefined && before.total >= LONG_LIST && before.counts !== null

/** What has changed since a list was counted, and how its statements are sent. */
interface Recount {
  readonly changed: readonly number[]
  readonly searching: boolean
}

/** Counts a list again of which only some entries have changed. */
export async function countAgain(
  database: Database,
  { all, among }: CountsByEntry,
  { counts }: Counted,
  { changed, searching }: Recount,
): Promise<Counted> {
  if (!counts) return counted(await countAll(database, all, searching))
  const { rows } = await database.db.executeQuery(among(changed).compile())
  const numbers = new Map(changed.map((id) => [id, 0]))
  for (const { id, number } of rows) numbers.set(id, number)
  return counted(recounted(counts, numbers))
}

const counted = (counts: EntryCounts): Counted => ({
  total: counts.total,
  counts: bytesOfCounts(counts) > MOST_BYTES ? null : counts,
})

/** Numbers of entries have fewer binary digits. */
const MOST_DIGITS = 31

/** Counts each entry in the database, which sends a bit for each and not a row. */
async function countAll(
  database: Database,
  all: AliasableExpression<EntryNumber>,
  searching: boolean,
): Promise<EntryCounts> {
  const places = sql<{
    place: number
  }>`generate_series(0, case when counted.number = 1 then 0 else ${sql.lit(MOST_DIGITS - 1)} end)`
  const words = builder
    .selectFrom(all.as('counted'))
    .innerJoinLateral(places.as<'digits'>(sql`digits (place)`), (join) => join.onTrue())
    .where(sql<boolean>`(counted.number >> digits.place) & 1 = 1`)
    .select([
      'digits.place',
      sql<number>`counted.id >> 5`.as('word'),
      sql<number>`bit_or(1 << (counted.id & 31))`.as('bits'),
    ])
    .groupBy(['digits.place', 'word'])
  const digits = builder
    .selectFrom(words.as('words'))
    .select([
      'words.place',
      sql<Uint8Array>`string_agg(int4send(words.word), '' order by words.word)`.as('words'),
      sql<Uint8Array>`string_agg(int4send(words.bits), '' order by words.word)`.as('bits'),
    ])
    .groupBy('words.place')
  const rows: CountedDigit[] = (
    await senderOf(database, { searching }).executeQuery(digits.compile())
  ).rows
  return countsOf(rows)
}
