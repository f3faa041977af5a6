import { describe, expect, it } from '@jest/globals'
import { readEventItem } from '../../../src/domain/imports/items/read-event-item.ts'
import { readPlaceItem } from '../../../src/domain/imports/items/read-places.ts'
import { fc } from '../../support/properties.ts'

const NAMES = [
  'title',
  'start_date',
  'end_date',
  'start_hour',
  'start_meridian',
  'all_day',
  'timezone',
  'description',
  'uid',
  'sequence',
  'image',
  'venue',
  'organizer',
  'categories',
  'global_id_lineage',
  'latitude',
  'longitude',
  '_venue_id',
  '__proto__',
]

/** Objects whose members have the names of an item's, and hold anything. */
const items = fc
  .dictionary(fc.constantFrom(...NAMES), fc.jsonValue({ maxDepth: 3 }))
  .chain((inner) =>
    fc.dictionary(fc.constantFrom(...NAMES), fc.oneof(fc.constant(inner), fc.jsonValue())),
  )

describe('Items that anybody may have written', () => {
  it('are read or refused without an exception', () => {
    fc.assert(
      fc.property(fc.oneof(items, fc.jsonValue()), (value) => {
        const { item, problems } = readEventItem(value)
        const good = Object.keys(problems).length === 0
        if (good) {
          expect(item.title.trim()).not.toBe('')
          expect(item.start <= item.end).toBe(true)
          expect(item.start).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
        }
        expect(Object.values(problems).every((sentence) => sentence !== '')).toBe(true)
      }),
    )
  })

  it('keep what distinguishes a place', () => {
    fc.assert(
      fc.property(items, (value) => {
        const { item, problems } = readPlaceItem('venue', value)
        if (Object.keys(problems).length > 0) return
        expect(item.name !== '' || item.givenId !== undefined).toBe(true)
      }),
    )
  })
})
