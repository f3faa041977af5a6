/** A successful answer. */
export interface Answer<T> {
  readonly data: T
  readonly status: number
  /** Entity tag, for `ifMatch` and `since`; undefined if there is none. */
  readonly etag: string | undefined
  /** Length of a list over all of its pages; undefined if the answer is not a list. */
  readonly total: number | undefined
  readonly totalPages: number | undefined
  readonly headers: Headers
}

/** Calendar lists use another header for their totals. */
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
