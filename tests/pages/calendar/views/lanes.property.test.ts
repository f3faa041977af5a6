import { describe, expect, it } from '@jest/globals'
import {
  addWallDays,
  weekFrom,
  weekdayOf,
  weeksOf,
} from '../../../../src/pages/calendar/views/calendar-days.ts'
import { layOutLanes, type Spanning } from '../../../../src/pages/calendar/views/lanes.ts'
import type { Month } from '../../../../src/pages/calendar/views/view-model.ts'
import { fc } from '../../../support/properties.ts'

const WEEK = weekFrom('2026-12-07')

const spanning: fc.Arbitrary<Spanning> = fc
  .record({ start: fc.integer({ min: -9, max: 16 }), days: fc.integer({ min: 0, max: 20 }) })
  .map(({ start, days }) => {
    const firstDay = addWallDays('2026-12-07', start)
    return { firstDay, lastDay: addWallDays(firstDay, days) }
  })

describe('Bars of a week', () => {
  it('never touch the same day in one row, nor leave the week', () => {
    fc.assert(
      fc.property(fc.array(spanning, { maxLength: 30 }), (items) => {
        for (const row of layOutLanes(WEEK, items)) {
          let end = 0
          for (const { column, span } of row) {
            expect(column).toBeGreaterThanOrEqual(end)
            end = column + span
          }
          expect(end).toBeLessThanOrEqual(7)
        }
      }),
    )
  })

  it('are one for every event that touches the week, over just the days that it touches', () => {
    fc.assert(
      fc.property(fc.array(spanning, { maxLength: 30 }), (items) => {
        const bars = layOutLanes(WEEK, items).flat()
        const touching = items.filter(
          ({ firstDay, lastDay }) => firstDay <= '2026-12-13' && lastDay >= '2026-12-07',
        )
        expect(bars.map(({ item }) => item)).toHaveLength(touching.length)
        for (const { item, column, span, startsHere, endsHere } of bars) {
          const days = WEEK.slice(column, column + span)
          expect(days.every((day) => day >= item.firstDay && day <= item.lastDay)).toBe(true)
          expect(startsHere).toEqual(days[0] === item.firstDay)
          expect(endsHere).toEqual(days.at(-1) === item.lastDay)
        }
      }),
    )
  })

  it('use no more rows than events overlap on one day', () => {
    fc.assert(
      fc.property(fc.array(spanning, { maxLength: 30 }), (items) => {
        const busiest = Math.max(
          ...WEEK.map(
            (day) => items.filter((one) => one.firstDay <= day && one.lastDay >= day).length,
          ),
        )
        expect(layOutLanes(WEEK, items).length).toBe(busiest)
      }),
    )
  })

  it('use no column of hidden days', () => {
    const week = WEEK.filter((day) => ![0, 6].includes(weekdayOf(day)))
    const rows = layOutLanes(week, [{ firstDay: '2026-12-10', lastDay: '2026-12-20' }])
    expect(rows).toMatchObject([[{ column: 3, span: 2, startsHere: true, endsHere: false }]])
  })
})

describe('Weeks of a month', () => {
  it('are four to six, whole, and hold every day of it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1001, max: 9998 }),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 0, max: 6 }),
        (year, number, first) => {
          const month: Month = `${year}-${String(number).padStart(2, '0')}`
          const weeks = weeksOf(month, first)
          expect(weeks.length).toBeGreaterThanOrEqual(4)
          expect(weeks.length).toBeLessThanOrEqual(6)
          expect(
            weeks.every(
              (week) => week.length === 7 && weekdayOf(week[0] ?? '2026-01-01') === first,
            ),
          ).toBe(true)
          const last = new Date(Date.UTC(year, number, 0)).getUTCDate()
          expect(weeks.flat().filter((day) => day.startsWith(month))).toHaveLength(last)
        },
      ),
    )
  })
})
