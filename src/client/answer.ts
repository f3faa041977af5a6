/** A successful answer. */
export interface Answer<T> {
  readonly data: T
  readonly status: number
  /** Entity tag, for `ifMatch` and `since`; undefined where there is none. */
  readonly etag: string | undefined
  /** How many items a list has on all of its pages; undefined for what is no list. */
  readonly total: number | undefined
  readonly totalPages: number | undefined
  readonly headers: Headers
}

/** Lists of the calendar have names of their own for their totals. */
const TOTAL = ['X-WP-Total', 'X-Cal-Total']
const TOTAL_PAGES = ['X-WP-TotalPages', 'X-Cal-TotalPages']

export function answerOf<T>({ status, headers }: Response, data: T): Answer<T> {
  return {
    data,
    status,
    etag: headers.get('ETag') ?? undefined,
    total: numberIn(headers, TOTAL),
    totalPages: numberIn(headers, TOTAL_PAGES),
    headers,
  }
}

function numberIn(headers: Headers, names: readonly string[]): number | undefined {
  const text = names.map((name) => headers.get(name)).find((value) => value !== null)
  return text === undefined || text === null ? undefined : Number(text)
}
