/** Totals of lists and of parts of their months, maintained by triggers. */
import { expressionBuilder, sql, type Expression } from 'kysely'
import { builder } from '../database/builder.ts'
import { keyword } from '../database/database.ts'
import type { Aliased, Condition } from '../database/expressions.ts'
import { entriesOfTerms } from './entries-of-terms.ts'
import { e, every, ofType, withStatuses } from './entry-filters.ts'
import { entryListing, meaningOf, type EntryListing, type KeptList } from './entry-listing.ts'
import type { Direction } from './entry-orders.ts'

type KeptTerm = NonNullable<KeptList['term']>

const kept = expressionBuilder<Aliased<{ kept: 'entry_totals' }>, 'kept'>()
const sum = sql<number>`coalesce(sum(${kept.ref('kept.change')}), 0)::int`

/** The term id of totals by author. */
const OF_AUTHORS = -1

/** The stored rows of a list; their sum is its total. */
const rowsOf = ({ type, statuses }: EntryListing, { term, author }: KeptList) =>
  builder
    .selectFrom('entry_totals as kept')
    .where('kept.term_id', '=', term?.id ?? (author === undefined ? 0 : OF_AUTHORS))
    .where('kept.author_id', '=', author ?? 0)
    .where('kept.type', '=', keyword(type))
    .where('kept.status', 'in', statuses.map(keyword))

/** The number of entries that match a condition on `entries e`. */
export const counted = (where: Condition): Expression<number> =>
  builder
    .selectFrom('entries as e')
    .select(sql<number>`count(*)::int`.as('total'))
    .where(where)
    .$asScalar()

/** The total of a list as an expression that counts as little as possible. */
const totalOf = (listing: EntryListing): Expression<number> =>
  storedTotal(listing) ?? countOf(listing)

/** The total of a list from what triggers keep; undefined if it has to be counted. */
export const storedTotal = (listing: EntryListing): Expression<number> | undefined =>
  listing.kept === undefined ? withoutExceptions(listing) : keptTotal(listing, listing.kept)

/**
 * The ids of the entries of a list.
 * @param further additional conditions on `entries e`
 */
export function entriesOf(listing: EntryListing, further: readonly Condition[] = []) {
  const { type, statuses, conditions, terms, narrow } = listing
  if (terms.length > 0 && narrow) {
    return builder.selectFrom(entriesOfTerms(listing, further).as('found')).select('found.id')
  }
  return builder
    .selectFrom('entries as e')
    .select('e.id')
    .where(every([ofType(type), withStatuses(statuses), ...conditions, ...further]))
}

/** The total of a list as a count of its entries. */
export const countOf = (
  listing: EntryListing,
  further: readonly Condition[] = [],
): Expression<number> =>
  builder
    .selectFrom(entriesOf(listing, further).as('listed'))
    .select(sql<number>`count(*)::int`.as('total'))
    .$asScalar()

/** With more exceptions, counting would be as fast. */
const MOST_EXCEPTIONS = 2

/** The total without exceptions, minus the number of exceptions. */
function withoutExceptions({
  type,
  statuses,
  conditions,
}: EntryListing): Expression<number> | undefined {
  const exceptions = conditions.flatMap((condition) => meaningOf(condition)?.except ?? [])
  const [except] = exceptions
  if (except === undefined || exceptions.length > MOST_EXCEPTIONS) return undefined
  const others = conditions.filter((condition) => meaningOf(condition)?.except !== except)
  const all = entryListing(type, statuses, others)
  const excepted = entryListing(type, statuses, [...others, except])
  if (all === undefined || excepted === undefined) return undefined
  return sql<number>`(${totalOf(all)} - ${totalOf(excepted)})`
}

/** The sum of the parts of months that are whole in a list, plus a count of those at its ends. */
function keptTotal(listing: EntryListing, list: KeptList): Expression<number> {
  const from = list.after && startOfPart(list.after, 'next')
  const until = list.before && startOfPart(list.before, 'same')
  if (from !== undefined && until !== undefined && from >= until) return countOf(listing)
  const whole = [
    ...(from === undefined ? [] : [kept('kept.part', '>=', day(from))]),
    ...(until === undefined ? [] : [kept('kept.part', '<', day(until))]),
  ]
  const parts = [
    rowsOf(listing, list).where(kept.and(whole)).select(sum.as('total')).$asScalar(),
    ...(from === undefined ? [] : [countOf(listing, [e('e.date', '<', from)])]),
    ...(until === undefined ? [] : [countOf(listing, [e('e.date', '>=', until)])]),
  ]
  const total = sql<number>`(${sql.join(parts, sql` + `)})`
  return list.term === undefined ? total : ofTerm(list.term, total, countOf(listing))
}

/** A term with descendants is counted, because entries may have several of them. */
function ofTerm(
  term: KeptTerm,
  total: Expression<number>,
  count: Expression<number>,
): Expression<number> {
  const isThere = e.exists(termsWith('t.id', term))
  const ofTaxonomy = e.case().when(isThere).then(total).else(e.lit(0)).end()
  if (!term.withChildren) return ofTaxonomy
  return e
    .case()
    .when(e.exists(termsWith('t.parent_id', term)))
    .then(count)
    .else(ofTaxonomy)
    .end()
}

const termsWith = (column: 't.id' | 't.parent_id', { id, taxonomy }: KeptTerm) =>
  builder
    .selectFrom('terms as t')
    .select('t.id')
    .where(column, '=', id)
    .where('t.taxonomy', '=', taxonomy)

/** The parts of months of a list that lie before a position as a whole. */
export interface SkippedParts {
  /** What the others refer to, because it takes as long as the page does. */
  readonly skipped: Expression<unknown>
  /** Number of entries in them. */
  readonly entries: Expression<number>
  /** Conditions on `entries e` for the entries that follow. */
  readonly after: readonly Condition[]
}

/**
 * The parts of months that a page can skip as a whole, in date order, given its offset; none for a
 * term with descendants.
 */
export function skippedParts(
  listing: EntryListing,
  list: KeptList,
  direction: Direction,
  offset: number,
): SkippedParts {
  const descending = direction === 'desc'
  const { term } = list
  const alone =
    term?.withChildren === true ? e.not(e.exists(termsWith('t.parent_id', term))) : e.lit(true)
  const parts = rowsOf(listing, list)
    .select('kept.part')
    .select(sql<number>`sum(${sum}) over (order by part ${sql.raw(direction)})::int`.as('upto'))
    .groupBy('kept.part')
  const end = descending ? sql`part` : END_OF_PART
  const last = builder
    .selectFrom(parts.as('parts'))
    .select('parts.upto as entries')
    .select(sql<Date>`(${end})::timestamp at time zone 'UTC'`.as('bound'))
    .where('parts.upto', '<=', offset)
    .where(alone)
    .orderBy('parts.part', descending ? 'asc' : 'desc')
    .limit(sql.lit(1))
  return {
    skipped: last,
    entries: sql<number>`coalesce((select entries from skipped), 0)`,
    after: [
      descending
        ? e('e.date', '<', sql<Date>`coalesce((select bound from skipped), 'infinity')`)
        : e('e.date', '>=', sql<Date>`coalesce((select bound from skipped), '-infinity')`),
    ],
  }
}

const day = (date: Date) => sql<Date>`${date}::date`

/** The last part of a month has its other days. */
const END_OF_PART = sql`least(part + 7, (date_trunc('month', part::timestamp) + interval '1 month')::date)`

const DAYS_OF_PART = 7

/** The start in UTC of the part of a month that a date is in, or of the next one. */
function startOfPart(date: Date, which: 'same' | 'next'): Date {
  const [year, month, dayOfMonth] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()]
  const first = dayOfMonth - ((dayOfMonth - 1) % DAYS_OF_PART)
  const start = new Date(date)
  start.setUTCHours(0, 0, 0, 0)
  start.setUTCDate(which === 'same' ? first : first + DAYS_OF_PART)
  if (start.getUTCMonth() !== month) start.setUTCFullYear(year, month + 1, 1)
  return start
}
