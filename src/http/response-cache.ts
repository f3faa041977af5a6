import { LRUCache } from 'lru-cache'
import type { WrittenAnswer } from './write-answer.ts'

/** What tells that remembered answers are out of date; data/change-notices.ts is one. */
export interface Freshness {
  /** False while changes of other nodes would go unnoticed. */
  readonly live: boolean
  /** Rises with every change of anything that answers show. */
  generation(): number
}

/**
 * Answers to visitors, as bytes, by address. An answer is kept only when nothing changed from
 * before its request was read until it was made, and dropped with the next change, or when it
 * ceases to be true by itself.
 */
export interface ResponseCache {
  find(address: string): WrittenAnswer | undefined
  /** Call before the answer is made; the result keeps it if it is still true by then. */
  begin(address: string): (answer: WrittenAnswer) => void
}

const MAXIMUM_BYTES = 64 * 1024 * 1024
const MAXIMUM_ANSWER = 4 * 1024 * 1024
const MAXIMUM_ADDRESS = 2000

export function createResponseCache(
  freshness: Freshness,
  clock: () => Date = () => new Date(),
): ResponseCache {
  const answers = new LRUCache<string, WrittenAnswer>({
    maxSize: MAXIMUM_BYTES,
    maxEntrySize: MAXIMUM_ANSWER,
    // Strings take two bytes a character, headers some 500 bytes.
    sizeCalculation: (answer, address) => answer.bytes.length + address.length * 2 + 500,
  })
  let generation = freshness.generation()

  const forgetIfChanged = (): void => {
    const now = freshness.generation()
    if (now === generation) return
    generation = now
    answers.clear()
  }

  return {
    find(address) {
      forgetIfChanged()
      if (!freshness.live) return undefined
      const answer = answers.get(address)
      return answer?.until !== undefined && answer.until <= clock() ? undefined : answer
    },
    begin(address) {
      const before = freshness.generation()
      return (answer) => {
        forgetIfChanged()
        const same = freshness.live && generation === before
        if (same && address.length <= MAXIMUM_ADDRESS) answers.set(address, answer)
      }
    },
  }
}
