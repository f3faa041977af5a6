import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { stillHolds } from '../../src/data/database/replica.ts'

const maxLag = 5000

describe('Reading from a replica', () => {
  it('is allowed while nothing was heard since it had everything', () => {
    expect(stillHolds({ at: 1000, changes: 3 }, { now: 2000, changes: 3, maxLag })).toBe(true)
  })

  it('is not allowed before the first proof', () => {
    expect(stillHolds(undefined, { now: 2000, changes: 0, maxLag })).toBe(false)
  })

  it('is not allowed once it may be behind a change that this node knows of', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 1, max: 1000 }), (changes, more) => {
        const proof = { at: 1000, changes }
        return !stillHolds(proof, { now: 1000, changes: changes + more, maxLag })
      }),
    )
  })

  it('is not allowed once it may be behind for longer than the setting says', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), (late) => {
        const now = 1000 + maxLag + late
        return !stillHolds({ at: 1000, changes: 3 }, { now, changes: 3, maxLag })
      }),
    )
  })
})
