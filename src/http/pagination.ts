import { LARGEST_INTEGER } from '../stored-integer.ts'
import { isRepeated } from './repeated.ts'

export interface Window {
  readonly page: number
  readonly perPage: number
  /** Overrides `page`. */
  readonly offset: number | undefined
}

/** Number of rows to skip. A negative offset counts as none. */
export function skipped({ page, perPage, offset }: Window): number {
  const rows = offset === undefined ? (page - 1) * perPage : Math.max(offset, 0)
  return Math.min(rows, LARGEST_INTEGER)
}

/**
 * The total of a list, which is counted only if the rows of the page do not tell it: an empty first
 * page, or a page that the list does not fill.
 * @param rows how many of them the page has
 */
export async function totalOf(
  { offset, limit }: { readonly offset: number; readonly limit: number },
  rows: number,
  count: () => Promise<number>,
): Promise<number> {
  if (rows > 0 && rows < limit) return offset + rows
  return rows === 0 && offset === 0 ? 0 : count()
}

/** Number of pages; 0 for an empty list. */
export function pageCount(total: number, perPage: number): number {
  return Math.ceil(total / perPage)
}

/**
 * Headers of a list: totals, and `Link` with `prev` and `next` (behaviour/protocol.md#answers;
 * existing clients rely on the exact names). `query` is the requested query, which the links
 * repeat; those that would be too long are left out.
 */
export function listHeaders(
  address: string,
  query: Readonly<Record<string, unknown>>,
  { page, perPage }: Window,
  total: number,
): Record<string, string | number> {
  const pages = pageCount(total, perPage)
  const link = (to: number, relation: string): string =>
    `<${address}?${queryText({ ...query, page: to })}>; rel="${relation}"`
  const previous = page > 1 && link(Math.max(Math.min(page - 1, pages), 1), 'prev')
  const next = page < pages && link(page + 1, 'next')
  const links = fittingLinks(previous, next)
  return {
    'X-WP-Total': total,
    'X-WP-TotalPages': pages,
    ...(links.length > 0 && { Link: links.join(', ') }),
  }
}

/**
 * Longest `Link`. Many proxies refuse answers with more than 4 kB of headers, and clients those with more
 * than 16 kB.
 */
const LONGEST_LINKS = 3000

/** Both links if there is room for them, else the one by which clients go on reading. */
function fittingLinks(previous: string | false, next: string | false): string[] {
  const both = [previous, next].filter((link) => link !== false)
  const choices = [both, both.slice(-1)]
  return choices.find((links) => links.join(', ').length <= LONGEST_LINKS) ?? []
}

/** Serializes a query in the bracket form that all clients of this interface understand. */
export function queryText(query: Readonly<Record<string, unknown>>): string {
  const parts: string[] = []
  const write = (name: string, value: unknown): void => {
    if (Array.isArray(value)) {
      for (const item of value) write(isRepeated(value) ? name : `${name}[]`, item)
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, item] of Object.entries(value)) write(`${name}[${key}]`, item)
    } else parts.push(`${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`)
  }
  for (const [name, value] of Object.entries(query)) write(name, value)
  return parts.join('&')
}
