/**
 * Totals of long lists that are counted again without reading the list: where it is known which
 * entries or comments count, and how often, only those that have changed since are looked at.
 */
import { sql, type AliasableExpression } from 'kysely'
import { builder } from './builder.ts'
import type { ChangeNotices } from './change-notices.ts'
import { senderOf, type Database } from './database-interface.ts'
import type { NamedKind } from './dependencies.ts'
import { countsOf, recounted, type Counted, type CountedDigit } from './id-counts.ts'
import type { ChangedIds } from './latest-changes.ts'
import type { Reading } from './reading.ts'

/** How often something counts in a list. */
export interface IdNumber {
  readonly id: number
  readonly number: number
}

/** The count of an item that counts at most once. */
export const once = sql<number>`1`.as('number')

/** How a list is counted by the ids of its items. */
export interface CountsById {
  readonly of: NamedKind
  readonly all: AliasableExpression<IdNumber>
  /** The same for changed ids and others whose count they may affect; absent ones do not count. */
  readonly among: (changed: ChangedIds) => AliasableExpression<IdNumber>
  /** Matches the keys of change notices that name ids. */
  readonly follows: RegExp
}

/** Shorter lists are counted quickly. */
export const LONG_LIST = 1000

/** After more changes, the whole list is counted again. */
const MOST_CHANGED = 1000

/**
 * The ids that have changed since a list was counted; undefined if any other dependency of the list has
 * changed, or if the changes are not known by id.
 */
export function changedSince(
  changes: ChangeNotices,
  { reading, since }: { readonly reading: Reading; readonly since: number },
  { of, follows }: CountsById,
): ChangedIds | undefined {
  const others = [...reading.keys].filter((key) => !follows.test(key))
  if (!changes.unchangedSince(since, others)) return undefined
  const changed = changes.changedIds(since)
  if (changed === undefined) return undefined
  const { entries, comments } = changed
  const number = entries.length + (of === 'comments' ? comments.length : 0)
  return number > 0 && number <= MOST_CHANGED ? changed : undefined
}

/**
 * Whether it pays to count a list by id, which for a whole list takes longer than to count it. Of an
 * empty one it is known that no id counts, however long it took to find none.
 */
export const canCountAgain = (before: Counted | undefined): before is Counted =>
  before !== undefined &&
  (before.total === 0 || before.total >= LONG_LIST) &&
  before.digits !== null

/** The changes since a list was counted, and how its statements are sent. */
interface Recount {
  readonly changed: ChangedIds
  readonly searching: boolean
}

/** Counts a list again of which little has changed. */
export async function countAgain(
  database: Database,
  { of, all, among }: CountsById,
  before: Counted,
  { changed, searching }: Recount,
): Promise<Counted> {
  const { total } = before
  const digits = total === 0 ? [] : before.digits
  if (!digits) return countAll(database, all, searching)
  const rows = await database.db
    .selectFrom(among(changed).as('counted'))
    .select(['counted.id', 'counted.number'])
    .limit(sql.lit(MOST_CHANGED + 1))
    .execute()
  if (rows.length > MOST_CHANGED) return countAll(database, all, searching)
  const numbers = new Map(changed[of].map((id) => [id, 0]))
  for (const { id, number } of rows) numbers.set(id, number)
  return recounted({ total, digits }, numbers)
}

/** Numbers have fewer binary digits. */
const MOST_DIGITS = 31

/** Counts each id in the database, which sends a bit for each and not a row. */
async function countAll(
  database: Database,
  all: AliasableExpression<IdNumber>,
  searching: boolean,
): Promise<Counted> {
  const last = sql.lit(MOST_DIGITS - 1)
  const places = sql<{ place: number }>`
    generate_series(0, case when counted.number = 1 then 0 else ${last} end)`
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
