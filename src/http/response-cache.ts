import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createCache, valueBytes } from '../cache/cache.ts'
import { requestSlot } from './request-slot.ts'
import { staleHeaders } from './stale.ts'
import type { WrittenAnswer } from './write-answer.ts'

/** A complete answer as sent, reusable for requests with the same key. */
export interface StoredAnswer extends Pick<
  WrittenAnswer,
  'bytes' | 'tag' | 'updatedAt' | 'until' | 'operationId'
> {
  /** The media type, with its parameters. */
  readonly type: string
  /** Alternating names and values, the form that Node writes fastest. */
  readonly headerLines: readonly string[]
}

/** What a cache needs from a request that it passes on. */
interface Awaited {
  /** Receives the answer if it may be kept. */
  readonly keep: (answer: StoredAnswer) => void
  /** Records what the answer depends on. */
  readonly reading: Reading
}

/** Requests whose answers a cache in front of the application would keep. */
const awaited = requestSlot<Awaited>('awaited')

/** Called by a cache before it passes a request on. */
export function awaitAnswer(message: IncomingMessage, wanted: Awaited): void {
  awaited.set(message, wanted)
}

/** The recorder for a request's dependencies, if a cache wants them. */
export const awaitedReading = (message: IncomingMessage): Reading | undefined =>
  awaited.get(message)?.reading

/** Headers that belong to a single request. */
const OWN_HEADERS: ReadonlySet<string> = new Set(['x-request-id', 'connection'])

/**
 * Offers an answer to the cache. Called by the application once the headers are set, if the same
 * request would get the same answer until something changes. Without a cache this does nothing.
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

/** Determines when cached answers are out of date; implemented by data/change-notices.ts. */
export interface Freshness {
  /** False while changes made by other nodes would go unnoticed. */
  readonly live: boolean
  /**
   * How long changes may have gone unnoticed, in milliseconds, while visitors may get cached
   * answers all the same.
   */
  readonly staleAge?: number | undefined
  /** Increases with every change. */
  generation(): number
  /** Starts recording what an answer depends on. */
  begin(): Reading
}

/** What an answer depends on; implemented by data/database/reading.ts. */
export interface Reading {
  /** Adds dependency keys, which only the data layer interprets. */
  note(keys: Iterable<string>): void
  /** Whether nothing it depends on has changed since it began. */
  holds(): boolean
  readonly bytes: number
}

/**
 * Serialized answers by caller and address. An answer is kept only if nothing it depends on changed
 * between the arrival of its request and its completion. It is dropped when a dependency changes or
 * when it expires.
 */
export interface ResponseCache {
  find(key: string): StoredAnswer | undefined
  /** Like `find`, for visitors while the database is away, with the headers that say so. */
  findStale(key: string): StoredAnswer | undefined
  /**
   * Call before identifying the caller, because accounts change too; the result keeps the answer if
   * it is still current by then.
   */
  begin(): Beginning
  /**
   * The answer in progress for a key, if it began after the latest change and changes are being
   * noticed. Resolves when it is worth looking again.
   */
  making(key: string): Promise<Outcome> | undefined
  /** Announces that an answer is in progress; call the result with its outcome. */
  make(key: string): (outcome: Outcome) => void
}

/** An answer in progress. */
export interface Beginning {
  readonly reading: Reading
  readonly keep: (key: string, answer: StoredAnswer) => void
}

/** How an answer in progress ended. */
export type Outcome =
  /** It was kept, overtaken by a change, or abandoned by its client: look again. */
  | 'over'
  /** It is not cacheable, or it failed: each request needs its own answer. */
  | 'own'

interface Known {
  readonly answer: StoredAnswer
  readonly reading: Reading
}

interface Making {
  readonly generation: number
  readonly outcome: Promise<Outcome>
}

/** Variants may be long, keys must be short. */
const digest = (variant: string): string => createHash('sha1').update(variant).digest('base64url')

/**
 * The cache key of an answer: visitors share one, every other caller has their own.
 * @param variant what selects the answer besides the address; '' and undefined select nothing
 * @param origin the requesting script's site, which the headers name
 */
export function answerKey(
  callerId: number,
  address: string,
  variant: string | undefined,
  origin: string | undefined,
): string {
  const whole = callerId === 0 ? address : `${callerId} ${address}`
  const selected = variant === undefined || variant === '' ? '' : digest(variant)
  if (selected === '' && origin === undefined) return whole
  // Nothing that clients send holds a line break, so that none can choose the key of somebody else.
  return origin === undefined ? `${whole}\n${selected}` : `${whole}\n${selected}\n${origin}`
}

/** Larger answers are rare, and would evict many small ones. */
const MAXIMUM_ANSWER = 4 * 1024 * 1024
const MAXIMUM_KEY = 2000

export function createResponseCache(
  freshness: Freshness,
  clock: () => Date = () => new Date(),
): ResponseCache {
  const answers = createCache<Known>({
    name: 'answers',
    sizeOf: ({ answer, reading }) => valueBytes(answer) + reading.bytes,
    isCurrent: ({ answer, reading }) =>
      reading.holds() && (answer.until === undefined || answer.until > clock()),
  })
  const makings = new Map<string, Making>()

  const known = (key: string): StoredAnswer | undefined => answers.get(key)?.answer

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
