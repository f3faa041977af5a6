/** A seeded random number generator: the same name gives the same sequence. */
export interface Random {
  /** Returns a number from 0 up to but excluding 1. */
  next(): number
  /** Returns an integer from `low` to `high`, inclusive. */
  between(low: number, high: number): number
  pick<T>(items: readonly [T, ...T[]]): T
  /** Returns this many distinct items, or all if there are fewer. */
  some<T>(items: readonly T[], count: number): T[]
  chance(probability: number): boolean
}

/** Creates a mulberry32 generator, seeded with the FNV-1a hash of the name. */
export function createRandom(name: string): Random {
  let state = 0x811c9dc5
  for (let at = 0; at < name.length; at++) {
    state = Math.imul(state ^ name.charCodeAt(at), 0x01000193)
  }
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const between = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1))
  return {
    next,
    between,
    pick: (items) => items[between(0, items.length - 1)] ?? items[0],
    some(items, count) {
      const remaining = [...items]
      const size = Math.min(count, remaining.length)
      return Array.from({ length: size }, () =>
        remaining.splice(between(0, remaining.length - 1), 1),
      ).flat()
    },
    chance: (probability) => next() < probability,
  }
}
