import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { apiAddress, type ApiAddress } from './api-address.ts'
import { NONCE_HEADER, type Audiences } from './audience.ts'
import { readerOf, type Reader } from './cache-reader.ts'
import { isPlainRead } from './plain-read.ts'
import { awaitAnswer, type Beginning, type Outcome, type ResponseCache } from './response-cache.ts'
import { sendStored } from './send-stored.ts'
import { isClosed, whenClosed } from './when-closed.ts'

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

/** A plain request, and what answers it anew. */
interface Visit {
  readonly message: IncomingMessage
  readonly response: ServerResponse
  readonly address: ApiAddress
  readonly make: RequestListener
}

/**
 * Puts a cache in front of an application, as a reverse proxy would. Cached answers are sent again;
 * all other requests go to the application, which decides what may be kept (`keepAnswer`).
 */
export function withResponseCache(app: RequestListener, options: CacheOptions): RequestListener {
  const { enter } = options
  const enterApp: RequestListener = (message, response) =>
    enter(response, () => app(message, response))
  return (message, response) => {
    const address = apiAddress(message.url ?? '/')
    if (address === undefined || !isRepeatable(message, address.rawQuery)) {
      enterApp(message, response)
    } else if (message.headers.authorization !== undefined) {
      // Identification may itself be expensive.
      enter(response, () => look({ message, response, address, make: app }, options))
    } else {
      look({ message, response, address, make: enterApp }, options)
    }
  }
}

/**
 * Answers from the cache, from another visitor's request in progress, or by the application, whose
 * answer may be kept.
 */
function look(visit: Visit, options: CacheOptions, attempt = 1): void {
  const { message, response, address } = visit
  // Must come first: any later change makes the answer out of date.
  const beginning = options.cache.begin()
  const answer = (reader?: Reader): void => {
    if (isClosed(response) || (reader && sendIfStored(visit, reader, options))) return
    // A caller's own answers are rarely requested concurrently; visitors' often are.
    const shared = reader?.callerId === 0 && attempt <= ATTEMPTS
    if (shared && awaitOther(visit, reader, options, attempt)) return
    const end = shared ? announce(reader, response, options.cache) : undefined
    if (reader !== undefined) keepFor(message, reader, beginning, end)
    visit.make(message, response)
  }
  // Cached answers skip the queue: waiting would cost as much as finding them.
  const reader = readerOf(options.audiences, message, address)
  if (reader instanceof Promise) void reader.catch(() => undefined).then(answer)
  else answer(reader)
}

/**
 * Sends a cached answer. Signed-in callers only get answers that are certainly current, and their
 * own.
 * @returns whether there was one
 */
function sendIfStored(
  { message, response }: Visit,
  { key, callerId }: Reader,
  { cache, onNotModified }: CacheOptions,
): boolean {
  const stored = cache.find(key) ?? (callerId === 0 ? cache.findStale(key) : undefined)
  if (stored === undefined) return false
  sendStored(stored, { message, response, userId: callerId, onNotModified })
  return true
}

/**
 * Waits for the answer that is being made for another visitor, and looks again.
 * @returns whether one is being made
 */
function awaitOther(
  visit: Visit,
  { key }: Reader,
  options: CacheOptions,
  attempt: number,
): boolean {
  const making = options.cache.making(key)
  void making?.then((outcome) => look(visit, options, outcome === 'over' ? attempt + 1 : Infinity))
  return making !== undefined
}

/** Lets other visitors wait for this answer, until it is kept or its connection closes. */
function announce({ key }: Reader, response: ServerResponse, cache: ResponseCache) {
  const end = cache.make(key)
  whenClosed(response, () => end(response.headersSent ? 'own' : 'over'))
  return end
}

/** Keeps the answer that the application will make, unless it must not be kept. */
function keepFor(
  message: IncomingMessage,
  { key }: Reader,
  { keep, reading }: Beginning,
  end?: (outcome: Outcome) => void,
): void {
  awaitAnswer(message, {
    reading,
    keep(made) {
      keep(key, made)
      end?.('over')
    },
  })
}

/** Whether the answer to a plain request may be kept: no cookie or session affects it. */
const isRepeatable = (message: IncomingMessage, rawQuery: string): boolean =>
  message.headers.cookie === undefined &&
  message.headers[NONCE_HEADER] === undefined &&
  isPlainRead(message, rawQuery)
