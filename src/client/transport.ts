import createFetchClient from 'openapi-fetch'
import { AlmanacError } from './almanac-error.ts'
import type { Method } from './operations.ts'
import { queryText } from './query.ts'
import { withRetry, type RetryOptions } from './retry.ts'

export interface ClientOptions {
  /** URL of the API root, such as `https://example.org/api`. */
  readonly baseUrl: string
  /** Login name or mail address; without it, requests are anonymous. */
  readonly username?: string
  /** An application password, not the account's own. */
  readonly applicationPassword?: string
  /** Headers for every request, such as `X-WP-Nonce` on the site's own pages. */
  readonly headers?: Readonly<Record<string, string>>
  readonly retry?: RetryOptions
  /** Sends the requests; the global `fetch` by default. */
  readonly fetch?: (request: Request) => Promise<Response>
}

/** A request as built by the client's methods. */
export interface Outgoing {
  readonly method: Method
  /** As in the contract, such as `/core/v2/posts/{id}`. */
  readonly path: string
  readonly parameters?: Readonly<Record<string, unknown>> | undefined
  readonly query?: Readonly<Record<string, unknown>> | undefined
  /** Sent as JSON. */
  readonly body?: unknown
  /** Sent unchanged, instead of `body`. */
  readonly file?: Blob | Uint8Array | ReadableStream | undefined
  readonly headers?: Readonly<Record<string, string>> | undefined
  readonly signal?: AbortSignal | undefined
}

export interface Incoming {
  readonly response: Response
  /** The parsed JSON, or the text of other types; undefined for an empty answer. */
  readonly data: unknown
}

/** @throws AlmanacError for statuses of 400 and above; what `fetch` throws without an answer */
export type Transport = (outgoing: Outgoing) => Promise<Incoming>

/** Any operation, as openapi-fetch expects it; the client's own types check which options fit. */
interface AnyOperation {
  parameters: { query?: Record<string, unknown>; path?: Record<string, unknown> }
  requestBody?: { content: { 'application/json': unknown } }
  responses: { default: { content: { 'application/json': unknown } } }
}
type AnyPaths = Record<string, Record<Lowercase<Method>, AnyOperation>>

export function createTransport(options: ClientOptions): Transport {
  const { baseUrl, headers, retry, fetch = (request) => globalThis.fetch(request) } = options
  const api = createFetchClient<AnyPaths>({
    baseUrl,
    fetch: withRetry(fetch, retry),
    headers: { Accept: 'application/json', ...credentials(options), ...headers },
    querySerializer: queryText,
  })
  return async ({ method, path, parameters, query, body, file, headers: own, signal }) => {
    const { data, error, response } = await api[method](path, {
      params: { ...(parameters && { path: parameters }), ...(query && { query }) },
      ...(body !== undefined && { body }),
      ...(file !== undefined && {
        body: file,
        bodySerializer: (it: unknown) => it,
        duplex: 'half',
      }),
      ...(own && { headers: own }),
      ...(signal && { signal }),
      parseAs: 'text',
    })
    if (response.status >= 400) throw new AlmanacError(response.status, error, response.headers)
    return { response, data: readData(response, data) }
  }
}

function credentials({ username, applicationPassword }: ClientOptions): Record<string, string> {
  if (username === undefined) return {}
  const bytes = new TextEncoder().encode(`${username}:${applicationPassword ?? ''}`)
  return { Authorization: `Basic ${btoa(String.fromCharCode(...bytes))}` }
}

/** @throws AlmanacError for invalid JSON */
function readData(response: Response, text: string | undefined): unknown {
  if (text === undefined || text === '') return undefined
  if (!/^application\/([\w.]+\+)?json/.test(response.headers.get('Content-Type') ?? '')) return text
  try {
    return JSON.parse(text)
  } catch {
    throw new AlmanacError(response.status, text, response.headers)
  }
}
