/** Ids in one word. */
const BITS = 32

/** The ids from `word * 32` on that are in a set, a bit for each. */
export interface IdWord {
  readonly word: number
  readonly bits: number
}

/** A set of ids that takes a bit for each up to the largest. */
export interface IdSet {
  readonly words: Int32Array
  readonly size: number
}

/** The number of bits that are set in a word. */
export function bitsSet(word: number): number {
  let count = 0
  for (let rest = word; rest !== 0; rest &= rest - 1) count++
  return count
}

/** @param words in any order, each at most once */
export function idSetOf(words: readonly IdWord[]): IdSet {
  const last = words.reduce((most, { word }) => Math.max(most, word), -1)
  const all = new Int32Array(last + 1)
  let size = 0
  for (const { word, bits } of words) {
    all[word] = bits
    size += bitsSet(bits)
  }
  return { words: all, size }
}

const hasBit = (words: Int32Array, id: number): boolean =>
  (((words[Math.floor(id / BITS)] ?? 0) >>> (id % BITS)) & 1) === 1

/** The same set with some ids decided again: those of them that are present are in it. */
export function decided(
  { words: before, size: former }: IdSet,
  ids: readonly number[],
  present: ReadonlySet<number>,
): IdSet {
  const last = Math.floor(ids.reduce((most, id) => Math.max(most, id), 0) / BITS)
  const words = new Int32Array(Math.max(before.length, last + 1))
  words.set(before)
  let size = former
  for (const id of ids) {
    const is = present.has(id)
    if (hasBit(words, id) === is) continue
    const word = Math.floor(id / BITS)
    words[word] = (words[word] ?? 0) ^ (1 << (id % BITS))
    size += is ? 1 : -1
  }
  return { words, size }
}
