/** Totals of lists and of their months, maintained by triggers. */
import { expressionBuilder, sql, type Expression } from 'kysely'
import { builder } from '../database/builder.ts'
import { keyword } from '../database/database.ts'
import type { Aliased, Condition } from '../database/expressions.ts'
import { entriesOfTerms } from './entries-of-terms.ts'
import { e, every, ofType, withStatuses } from './entry-filters.ts'
import { entryListing, toldBy, type EntryListing, type KeptList } from './entry-listing.ts'
import type { Direction } from './entry-orders.ts'

type KeptTerm = NonNullable<KeptList['term']>

const kept = expressionBuilder<Aliased<{ kept: 'entry_totals' }>, 'kept'>()
const sum = sql<number>`coalesce(sum(${kept.ref('kept.change')}), 0)::int`

/** Stands for the term in totals by author. */
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
  const exceptions = conditions.flatMap((condition) => toldBy(condition)?.except ?? [])
  const [except] = exceptions
  if (except === undefined || exceptions.length > MOST_EXCEPTIONS) return undefined
  const others = conditions.filter((condition) => toldBy(condition)?.except !== except)
  const all = entryListing(type, statuses, others)
  const excepted = entryListing(type, statuses, [...others, except])
  if (all === undefined || excepted === undefined) return undefined
  return sql<number>`(${totalOf(all)} - ${totalOf(excepted)})`
}

/** The sum of a list's whole months, plus the partial months at its ends. */
function keptTotal(listing: EntryListing, list: KeptList): Expression<number> {
  const from = list.after && startOfMonth(list.after, 1)
  const until = list.before && startOfMonth(list.before, 0)
  if (from !== undefined && until !== undefined && from >= until) return countOf(listing)
  const whole = [
    ...(from === undefined ? [] : [kept('kept.month', '>=', day(from))]),
    ...(until === undefined ? [] : [kept('kept.month', '<', day(until))]),
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

/** The whole months of a list before a position. */
export interface SkippedMonths {
  /** Number of entries in them. */
  readonly entries: Expression<number>
  /** Conditions on `entries e` for the entries that follow. */
  readonly after: readonly Condition[]
}

/**
 * The months that a page can skip as a whole, in date order, given its offset; none for a term with
 * descendants.
 */
export function skippedMonths(
  listing: EntryListing,
  list: KeptList,
  direction: Direction,
  offset: number,
): SkippedMonths {
  const descending = direction === 'desc'
  const { term } = list
  const alone =
    term?.withChildren === true ? e.not(e.exists(termsWith('t.parent_id', term))) : e.lit(true)
  const months = rowsOf(listing, list)
    .select('kept.month')
    .select(sql<number>`sum(${sum}) over (order by month ${sql.raw(direction)})::int`.as('upto'))
    .groupBy('kept.month')
  const last = builder
    .selectFrom(months.as('months'))
    .where('months.upto', '<=', offset)
    .where(alone)
    .orderBy('months.month', descending ? 'asc' : 'desc')
    .limit(sql.lit(1))
  const end = descending ? sql`month` : sql`month + interval '1 month'`
  const bound = last.select(sql<Date>`(${end})::timestamp at time zone 'UTC'`.as('end')).$asScalar()
  return {
    entries: sql<number>`coalesce(${last.select('months.upto').$asScalar()}, 0)`,
    after: [
      descending
        ? e('e.date', '<', sql<Date>`coalesce(${bound}, 'infinity')`)
        : e('e.date', '>=', sql<Date>`coalesce(${bound}, '-infinity')`),
    ],
  }
}

const day = (date: Date) => sql<Date>`${date}::date`

/** The start in UTC of a date's month, or of a month a number of months later. */
function startOfMonth(date: Date, later: number): Date {
  const start = new Date(date)
  start.setUTCDate(1)
  start.setUTCHours(0, 0, 0, 0)
  start.setUTCMonth(start.getUTCMonth() + later)
  return start
}
