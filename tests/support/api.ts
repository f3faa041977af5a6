import http from 'node:http'
import { wrongHeaders } from './answer-headers.ts'
import { currentRun, type Role } from './run.ts'

export type Scalar = string | number | boolean

/** `{a: 1, b: [2, 3], c: {d: 4}}` is sent as `a=1&b[]=2&b[]=3&c[d]=4`. */
export interface Query {
  readonly [name: string]: Scalar | readonly Scalar[] | Query | undefined
}

export interface RequestOptions {
  readonly query?: Query
  /** Sent as JSON, except strings and bytes. */
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

export interface Answer {
  readonly status: number
  /** The parsed JSON, or the text of other types; undefined for an empty body. */
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into answers of every shape
  readonly body: any
  readonly text: string
  readonly headers: Readonly<Record<string, string>>
}

type Send = (path: string, options?: RequestOptions) => Promise<Answer>

/** Sends requests of one caller. */
export interface Client {
  readonly get: Send
  readonly head: Send
  readonly options: Send
  readonly post: Send
  readonly put: Send
  readonly patch: Send
  readonly delete: Send
}

/** A caller: the test user of a role, an anonymous caller, or a user that a test has created. */
export type Actor = Role | 'anonymous' | { readonly user: string; readonly pass: string }

export interface Api extends Client {
  /** `api.as('editor').post('/core/v2/posts', { body })`; `api.get` itself is anonymous. */
  as(actor: Actor): Client
}

/**
 * Creates a client of a running service. Unlike `fetch`, it sends paths and headers unchanged, so
 * that tests can send malformed requests.
 * @param root address of the API root, such as `http://127.0.0.1:3000/api`
 */
export async function createApi(root: string): Promise<Api> {
  const { credentials } = await currentRun()
  const as = (actor: Actor): Client => {
    if (actor === 'anonymous') return clientOf(root, {})
    const { user, pass } = typeof actor === 'string' ? credentials[actor] : actor
    return clientOf(root, { authorization: `Basic ${btoa(`${user}:${pass}`)}` })
  }
  return { ...as('anonymous'), as }
}

function clientOf(root: string, defaultHeaders: Readonly<Record<string, string>>): Client {
  const sender =
    (method: string): Send =>
    async (path, { query = {}, body, headers = {} } = {}) => {
      const pairs = flatten(query).map((pair) => pair.map(encodeURIComponent).join('='))
      const separator = path.includes('?') ? '&' : '?'
      const url = root + path + (pairs.length > 0 ? separator + pairs.join('&') : '')
      const raw = typeof body === 'string' || body instanceof Uint8Array
      const answer = await send(url, {
        method,
        headers: {
          accept: 'application/json',
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...defaultHeaders,
          ...headers,
        },
        body: raw || body === undefined ? body : JSON.stringify(body),
      })
      // Other roots are those of dialects and pages; a method in a header is not the one that answers.
      if (root.endsWith('/api') && !('x-http-method-override' in headers)) {
        const exchange = { method, path: url.slice(root.length), ...answer }
        const wrong = await wrongHeaders(exchange)
        if (wrong.length > 0) throw new Error(wrong.join('\n'))
      }
      return answer
    }
  return {
    get: sender('GET'),
    head: sender('HEAD'),
    options: sender('OPTIONS'),
    post: sender('POST'),
    put: sender('PUT'),
    patch: sender('PATCH'),
    delete: sender('DELETE'),
  }
}

function flatten(query: Query, prefix?: string): [string, string][] {
  return Object.entries(query).flatMap(([key, value]): [string, string][] => {
    const name = prefix === undefined ? key : `${prefix}[${key}]`
    if (value === undefined) return []
    if (Array.isArray(value)) return value.map((item) => [`${name}[]`, String(item)])
    return typeof value === 'object' ? flatten(value as Query, name) : [[name, String(value)]]
  })
}

interface RawRequest {
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Uint8Array | undefined
}

function send(url: string, { method, headers, body }: RawRequest): Promise<Answer> {
  const { hostname, port, origin } = new URL(url)
  return new Promise((resolve, reject) => {
    const request = http.request(
      // The path is taken from the text, because URL would normalize it.
      { hostname, port, method, path: url.slice(origin.length), headers },
      (response) => void readResponse(response).then(resolve, reject),
    )
    request.on('error', reject)
    if (body !== undefined) request.setHeader('content-length', Buffer.byteLength(body))
    request.end(body)
  })
}

async function readResponse(response: http.IncomingMessage): Promise<Answer> {
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk as Buffer)
  const text = Buffer.concat(chunks).toString('utf8')
  const headers = Object.fromEntries(
    Object.entries(response.headers).map(([name, value]) => [name, String(value)]),
  )
  const isJson = /json/.test(headers['content-type'] ?? '')
  const body: unknown = text === '' ? undefined : isJson ? JSON.parse(text) : text
  return { status: response.statusCode ?? 0, body, text, headers }
}
