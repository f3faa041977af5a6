/** A source of numbers that look random and are the same for the same name. */
export interface Random {
  /** At least 0, less than 1. */
  next(): number
  /** A whole number from `low` to `high`, both included. */
  between(low: number, high: number): number
  pick<T>(items: readonly [T, ...T[]]): T
  /** That many different items, as far as there are enough. */
  some<T>(items: readonly T[], count: number): T[]
  chance(probability: number): boolean
}

/** Each name has a sequence of its own: FNV-1a starts a generator of the "mulberry32" kind. */
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
      const left = [...items]
      const taken = Math.min(count, left.length)
      return Array.from({ length: taken }, () => left.splice(between(0, left.length - 1), 1)).flat()
    },
    chance: (probability) => next() < probability,
  }
}
