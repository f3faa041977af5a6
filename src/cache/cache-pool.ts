/** Memory that several caches share: each has a part of its own, and may use what others leave. */
import { createWeakList } from './weak-list.ts'

/** A cache of a pool; sizes in bytes. */
export interface PoolMember {
  /** What remains its own, whatever the others need. */
  readonly part: () => number
  readonly bytes: () => number
  /** Evicts the entry that was not used for the longest time. */
  readonly evict: () => void
}

export interface CachePool {
  readonly maxBytes: () => number
  /** Adds a cache, for as long as somebody else holds it. */
  join(member: PoolMember): void
  /** Evicts entries of the caches that exceed their parts most until all fit. */
  makeRoom(): void
}

export function createCachePool(maxBytes: () => number): CachePool {
  const list = createWeakList<PoolMember>()
  return {
    maxBytes,
    join: (member) => list.add(member),
    makeRoom() {
      const members = list.living()
      let total = members.reduce((sum, { bytes }) => sum + bytes(), 0)
      while (total > maxBytes()) {
        // Parts can add up to more than the whole, so that no cache may exceed its own.
        const most = fullest(members.filter(({ bytes }) => bytes() > 0))
        const before = most.bytes()
        most.evict()
        total -= before - most.bytes()
      }
    },
  }
}

const excess = ({ part, bytes }: PoolMember): number => bytes() - part()

const fullest = (members: readonly PoolMember[]): PoolMember =>
  members.reduce((most, member) => (excess(member) > excess(most) ? member : most))
