import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { apiAddress, type ApiAddress } from './api-address.ts'
import { NONCE_HEADER, type Audiences } from './audience.ts'
import { readerOf, type Reader } from './cache-reader.ts'
import { isPlainRead } from './plain-read.ts'
import { awaitAnswer, type ResponseCache, type StoredAnswer } from './response-cache.ts'
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
      if (isClosed(response)) return
      const stored = reader && (cache.find(reader.key) ?? staleFor(reader))
      if (stored !== undefined) {
        const userId = reader?.callerId ?? 0
        sendStored(stored, { message, response, userId, onNotModified: options.onNotModified })
        return
      }
      // A caller's own answers are rarely requested concurrently; visitors' often are.
      const shared = reader?.callerId === 0 && attempt <= ATTEMPTS
      const making = shared ? cache.making(reader.key) : undefined
      if (making !== undefined) {
        void making.then((outcome) => {
          look(message, response, address, make, outcome === 'over' ? attempt + 1 : Infinity)
        })
        return
      }
      const end = shared ? announce(reader, response) : undefined
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
    const reader = readerOf(options.audiences, message, address)
    if (reader instanceof Promise) void reader.catch(() => undefined).then(answer)
    else answer(reader)
  }

  /** Lets other visitors wait for this answer, until it is kept or its connection closes. */
  function announce({ key }: Reader, response: ServerResponse) {
    const end = cache.make(key)
    whenClosed(response, () => end(response.headersSent ? 'own' : 'over'))
    return end
  }

  /** Signed-in callers only get answers that are certainly current, and their own. */
  function staleFor({ key, callerId }: Reader): StoredAnswer | undefined {
    return callerId === 0 ? cache.findStale(key) : undefined
  }
}

/** Whether the answer to a plain request may be kept: no cookie or session affects it. */
const isRepeatable = (message: IncomingMessage, rawQuery: string): boolean =>
  message.headers.cookie === undefined &&
  message.headers[NONCE_HEADER] === undefined &&
  isPlainRead(message, rawQuery)
