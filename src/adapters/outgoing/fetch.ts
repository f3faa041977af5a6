import type { BodyLimit } from './body.ts'
import type { Outgoing } from './outgoing.ts'

/** A request of a library that accepts a custom `fetch`. */
export interface FetchOptions {
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  /** Forms are `URLSearchParams`, which are converted to a string. */
  readonly body?: unknown
  readonly signal?: AbortSignal | undefined
}

export type LimitedFetch = (address: string, options: FetchOptions) => Promise<Response>

/** Response headers that the libraries need. */
const FORWARDED_HEADERS = ['content-type', 'www-authenticate'] as const

/** Header values that a `Response` accepts; others are left out. */
const SAFE_VALUE = /^[\t\x20-\x7e]{0,2000}$/

/**
 * Creates a safe `fetch` for libraries: public addresses only, no redirects, limited in time and
 * size. It rejects with OutgoingError when there is no readable response.
 */
export function createFetch(
  outgoing: Outgoing,
  { milliseconds, bytes }: Pick<BodyLimit, 'bytes'> & { readonly milliseconds: number },
): LimitedFetch {
  return async (address, { method, headers, body, signal }) => {
    const response = await outgoing.exchange(address, {
      method: method === 'POST' ? 'POST' : 'GET',
      headers,
      body: body?.toString(),
      bytes,
      overflow: 'refuse',
      milliseconds,
      signal,
    })
    const forwarded = FORWARDED_HEADERS.flatMap((name): [string, string][] => {
      const value = response.headers[name]
      return typeof value === 'string' && SAFE_VALUE.test(value) ? [[name, value]] : []
    })
    const empty = NULL_BODY_STATUSES.has(response.status)
    return new Response(empty ? null : new Uint8Array(response.bytes), {
      status: response.status,
      headers: forwarded,
    })
  }
}

/** Statuses with which `Response` rejects any body, even an empty one. */
const NULL_BODY_STATUSES: ReadonlySet<number> = new Set([204, 205, 304])
