import { describe, expect, it } from '@jest/globals'
import { loopPlaces } from '../../../src/domain/ads/placing/loop.ts'
import { fc } from '../../support/properties.ts'

describe('Places between the items of a list', () => {
  it.each([
    [{}, 5, [1]],
    [{ ads_loop_number: 2 }, 5, [2]],
    [{ ads_loop_number: 2, display_after_every: 2 }, 7, [2, 4, 6]],
    [{ ads_loop_number: 1, display_after_every: 3 }, 9, [1, 4, 7]],
    [{ ads_loop_number: 3, display_after_every: 0 }, 9, [3]],
    [{ ads_loop_number: 5 }, 5, []],
    [{}, 1, []],
    [{}, 0, []],
  ])('of %j among %d are %j', (fields, items, places) => {
    expect(loopPlaces(items, fields)).toEqual(places)
  })

  it('lie between items, whatever is stored', () => {
    const stored = fc.oneof(fc.integer(), fc.string(), fc.boolean(), fc.constant(null))
    fc.assert(
      fc.property(fc.nat(200), stored, stored, (items, first, again) => {
        const fields = { ads_loop_number: first, display_after_every: again }
        const places = loopPlaces(items, fields)
        expect(places.every((place) => place >= 1 && place < Math.max(items, 1))).toBe(true)
        expect(places.length).toBeLessThanOrEqual(items)
      }),
    )
  })
})
