import { describe, expect, it } from '@jest/globals'
import {
  countsOf,
  recounted,
  type CountedDigit,
  MOST_BYTES,
  type Counted,
} from '../../src/data/database/id-counts.ts'
import { fc } from '../support/properties.ts'

const id = fc.nat({ max: 300 })
const numbers = fc
  .array(fc.tuple(id, fc.nat({ max: 70_000 })))
  .map((pairs): ReadonlyMap<number, number> => new Map(pairs))

const integers = (values: readonly number[]): Uint8Array => {
  const bytes = new Uint8Array(values.length * 4)
  const view = new DataView(bytes.buffer)
  for (const [index, value] of values.entries()) view.setInt32(index * 4, value)
  return bytes
}

/** The digits that the database would answer. */
function digitsOf(counted: ReadonlyMap<number, number>): CountedDigit[] {
  return Array.from({ length: 17 }, (_, place) => {
    const words = new Map<number, number>()
    for (const [one, number] of counted) {
      const bit = (number >> place) & 1
      if (bit === 1) words.set(one >> 5, (words.get(one >> 5) ?? 0) | (1 << (one & 31)))
    }
    const sorted = [...words].toSorted(([one], [other]) => one - other)
    return {
      place,
      words: integers(sorted.map(([word]) => word)),
      bits: integers(sorted.map(([, bits]) => bits)),
    }
  }).filter(({ words }) => words.length > 0)
}

function numbersOf({ digits }: Counted): Map<number, number> {
  const found = new Map<number, number>()
  for (const [place, words] of (digits ?? []).entries()) {
    for (let one = 0; one < words.length * 32; one++) {
      if ((((words[one >> 5] ?? 0) >>> (one & 31)) & 1) === 0) continue
      found.set(one, (found.get(one) ?? 0) + 2 ** place)
    }
  }
  return found
}

function withDigits({ total, digits }: Counted) {
  if (!digits) throw new Error('They take too much.')
  return { total, digits }
}

const positive = (counted: ReadonlyMap<number, number>): Map<number, number> =>
  new Map([...counted].filter(([, number]) => number > 0))

const sumOf = (counted: ReadonlyMap<number, number>): number =>
  [...counted.values()].reduce((sum, number) => sum + number, 0)

describe('Counts by id', () => {
  it('have the count of each id, and the total', () => {
    fc.assert(
      fc.property(numbers, (counted) => {
        const counts = countsOf(digitsOf(counted))
        expect(numbersOf(counts)).toEqual(positive(counted))
        expect(counts.total).toBe(sumOf(counted))
      }),
    )
  })

  it('follow a recount, which leaves the former counts unchanged', () => {
    fc.assert(
      fc.property(numbers, numbers, (counted, again) => {
        const before = countsOf(digitsOf(counted))
        const after = recounted(withDigits(before), again)
        const expected = new Map([...counted, ...again])
        expect(numbersOf(after)).toEqual(positive(expected))
        expect(after.total).toBe(sumOf(expected))
        expect(numbersOf(before)).toEqual(positive(counted))
      }),
    )
  })

  it('are only a total for ids that would take too much memory', () => {
    const high = new Map([[8 * MOST_BYTES, 3]])
    expect(countsOf(digitsOf(high))).toEqual({ total: 3, digits: null })
    const before = withDigits(countsOf(digitsOf(new Map([[7, 2]]))))
    expect(recounted(before, high)).toEqual({ total: 5, digits: null })
  })
})
