/** What the lists of the calendar have in common (behaviour/calendar.md#lists-of-events). */
import { pageCount, queryText } from '../../http/pagination.ts'

/** More items than these no page has. */
const LARGEST_PAGE = 50

/** No list is as long, and no larger number fits into a statement. */
const FURTHEST = 2_147_483_647

/** The page of a list, and its rows as the database counts them. */
export interface ListWindow {
  readonly page: number
  readonly limit: number
  readonly offset: number
}

export function windowOf(query: { readonly page: number; readonly per_page: number }): ListWindow {
  const limit = Math.min(query.per_page, LARGEST_PAGE)
  return { page: query.page, limit, offset: Math.min((query.page - 1) * limit, FURTHEST) }
}

/** The total, counted only where the rows of the page do not tell it. */
export async function totalOf(
  { limit, offset }: ListWindow,
  shown: number,
  count: () => Promise<number>,
): Promise<number> {
  if (shown > 0 && shown < limit) return offset + shown
  return shown === 0 && offset === 0 ? 0 : count()
}

/** Totals, which scripts of other sites may read, too. */
export function totalHeaders(
  { limit }: ListWindow,
  total: number,
): Record<string, string | number> {
  return {
    'X-Cal-Total': total,
    'X-Cal-TotalPages': pageCount(total, limit),
    'Access-Control-Expose-Headers': 'X-Cal-Total, X-Cal-TotalPages, Link',
  }
}

type Repeated = Readonly<Record<string, string | number | boolean | undefined>>

/** Which arguments the addresses of a list repeat. */
export interface ListAddress {
  readonly address: string
  /** In the list's own address. */
  readonly own: Repeated
  /** In those of the pages beside it, which add their number; the first page needs none. */
  readonly beside: Repeated
}

/** Totals and addresses of a list, which stand beside its items. */
export function summaryOf(
  { page, limit }: ListWindow,
  total: number,
  { address, own, beside }: ListAddress,
) {
  const pages = pageCount(total, limit)
  const at = (query: Repeated): string => withQuery(address, query)
  return {
    rest_url: at(own),
    ...(page < pages && { next_rest_url: at({ ...beside, page: page + 1 }) }),
    ...(page > 1 && {
      previous_rest_url: at(page > 2 ? { ...beside, page: page - 1 } : beside),
    }),
    total,
    total_pages: pages,
  }
}

function withQuery(address: string, query: Repeated): string {
  const named = Object.entries(query).filter(([, value]) => value !== undefined)
  return named.length === 0 ? address : `${address}?${queryText(Object.fromEntries(named))}`
}
