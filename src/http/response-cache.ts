import { createHash } from 'node:crypto'
import { createCache, heldBytes } from '../memory/cache.ts'
import type { WrittenAnswer } from './write-answer.ts'

/** What tells that remembered answers are out of date; data/change-notices.ts is one. */
export interface Freshness {
  /** False while changes of other nodes would go unnoticed. */
  readonly live: boolean
  /** Rises with every change of anything that answers show. */
  generation(): number
}

/**
 * Answers as bytes, by who asks and the address. An answer is kept only when nothing changed from
 * before its request was read until it was made, and dropped with the next change, or when it
 * ceases to be true by itself.
 */
export interface ResponseCache {
  find(key: string): WrittenAnswer | undefined
  /**
   * Call before anybody looks who asks, because accounts change too; the result keeps the answer
   * if it is still true by then.
   */
  begin(): (key: string, answer: WrittenAnswer) => void
}

/** Variants may be long, and a key has to stay short. */
const digest = (variant: string): string => createHash('sha1').update(variant).digest('base64url')

/**
 * The key of an answer: visitors share theirs, everybody else has answers of their own.
 *
 * @param variant what decides beside the address; '' and undefined decide nothing
 */
export function answerKey(callerId: number, address: string, variant: string | undefined): string {
  const whole = variant === undefined || variant === '' ? address : `${address}\n${digest(variant)}`
  return callerId === 0 ? whole : `${callerId} ${whole}`
}

const MAXIMUM_BYTES = 64 * 1024 * 1024
const MAXIMUM_KEY = 2000

export function createResponseCache(
  freshness: Freshness,
  clock: () => Date = () => new Date(),
): ResponseCache {
  const answers = createCache<WrittenAnswer>({
    name: 'answers',
    maxBytes: MAXIMUM_BYTES,
    sizeOf: heldBytes,
  })
  let generation = freshness.generation()

  const forgetIfChanged = (): void => {
    const now = freshness.generation()
    if (now === generation) return
    generation = now
    answers.clear()
  }

  return {
    find(key) {
      forgetIfChanged()
      if (!freshness.live) return undefined
      const answer = answers.get(key)
      return answer?.until !== undefined && answer.until <= clock() ? undefined : answer
    },
    begin() {
      const before = freshness.generation()
      return (key, answer) => {
        forgetIfChanged()
        const same = freshness.live && generation === before
        if (same && key.length <= MAXIMUM_KEY) answers.set(key, answer)
      }
    },
  }
}
