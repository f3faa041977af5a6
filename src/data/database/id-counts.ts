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
export interface IdCounts {
  readonly digits: readonly Int32Array[]
  readonly total: number
}

/** The number of bytes that counts take. */
export const bytesOfCounts = ({ digits }: IdCounts): number =>
  digits.reduce((sum, { byteLength }) => sum + byteLength, 0)

/** The number of bits that are set in a word. */
function bitsSet(word: number): number {
  let count = 0
  for (let rest = word; rest !== 0; rest &= rest - 1) count++
  return count
}

const integers = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** @param counted each digit at most once, and each of its words */
export function countsOf(counted: readonly CountedDigit[]): IdCounts {
  const digits: Int32Array[] = []
  let total = 0
  for (const { place, words, bits } of counted) {
    const [numbers, sets] = [integers(words), integers(bits)]
    let last = -1
    for (let at = 0; at < words.length; at += WORD_BYTES) {
      last = Math.max(last, numbers.getInt32(at))
    }
    const digit = new Int32Array(last + 1)
    for (let at = 0; at < words.length; at += WORD_BYTES) {
      const set = sets.getInt32(at)
      digit[numbers.getInt32(at)] = set
      total += bitsSet(set) * 2 ** place
    }
    digits[place] = digit
  }
  return { digits: Array.from(digits, (digit) => digit ?? new Int32Array()), total }
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
  { digits: before, total: former }: IdCounts,
  numbers: ReadonlyMap<number, number>,
): IdCounts {
  let total = former
  for (const [id, number] of numbers) total += number - numberOf(before, id)
  const most = Math.max(...numbers.values(), 0)
  const places = Math.max(before.length, most === 0 ? 0 : Math.floor(Math.log2(most)) + 1)
  const last = wordOf(Math.max(...numbers.keys(), 0))
  const digits = Array.from({ length: places }, (_, place) => {
    const words = before[place] ?? new Int32Array()
    const some = [...numbers.values()].some((number) => digitOf(number, place) === 1)
    const after = new Int32Array(Math.max(words.length, some ? last + 1 : 0))
    after.set(words)
    for (const [id, number] of numbers) {
      const [word, bit] = [wordOf(id), 1 << (id % BITS)]
      if (word >= after.length) continue
      const rest = (after[word] ?? 0) & ~bit
      after[word] = digitOf(number, place) === 1 ? rest | bit : rest
    }
    return after
  })
  return { digits, total }
}

const digitOf = (number: number, place: number): number => Math.floor(number / 2 ** place) % 2
