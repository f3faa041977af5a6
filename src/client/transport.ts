import createFetchClient from 'openapi-fetch'
import { AlmanacError } from './almanac-error.ts'
import type { Method } from './operations.ts'
import { queryText } from './query.ts'
import { withRetry, type RetryOptions } from './retry.ts'

export interface ClientOptions {
  /** Address of the API root, such as `https://example.org/api`. */
  readonly baseUrl: string
  /** Login name or mail address; without it the client reads as a visitor does. */
  readonly username?: string
  /** An application password, not the one that people sign in with. */
  readonly applicationPassword?: string
  /** Headers of every request, such as `X-WP-Nonce` on a page of the site itself. */
  readonly headers?: Readonly<Record<string, string>>
  readonly retry?: RetryOptions
  /** Sends the requests; the global `fetch` unless given. */
  readonly fetch?: (request: Request) => Promise<Response>
}

/** A request as the methods of the client put it. */
export interface Outgoing {
  readonly method: Method
  /** As in the contract, such as `/core/v2/posts/{id}`. */
  readonly path: string
  readonly parameters?: Readonly<Record<string, unknown>> | undefined
  readonly query?: Readonly<Record<string, unknown>> | undefined
  /** Sent as JSON. */
  readonly body?: unknown
  /** Sent as it is, instead of `body`. */
  readonly file?: Blob | Uint8Array | ReadableStream | undefined
  readonly headers?: Readonly<Record<string, string>> | undefined
  readonly signal?: AbortSignal | undefined
}

export interface Incoming {
  readonly response: Response
  /** What the JSON says, or the text of other types; undefined for an empty answer. */
  readonly data: unknown
}

/** @throws AlmanacError for an answer of 400 and above; what `fetch` throws where there is none */
export type Transport = (outgoing: Outgoing) => Promise<Incoming>

/** Any operation, as openapi-fetch wants it: what fits which is the matter of the client's own types. */
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

/** @throws AlmanacError for what says that it is JSON and is not */
function readData(response: Response, text: string | undefined): unknown {
  if (text === undefined || text === '') return undefined
  if (!/^application\/([\w.]+\+)?json/.test(response.headers.get('Content-Type') ?? '')) return text
  try {
    return JSON.parse(text)
  } catch {
    throw new AlmanacError(response.status, text, response.headers)
  }
}
