import type { IncomingMessage, ServerResponse } from 'node:http'
import { parseCookie, type Cookies } from 'cookie'
import type { CodedError } from '../errors/coded-error.ts'
import { splitAddress } from './api-address.ts'
import { toContent } from './content-encoding.ts'
import { errorAnswer, isRefusal } from './errors.ts'
import { apiLink } from './links.ts'
import { carriesBody, collectBody } from './read-request.ts'
import { notesOf, type RequestNotes } from './request-notes.ts'
import { sendContent } from './send-content.ts'
import { isClosed } from './when-closed.ts'

export interface PageRequest {
  readonly method: 'GET' | 'POST'
  /** Decoded, below the site URL; '' for one that no page has. */
  readonly path: string
  readonly query: URLSearchParams
  /** Fields of a submitted form; empty for GET. */
  readonly form: URLSearchParams
  readonly headers: IncomingMessage['headers']
  readonly cookies: Readonly<Cookies>
  /** Address of the client, as far as the configured proxies are trusted. */
  readonly remoteAddress: string
  readonly notes: Pick<RequestNotes, 'userId' | 'signInRefused'>
}

export interface PageAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | readonly string[]>>
  readonly body: string
}

/** Statuses with which a request is refused before it reaches a page. */
export type PageRefusal = 400 | 405 | 413 | 415 | 500 | 503

/** One address, or a family of them, with its handler. */
export interface PageRoute {
  readonly path: RegExp
  readonly methods: readonly PageRequest['method'][]
  /** The largest form that it accepts, in bytes; 20,000 unless given. */
  readonly formLimit?: number
  answer(request: PageRequest): PageAnswer | Promise<PageAnswer>
  /** Renders a refusal in the style of the page. */
  refuse(status: PageRefusal): PageAnswer
}

export interface PageHandlerOptions {
  readonly routes: readonly PageRoute[]
  /** Named in the `Link` header of every page, for API discovery. */
  readonly apiUrl: string
  readonly remoteAddress: (message: IncomingMessage) => string
  /** Called with unexpected failures. */
  readonly onFailure: (error: unknown, requestId: string) => void
}

/** Handles a request if a route matches; otherwise calls `next`. */
export type PageHandler = (
  message: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void

const FORM_LIMIT = 20_000
const FORM_TYPE = 'application/x-www-form-urlencoded'

/** The outer adapter of pages: sockets and headers on one side, typed requests on the other. */
export function createPageHandler(options: PageHandlerOptions): PageHandler {
  return (message, response, next) => {
    const path = decodedPath(splitAddress(message.url ?? '/').rawPath)
    const route = options.routes.find((candidate) => candidate.path.test(path))
    if (route === undefined) return next()
    void answerOf(route, message, path, options)
      .catch((error: unknown) => {
        if (isRefusal(error)) return refusalOf(error, route)
        options.onFailure(error, String(response.getHeader('X-Request-Id')))
        return route.refuse(500)
      })
      .then((answer) => send(message, response, withApiLink(answer, options.apiUrl)))
      .catch((error: unknown) => {
        options.onFailure(error, String(response.getHeader('X-Request-Id')))
        response.destroy()
      })
  }
}

/** Pages render their own refusals; only database failures are left. */
function refusalOf(error: CodedError, route: PageRoute): PageAnswer {
  const refusal = route.refuse(503)
  const { headers } = errorAnswer(error)
  const retry =
    headers['Retry-After'] === undefined ? {} : { 'Retry-After': String(headers['Retry-After']) }
  return { ...refusal, headers: { ...refusal.headers, ...retry, 'Cache-Control': 'no-store' } }
}

function withApiLink(answer: PageAnswer, apiUrl: string): PageAnswer {
  return { ...answer, headers: { Link: apiLink(apiUrl), ...answer.headers } }
}

async function answerOf(
  route: PageRoute,
  message: IncomingMessage,
  path: string,
  options: PageHandlerOptions,
): Promise<PageAnswer> {
  const method = message.method === 'HEAD' ? 'GET' : message.method
  const known = route.methods.find((candidate) => candidate === method)
  if (known === undefined) {
    const refusal = route.refuse(405)
    const allow = route.methods.flatMap((name) => (name === 'GET' ? ['GET', 'HEAD'] : [name]))
    return { ...refusal, headers: { ...refusal.headers, Allow: allow.join(', ') } }
  }
  let form = new URLSearchParams()
  if (known === 'POST') {
    const type = message.headers['content-type']?.split(';')[0]?.trim().toLowerCase()
    if (type !== FORM_TYPE) return route.refuse(415)
    try {
      form = readForm(await collectBody(message, route.formLimit ?? FORM_LIMIT))
    } catch (error) {
      if (isRefusal(error)) return route.refuse(413)
      return route.refuse(400)
    }
  }
  const { rawQuery } = splitAddress(message.url ?? '')
  return route.answer({
    method: known,
    path,
    query: queryOf(rawQuery),
    form,
    headers: message.headers,
    cookies: parseCookie(message.headers.cookie ?? ''),
    remoteAddress: options.remoteAddress(message),
    notes: notesOf(message),
  })
}

const withoutNul = (text: string): string => text.replaceAll('\0', '')

/**
 * A query without NULs, which databases do not store. It is decoded first: what is left around an
 * encoded NUL might be another one.
 */
function queryOf(rawQuery: string): URLSearchParams {
  const query = new URLSearchParams(rawQuery)
  if (!rawQuery.includes('%00')) return query
  const pairs = [...query].map(([name, value]): [string, string] => [
    withoutNul(name),
    withoutNul(value),
  ])
  return new URLSearchParams(pairs)
}

/** '' for a path that no page has: invalid UTF-8, or a NUL, which databases do not store. */
function decodedPath(rawPath: string): string {
  try {
    const path = decodeURIComponent(rawPath)
    return path.includes('\0') ? '' : path
  } catch {
    return ''
  }
}

const UTF8 = new TextDecoder('utf-8', { fatal: true })

/** @throws TypeError for bytes that are not UTF-8 */
function readForm(bytes: Buffer): URLSearchParams {
  return new URLSearchParams(UTF8.decode(bytes))
}

async function send(
  message: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: PageAnswer,
): Promise<void> {
  if (isClosed(response)) return
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  if (status === 200 && isShared(headers)) {
    const content = toContent(String(headers['Content-Type']), body)
    const final = String(headers['Cache-Control']).includes('immutable')
    await sendContent(message, response, { ...content, final })
  } else {
    const bytes = Buffer.from(body)
    response.statusCode = status
    response.setHeader('Content-Length', bytes.length)
    // An unread rest of the body must not be parsed as the next request.
    if (carriesBody(message) && !message.complete) response.setHeader('Connection', 'close')
    response.end(message.method === 'HEAD' ? undefined : bytes)
  }
  message.resume()
}

/** Personal pages are not stored, so no client has a copy to compare. */
const isShared = (headers: PageAnswer['headers']): boolean =>
  headers['Set-Cookie'] === undefined && !String(headers['Cache-Control']).includes('no-store')
