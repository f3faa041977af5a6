import type { BodyLimit } from './body.ts'
import type { Outgoing } from './outgoing.ts'

/** A request as libraries that take a `fetch` of one's own describe it. */
export interface FetchOptions {
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  /** Forms come as parameters, which write themselves. */
  readonly body?: unknown
  readonly signal?: AbortSignal | undefined
}

export type LimitedFetch = (address: string, options: FetchOptions) => Promise<Response>

/** Headers of answers that are told; anything else says nothing that counts here. */
const TOLD = ['content-type', 'www-authenticate'] as const

/** What a header may hold in a `Response`; another one is left out. */
const PLAIN = /^[\t\x20-\x7e]{0,2000}$/

/**
 * A `fetch` for libraries, by the safe way: public addresses alone, no redirects, within bounds of
 * time and size.
 *
 * @returns a function that rejects with OutgoingError where there is no answer that can be read
 */
export function createFetch(
  outgoing: Outgoing,
  { milliseconds, bytes }: Pick<BodyLimit, 'bytes'> & { readonly milliseconds: number },
): LimitedFetch {
  return async (address, { method, headers, body, signal }) => {
    const answer = await outgoing.exchange(address, {
      method: method === 'POST' ? 'POST' : 'GET',
      headers,
      body: body?.toString(),
      bytes,
      overflow: 'refuse',
      milliseconds,
      signal,
    })
    const told = TOLD.flatMap((name): [string, string][] => {
      const value = answer.headers[name]
      return typeof value === 'string' && PLAIN.test(value) ? [[name, value]] : []
    })
    const empty = BODILESS.has(answer.status)
    return new Response(empty ? null : new Uint8Array(answer.bytes), {
      status: answer.status,
      headers: told,
    })
  }
}

/** Statuses with which a `Response` takes no body, however empty. */
const BODILESS: ReadonlySet<number> = new Set([204, 205, 304])
