import { describe, expect, it } from '@jest/globals'
import { decided, idSetOf, type IdSet, type IdWord } from '../../src/data/entries/id-set.ts'
import { fc } from '../support/properties.ts'

const id = fc.nat({ max: 300 })

/** The words that the database would answer. */
function wordsOf(ids: Iterable<number>): IdWord[] {
  const words = new Map<number, number>()
  for (const one of ids) words.set(one >> 5, (words.get(one >> 5) ?? 0) | (1 << (one & 31)))
  return [...words].map(([word, bits]) => ({ word, bits }))
}

const idsOf = ({ words }: IdSet): number[] =>
  Array.from({ length: words.length * 32 }, (_, one) => one).filter(
    (one) => (((words[one >> 5] ?? 0) >>> (one & 31)) & 1) === 1,
  )

const sorted = (ids: Iterable<number>): number[] => [...ids].toSorted((a, b) => a - b)

describe('A set of ids', () => {
  it('has the ids of its words, and as many as there are', () => {
    fc.assert(
      fc.property(fc.uniqueArray(id), (ids) => {
        const set = idSetOf(wordsOf(ids))
        expect({ ids: idsOf(set), size: set.size }).toEqual({ ids: sorted(ids), size: ids.length })
      }),
    )
  })

  it('follows what is decided again, and stays as it was itself', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(id),
        fc.uniqueArray(id),
        fc.uniqueArray(id),
        (ids, asked, present) => {
          const before = idSetOf(wordsOf(ids))
          const after = decided(before, asked, new Set(present))
          const kept = ids.filter((one) => !asked.includes(one))
          const expected = new Set([...kept, ...asked.filter((one) => present.includes(one))])
          expect({ ids: idsOf(after), size: after.size }).toEqual({
            ids: sorted(expected),
            size: expected.size,
          })
          expect(idsOf(before)).toEqual(sorted(ids))
        },
      ),
    )
  })
})
