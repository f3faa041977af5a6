import { sql, type AliasableExpression, type RawBuilder } from 'kysely'
import { builder } from '../database/builder.ts'
import type { Sql } from '../database/database.ts'
import { FEW } from '../database/searched-pages.ts'
import { pageOf, skippedRows, type Condition, type Window } from '../database/expressions.ts'
import { entriesOfTerms } from './entries-of-terms.ts'
import { every } from './entry-filters.ts'
import type { EntryListing } from './entry-listing.ts'
import { byTiers, type DateOrder, type RelevanceOrder } from './entry-orders.ts'
import { bestFound, foundIds, someFound } from './found-entries.ts'
import { skippedParts, type SkippedParts } from './entry-totals.ts'
import type { TextSearch } from './text-filters.ts'

/** A page of a list; `where` and `orderBy` refer to `entries e`. */
export interface EntryPage extends Window {
  readonly where: Condition
  readonly found?: TextSearch | undefined
  /** The types of all matching entries, if they are known. */
  readonly types?: readonly string[] | undefined
  /** The same search as a condition on `entries e`, whose texts it reads. */
  readonly texts?: Condition | undefined
  /** Must end with the id, so that the order is total. */
  readonly orderBy: Sql | DateOrder | RelevanceOrder
  /** The condition as data, if that helps to read long lists. */
  readonly listing?: EntryListing | undefined
}

/** From this offset on it pays to skip whole parts of months. */
const FAR = 1000

/**
 * The ids of a page, found before any other column is read: in order and from an index alone if one
 * fits, so that deep pages are cheap. A search adds their `position` if it is ordered by relevance.
 */
export function pageOfIds(page: EntryPage): AliasableExpression<{ id: number }> {
  const { where, found, types, orderBy, listing, offset } = page
  if (found !== undefined) {
    return 'tier' in orderBy
      ? pageOf(bestFound({ found, types, where }, orderBy, page), page)
      : pageOf(foundIds({ found, types, where, orderBy }), page)
  }
  if (listing === undefined || !('ofDates' in orderBy)) {
    return pageOf(idsOf(where, byTiers(orderBy)), page)
  }
  const { kept } = listing
  const whole = kept !== undefined && kept.after === undefined && kept.before === undefined
  if (!whole || offset < FAR) return pageByDate(page, listing, orderBy)
  const parts = skippedParts(listing, kept, orderBy.ofDates, offset)
  const shown = pageByDate(page, listing, orderBy, parts)
  return sql<{ id: number }>`(with skipped as materialized (${parts.skipped}) ${shown})`
}

/** A page in the order of dates, read from an index. */
function pageByDate(
  page: EntryPage,
  listing: EntryListing,
  orderBy: DateOrder,
  { entries, after = [] }: Partial<SkippedParts> = {},
): RawBuilder<{ id: number }> {
  const { where, limit, offset } = page
  if (listing.terms.length === 0) {
    return pageOf(idsOf(every([where, ...after]), orderBy), page, entries)
  }
  const most = sql<number>`(select ${skippedRows(offset, entries)} + ${limit}::bigint)`
  const ofTerms = entriesOfTerms(listing, after, (assignments) =>
    assignments
      .orderBy('assignment.date', orderBy.ofDates)
      .orderBy('assignment.entry_id', orderBy.ofDates)
      .limit(most),
  )
  const ids = builder.selectFrom(ofTerms.as('e')).select('e.id').orderBy(orderBy)
  return pageOf(ids, page, entries)
}

/**
 * The ids of a page of a search that finds few, with the `total`. If that is more, not all have been
 * found.
 */
export function pageOfFew(
  page: EntryPage & { readonly found: TextSearch },
): AliasableExpression<{ id: number }> {
  const ids = builder
    .selectFrom(someFound(page, FEW + 1).as('found'))
    .innerJoin('entries as e', 'e.id', 'found.id')
    .select(['e.id', sql<number>`(count(*) over ())::int`.as('total')])
    .orderBy(byTiers(page.orderBy))
  return pageOf(ids, page)
}

/** Number of entries whose texts are read at most, as long as these may be. */
const MOST_READ = 1000

/**
 * The number of entries at the beginning of a list whose texts are read, a tenth as many as its
 * search finds: to read these takes little of the time that it takes to find all, and where a good
 * part of the list matches they fill the page.
 */
export const mostReadOf = (found: number): number => Math.min(Math.ceil(found / 10), MOST_READ)

/**
 * The ids of a page of a search, looked for among the first entries of the list.
 * @param texts the search as a condition on `entries e`
 */
export function pageAmongFirst(
  { where, orderBy, limit, offset }: EntryPage & { readonly orderBy: Sql },
  texts: Condition,
  found: number,
): AliasableExpression<{ id: number }> {
  const first = builder
    .selectFrom('entries as e')
    .selectAll('e')
    .where(where)
    .orderBy(orderBy)
    .limit(sql<number>`${mostReadOf(found)}::int`)
  const matching = builder.selectFrom(first.as('e')).select('e.id').where(texts).orderBy(orderBy)
  return pageOf(matching, { limit, offset })
}

const idsOf = (where: Condition, orderBy: Sql) =>
  builder.selectFrom('entries as e').select('e.id').where(where).orderBy(orderBy)
