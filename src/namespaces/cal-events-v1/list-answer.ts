/** Shared parts of the calendar's lists (behaviour/calendar.md#lists-of-events). */
import { pageCount, queryText, skipped } from '../../http/pagination.ts'

/** The largest page size. */
const MAX_PAGE_SIZE = 50

/** The page of a list, and its offset and limit. */
export interface ListWindow {
  readonly page: number
  readonly limit: number
  readonly offset: number
}

export function windowOf(query: { readonly page: number; readonly per_page: number }): ListWindow {
  const limit = Math.min(query.per_page, MAX_PAGE_SIZE)
  const { page } = query
  return { page, limit, offset: skipped({ page, perPage: limit, offset: undefined }) }
}

/** Headers with the totals. */
export function totalHeaders(
  { limit }: ListWindow,
  total: number,
): Record<string, string | number> {
  return {
    'X-Cal-Total': total,
    'X-Cal-TotalPages': pageCount(total, limit),
  }
}

type QueryValues = Readonly<Record<string, string | number | boolean | undefined>>

/** The arguments that the addresses of a list repeat. */
export interface ListAddress {
  readonly address: string
  /** Arguments of the list's own address. */
  readonly own: QueryValues
  /** Arguments of the addresses of other pages, besides the number of the page. */
  readonly otherPages: QueryValues
}

/** Returns the totals and addresses of a list, the members besides its items. */
export function listSummary(
  { page, limit }: ListWindow,
  total: number,
  { address, own, otherPages }: ListAddress,
) {
  const pages = pageCount(total, limit)
  const at = (query: QueryValues): string => withQuery(address, query)
  return {
    rest_url: at(own),
    ...(page < pages && { next_rest_url: at({ ...otherPages, page: page + 1 }) }),
    ...(page > 1 && {
      previous_rest_url: at(page > 2 ? { ...otherPages, page: page - 1 } : otherPages),
    }),
    total,
    total_pages: pages,
  }
}

export type ListSummary = ReturnType<typeof listSummary>

function withQuery(address: string, query: QueryValues): string {
  const named = Object.entries(query).filter(([, value]) => value !== undefined)
  return named.length === 0 ? address : `${address}?${queryText(Object.fromEntries(named))}`
}
