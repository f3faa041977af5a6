import http from 'node:http'
import { currentRun, type Role } from './run.ts'

export type Scalar = string | number | boolean

/** `{a: 1, b: [2, 3], c: {d: 4}}` is sent as `a=1&b[]=2&b[]=3&c[d]=4`. */
export interface Query {
  readonly [name: string]: Scalar | readonly Scalar[] | Query | undefined
}

export interface RequestOptions {
  readonly query?: Query
  /** Sent as JSON; a string or bytes are sent as they are. */
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

export interface Answer {
  readonly status: number
  /** The value of a JSON answer, the text of any other; undefined when there is nothing. */
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into answers of every shape
  readonly body: any
  readonly text: string
  readonly headers: Readonly<Record<string, string>>
}

type Send = (path: string, options?: RequestOptions) => Promise<Answer>

/** Requests of one caller, named by method. */
export interface Client {
  readonly get: Send
  readonly head: Send
  readonly options: Send
  readonly post: Send
  readonly put: Send
  readonly patch: Send
  readonly delete: Send
}

/** Someone who asks: a role of the test users, nobody, or a user that a test made. */
export type Asker = Role | 'anonymous' | { readonly user: string; readonly pass: string }

export interface Api extends Client {
  /** `api.as('editor').post('/core/v2/posts', { body })`; `api.get` itself is anonymous. */
  as(asker: Asker): Client
}

/**
 * A client of a running service. It sends paths and headers as they are given, without the tidying
 * of `fetch`, because tests have to send what no tidy client would.
 * @param root address of the API root, such as `http://127.0.0.1:3000/api`
 */
export async function createApi(root: string): Promise<Api> {
  const { credentials } = await currentRun()
  const as = (asker: Asker): Client => {
    if (asker === 'anonymous') return clientOf(root, {})
    const { user, pass } = typeof asker === 'string' ? credentials[asker] : asker
    return clientOf(root, { authorization: `Basic ${btoa(`${user}:${pass}`)}` })
  }
  return { ...as('anonymous'), as }
}

function clientOf(root: string, ownHeaders: Readonly<Record<string, string>>): Client {
  const sender =
    (method: string): Send =>
    (path, { query = {}, body, headers = {} } = {}) => {
      const pairs = flatten(query).map((pair) => pair.map(encodeURIComponent).join('='))
      const separator = path.includes('?') ? '&' : '?'
      const url = root + path + (pairs.length > 0 ? separator + pairs.join('&') : '')
      const raw = typeof body === 'string' || body instanceof Uint8Array
      return send(url, {
        method,
        headers: {
          accept: 'application/json',
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...ownHeaders,
          ...headers,
        },
        body: raw || body === undefined ? body : JSON.stringify(body),
      })
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
      // The path is cut from the text, because URL would resolve what looks like a relative path.
      { hostname, port, method, path: url.slice(origin.length), headers },
      (response) => void readAnswer(response).then(resolve, reject),
    )
    request.on('error', reject)
    if (body !== undefined) request.setHeader('content-length', Buffer.byteLength(body))
    request.end(body)
  })
}

async function readAnswer(response: http.IncomingMessage): Promise<Answer> {
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
