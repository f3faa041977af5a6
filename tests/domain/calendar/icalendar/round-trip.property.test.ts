import { expect, it } from '@jest/globals'
import { fc } from '../../../support/properties.ts'
import { anyEvent, calendarOf, eventsOf } from './support.ts'

it('The reader of calendars gives the same events when what was written is read again, in pieces of any size', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyEvent, { maxLength: 3 }),
      fc.integer({ min: 1, max: 300 }),
      async (events, octets) => {
        expect(await eventsOf(calendarOf(events), octets)).toEqual(events)
      },
    ),
    { numRuns: 150, interruptAfterTimeLimit: 40_000 },
  )
})
