import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createCache, valueBytes } from '../cache/cache.ts'
import { requestSlot } from './request-slot.ts'
import { staleHeaders } from './stale.ts'
import type { WrittenAnswer } from './write-answer.ts'

/** An answer as it was sent, whole: what a request of the same key gets again. */
export interface StoredAnswer extends Pick<
  WrittenAnswer,
  'bytes' | 'tag' | 'updatedAt' | 'until' | 'operationId'
> {
  /** The media type, with its parameters. */
  readonly type: string
  /** Names and values in turns, which is the form that Node sends soonest. */
  readonly headerLines: readonly string[]
}

/** What a cache wants to know of a request that it passes on. */
interface Awaited {
  /** Gets the answer if it may be kept. */
  readonly keep: (answer: StoredAnswer) => void
  /** Is to note what the answer is made of. */
  readonly reading: Reading
}

/** Requests whose answers a cache in front of the application would keep. */
const awaited = requestSlot<Awaited>('awaited')

/** Called by a cache before it passes a request on. */
export function awaitAnswer(message: IncomingMessage, wanted: Awaited): void {
  awaited.set(message, wanted)
}

/** What is to note what the answer to a request is made of, if anybody wants to know. */
export const awaitedReading = (message: IncomingMessage): Reading | undefined =>
  awaited.get(message)?.reading

/** Headers that are those of one request. */
const OWN_HEADERS: ReadonlySet<string> = new Set(['x-request-id', 'connection'])

/**
 * Called by the application, once the headers of an answer are set, when the same request would
 * get the same answer until something changes. Without a cache in front this does nothing.
 */
export function keepAnswer(
  message: IncomingMessage,
  response: ServerResponse,
  { status, headers, bytes, stream, tag, updatedAt, until, operationId }: WrittenAnswer,
): void {
  const keep = awaited.get(message)?.keep
  const passing = headers['Cache-Control']?.includes('no-store') === true
  if (keep === undefined || status !== 200 || tag === undefined || stream || passing) return
  const headerLines: string[] = []
  const set = response.getHeaders()
  for (const name in set) if (!OWN_HEADERS.has(name)) headerLines.push(name, String(set[name]))
  const type = headers['Content-Type'] ?? ''
  keep({ type, headerLines, bytes, tag, updatedAt, until, operationId })
}

/** What tells that remembered answers are out of date; data/change-notices.ts is one. */
export interface Freshness {
  /** False while changes of other nodes would go unnoticed. */
  readonly live: boolean
  /** For how many milliseconds they may have, while visitors may get remembered answers all the same. */
  readonly staleAge?: number | undefined
  /** Rises with every change. */
  generation(): number
  /** Begins to note what an answer is made of. */
  begin(): Reading
}

/** What an answer is made of; data/database/reading.ts is one. */
export interface Reading {
  /** Adds words for what it is made of, which its own side understands. */
  note(keys: Iterable<string>): void
  /** Whether nothing of it has changed since it began. */
  holds(): boolean
  readonly bytes: number
}

/**
 * Answers as bytes, by who asks and the address. An answer is kept only when nothing that it is made
 * of changed from before its request was read until it was made, and dropped when that has changed,
 * or when it ceases to be true by itself.
 */
export interface ResponseCache {
  find(key: string): StoredAnswer | undefined
  /** The same for visitors while nothing new can be had, with the headers that say so. */
  findStale(key: string): StoredAnswer | undefined
  /**
   * Call before anybody looks who asks, because accounts change too; the result keeps the answer
   * if it is still true by then.
   */
  begin(): Beginning
  /**
   * The making of an answer that began after the latest change; nothing where there is none, or where
   * changes might go unnoticed. Resolves when it is worth looking again.
   */
  making(key: string): Promise<Outcome> | undefined
  /** Tells others that an answer is being made from now on; the result tells them how it ended. */
  make(key: string): (outcome: Outcome) => void
}

/** An answer that may come to be. */
export interface Beginning {
  readonly reading: Reading
  readonly keep: (key: string, answer: StoredAnswer) => void
}

/** How the making of an answer ended. */
export type Outcome =
  /** It was kept, or overtaken by a change, or its client has hung up: look again. */
  | 'over'
  /** It may not be kept, or it failed: everybody has to ask for themselves. */
  | 'own'

interface Known {
  readonly answer: StoredAnswer
  readonly reading: Reading
}

interface Making {
  readonly generation: number
  readonly outcome: Promise<Outcome>
}

/** Variants may be long, and a key has to stay short. */
const digest = (variant: string): string => createHash('sha1').update(variant).digest('base64url')

/**
 * The key of an answer: visitors share theirs, everybody else has answers of their own.
 *
 * @param variant what decides beside the address; '' and undefined decide nothing
 * @param origin the site whose script asks, which the headers name
 */
export function answerKey(
  callerId: number,
  address: string,
  variant: string | undefined,
  origin: string | undefined,
): string {
  if (origin !== undefined) return `${origin} ${answerKey(callerId, address, variant, undefined)}`
  const whole = variant === undefined || variant === '' ? address : `${address}\n${digest(variant)}`
  return callerId === 0 ? whole : `${callerId} ${whole}`
}

/** Larger answers are rare, and would drive out many small ones. */
const MAXIMUM_ANSWER = 4 * 1024 * 1024
const MAXIMUM_KEY = 2000

export function createResponseCache(
  freshness: Freshness,
  clock: () => Date = () => new Date(),
): ResponseCache {
  const answers = createCache<Known>({
    name: 'answers',
    sizeOf: ({ answer, reading }) => valueBytes(answer) + reading.bytes,
  })
  const makings = new Map<string, Making>()

  const known = (key: string): StoredAnswer | undefined => {
    const found = answers.get(key)
    if (found === undefined) return undefined
    const { answer, reading } = found
    if (reading.holds()) {
      return answer.until !== undefined && answer.until <= clock() ? undefined : answer
    }
    answers.delete(key)
    return undefined
  }

  return {
    find: (key) => (freshness.live ? known(key) : undefined),
    findStale(key) {
      const { staleAge } = freshness
      const answer = staleAge === undefined ? undefined : known(key)
      if (staleAge === undefined || answer === undefined) return undefined
      const stale = Object.entries(staleHeaders(staleAge)).flat()
      return { ...answer, headerLines: [...answer.headerLines, ...stale] }
    },
    begin() {
      const reading = freshness.begin()
      return {
        reading,
        keep(key, answer) {
          const small = answer.bytes.length <= MAXIMUM_ANSWER && key.length <= MAXIMUM_KEY
          if (freshness.live && small && reading.holds()) answers.set(key, { answer, reading })
        },
      }
    },
    making(key) {
      const making = makings.get(key)
      const current = freshness.live && making?.generation === freshness.generation()
      return current ? making?.outcome : undefined
    },
    make(key) {
      let end: ((outcome: Outcome) => void) | undefined
      const outcome = new Promise<Outcome>((resolve) => (end = resolve))
      const making = { generation: freshness.generation(), outcome }
      makings.set(key, making)
      return (how) => {
        if (makings.get(key) === making) makings.delete(key)
        end?.(how)
      }
    },
  }
}
