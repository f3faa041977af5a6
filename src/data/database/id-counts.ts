/** Ids in one word. */
const BITS = 32
const WORD_BYTES = 4

/**
 * A binary digit of how often each id counts in a list. `words` and `bits` hold integers of four
 * bytes, the highest first: the ids from `word * 32` on have the digit where `bits` are set.
 */
export interface CountedDigit {
  /** The digit is worth two to the power of this. */
  readonly place: number
  readonly words: Uint8Array
  readonly bits: Uint8Array
}

/** How often each id counts in a list: a bit for every one up to the largest, by binary digit. */
export type Digits = readonly Int32Array[]

/** A total, with the counts by id if they are known. */
export interface Counted {
  readonly total: number
  /** Null if they take too much. */
  readonly digits?: Digits | null
}

/** A bit for each of four million ids. */
export const MOST_BYTES = 2 ** 19

export const bytesOf = (digits: Digits): number =>
  digits.reduce((sum, { byteLength }) => sum + byteLength, 0)

/** Whether digits of so many words may be made. */
const areFew = (lengths: readonly number[]): boolean =>
  WORD_BYTES * lengths.reduce((sum, length) => sum + length, 0) <= MOST_BYTES

/** The number of bits that are set in a word. */
function bitsSet(word: number): number {
  let count = 0
  for (let rest = word; rest !== 0; rest &= rest - 1) count++
  return count
}

const valuesOf = (bytes: Uint8Array): number[] => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return Array.from({ length: bytes.byteLength / WORD_BYTES }, (_, at) =>
    view.getInt32(at * WORD_BYTES),
  )
}

/** @param counted each digit at most once, and each of its words, in order */
export function countsOf(counted: readonly CountedDigit[]): Counted {
  const parts = counted.map(({ place, words, bits }) => {
    const numbers = valuesOf(words)
    return { place, numbers, sets: valuesOf(bits), length: (numbers.at(-1) ?? -1) + 1 }
  })
  const total = parts.reduce(
    (sum, { place, sets }) => sum + 2 ** place * sets.reduce((set, bits) => set + bitsSet(bits), 0),
    0,
  )
  if (!areFew(parts.map(({ length }) => length))) return { total, digits: null }
  const places = parts.reduce((most, { place }) => Math.max(most, place + 1), 0)
  const digits = Array.from({ length: places }, () => new Int32Array())
  for (const { place, numbers, sets, length } of parts) {
    const digit = new Int32Array(length)
    for (const [index, number] of numbers.entries()) digit[number] = sets[index] ?? 0
    digits[place] = digit
  }
  return { total, digits }
}

const wordOf = (id: number): number => Math.floor(id / BITS)

/** The number of times that an id counts. */
const numberOf = (digits: readonly Int32Array[], id: number): number =>
  digits.reduce(
    (sum, words, place) => sum + (((words[wordOf(id)] ?? 0) >>> (id % BITS)) & 1) * 2 ** place,
    0,
  )

/** The same counts where some ids count other numbers of times. */
export function recounted(
  { total: former, digits: before }: { readonly total: number; readonly digits: Digits },
  numbers: ReadonlyMap<number, number>,
): Counted {
  let total = former
  for (const [id, number] of numbers) total += number - numberOf(before, id)
  const most = Math.max(...numbers.values(), 0)
  const places = Math.max(before.length, most === 0 ? 0 : Math.floor(Math.log2(most)) + 1)
  const lengths = Array.from({ length: places }, (_, place) => {
    const ids = [...numbers].filter(([, number]) => digitOf(number, place) === 1).map(([id]) => id)
    return Math.max(before[place]?.length ?? 0, ...ids.map((id) => wordOf(id) + 1))
  })
  if (!areFew(lengths)) return { total, digits: null }
  const digits = lengths.map((length, place) => {
    const after = new Int32Array(length)
    after.set(before[place] ?? [])
    for (const [id, number] of numbers) {
      const [word, bit] = [wordOf(id), 1 << (id % BITS)]
      if (word >= length) continue
      const rest = (after[word] ?? 0) & ~bit
      after[word] = digitOf(number, place) === 1 ? rest | bit : rest
    }
    return after
  })
  return { total, digits }
}

const digitOf = (number: number, place: number): number => Math.floor(number / 2 ** place) % 2
