import type {
  IncomingHttpHeaders,
  IncomingMessage,
  RequestListener,
  ServerResponse,
} from 'node:http'
import { plainForm, type AnswerForm } from './answer-form.ts'
import { apiAddress, type ApiAddress } from './api-address.ts'
import { NONCE_HEADER, type Audiences, type Identity, type Variant } from './audience.ts'
import { encodeContent } from './content-encoding.ts'
import { isPlainRead } from './plain-read.ts'
import { dialectOf, ownPath } from './dialects/spoken.ts'
import { readQuery } from './read-request.ts'
import { notesOf } from './request-notes.ts'
import { answerKey, awaitAnswer, type ResponseCache, type StoredAnswer } from './response-cache.ts'
import { CONTENT_HEADERS } from './send-answer.ts'
import { isStillGood } from './write-answer.ts'

export interface CacheOptions {
  readonly cache: ResponseCache
  readonly audiences: Audiences
  readonly onNotModified: (operationId: string) => void
  /** Runs work when its turn comes. */
  readonly enter: (response: ServerResponse, work: () => void) => void
}

/**
 * How often a request waits for another one's answer; under frequent changes each wait may be in
 * vain.
 */
const ATTEMPTS = 2

/** Whose cached answers a request may get. */
interface Reader {
  readonly key: string
  readonly callerId: number
}

/**
 * Puts a cache in front of an application, as a reverse proxy would. Cached answers are sent again;
 * all other requests go to the application, which decides what may be kept (`keepAnswer`).
 */
export function withResponseCache(app: RequestListener, options: CacheOptions): RequestListener {
  const { cache, enter } = options
  return (message, response) => {
    const address = apiAddress(message.url ?? '/')
    if (address === undefined || !isRepeatable(message, address.rawQuery)) {
      enter(response, () => app(message, response))
    } else if (message.headers.authorization !== undefined) {
      // Identification may itself be expensive.
      enter(response, () => look(message, response, address, app))
    } else {
      look(message, response, address, () => enter(response, () => app(message, response)))
    }
  }

  /**
   * Answers from the cache, from another visitor's request in progress, or by `make`, whose answer
   * may be kept.
   */
  function look(
    message: IncomingMessage,
    response: ServerResponse,
    address: ApiAddress,
    make: RequestListener,
    attempt = 1,
  ): void {
    // Must come first: any later change makes the answer out of date.
    const { keep, reading } = cache.begin()
    const answer = (reader: Reader | undefined): void => {
      const stored = reader && (cache.find(reader.key) ?? staleFor(reader))
      if (stored !== undefined) {
        send(stored, { message, response, userId: reader?.callerId ?? 0 })
        return
      }
      // A caller's own answers are rarely requested concurrently; visitors' often are.
      const shared = reader?.callerId === 0 && attempt <= ATTEMPTS
      const making = shared ? cache.making(reader.key) : undefined
      if (making !== undefined) {
        void making.then((outcome) => {
          if (response.destroyed) return
          look(message, response, address, make, outcome === 'over' ? attempt + 1 : Infinity)
        })
        return
      }
      const end = shared ? cache.make(reader.key) : undefined
      if (end !== undefined)
        response.once('close', () => end(response.headersSent ? 'own' : 'over'))
      if (reader !== undefined) {
        awaitAnswer(message, {
          reading,
          keep(made) {
            keep(reader.key, made)
            end?.('over')
          },
        })
      }
      make(message, response)
    }
    // Cached answers skip the queue: waiting would cost as much as finding them.
    const reader = readerOf(message, address)
    if (reader instanceof Promise) void reader.catch(() => undefined).then(answer)
    else answer(reader)
  }

  /** Signed-in callers only get answers that are certainly current, and their own. */
  function staleFor({ key, callerId }: Reader): StoredAnswer | undefined {
    return callerId === 0 ? cache.findStale(key) : undefined
  }

  /** Undefined if identification failed; the application then answers with the reason. */
  function readerOf(
    message: IncomingMessage,
    address: ApiAddress,
  ): Reader | undefined | Promise<Reader | undefined> {
    try {
      const identity = options.audiences.identifyOwn(message, () => ({
        sentMethod: message.method ?? 'GET',
        method: 'GET',
        asScript: readQuery(address.rawQuery)['_jsonp'] !== undefined,
      }))
      return identity instanceof Promise
        ? identity.then((known) => readerFor(message, address, known))
        : readerFor(message, address, identity)
    } catch {
      return undefined
    }
  }

  function readerFor(
    message: IncomingMessage,
    address: ApiAddress,
    { caller }: Identity,
  ): Reader | undefined | Promise<Reader | undefined> {
    // A failed identification does not make a visitor: the same address may be refused next time.
    if (message.headers.authorization !== undefined && !caller.signedIn) return undefined
    // Answers are keyed by user, and these credentials grant less than the user has.
    if (caller.scopes !== undefined) return undefined
    const { rawPath, rawQuery } = address
    const path = ownPath(message, rawPath)
    const root = dialectOf(message)?.table.root ?? ''
    const { origin } = message.headers
    const readerWith = (variant: Variant): Reader => ({
      key: answerKey(caller.id, `${root}${rawPath}?${rawQuery}`, variant, origin),
      callerId: caller.id,
    })
    const variant = options.audiences.variantOf(message, { path, rawQuery }, caller)
    return variant instanceof Promise ? variant.then(readerWith) : readerWith(variant)
  }

  function send(stored: StoredAnswer, { message, response, userId }: Hit): void {
    if (response.destroyed) return
    const form = userId === 0 ? formOf(stored, message.headers) : plainForm(stored)
    const { tag = '', encoding } = form
    const { updatedAt } = stored
    const notModified = isStillGood({ tag, updatedAt }, message.headers)
    if (notModified && stored.operationId !== undefined) options.onNotModified(stored.operationId)
    const status = notModified ? 304 : 200
    const end = (content: Buffer): void => {
      if (response.destroyed) return
      notesOf(message).operation = stored.operationId ?? ''
      const changed = encoding && { etag: tag, 'content-length': String(content.length) }
      const kept = notModified ? withoutContent(stored.headerLines) : stored.headerLines
      const lines = changed === undefined ? [...kept] : withHeaders(kept, changed)
      if (encoding !== undefined && !notModified) lines.push('Content-Encoding', encoding)
      lines.push('X-Request-Id', notesOf(message).requestId)
      response.writeHead(status, lines)
      if (notModified || message.method === 'HEAD') response.end()
      else response.end(content)
    }
    const content = notModified ? stored.bytes : form.bytes()
    if (content instanceof Promise) void content.then(end, () => response.destroy())
    else end(content)
  }
}

interface Hit {
  readonly message: IncomingMessage
  readonly response: ServerResponse
  readonly userId: number
}

const formOf = ({ type, bytes, tag }: StoredAnswer, headers: IncomingHttpHeaders): AnswerForm =>
  tag === undefined ? plainForm({ bytes, tag }) : encodeContent({ type, bytes, tag }, headers)

/** Alternating names and values, with some values replaced. */
const withHeaders = (
  lines: readonly string[],
  values: Readonly<Record<string, string>>,
): string[] =>
  lines.map((line, place) => (place % 2 === 1 && values[lines[place - 1] ?? '']) || line)

/** Alternating names and values, without those that describe content. */
function withoutContent(lines: readonly string[]): string[] {
  return lines.filter((_, place) => !CONTENT_HEADERS.some((name) => lines[place & ~1] === name))
}

/** Whether the answer to a plain request may be kept: no cookie or session affects it. */
const isRepeatable = (message: IncomingMessage, rawQuery: string): boolean =>
  message.headers.cookie === undefined &&
  message.headers[NONCE_HEADER] === undefined &&
  isPlainRead(message, rawQuery)
