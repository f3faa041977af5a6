import { describe, expect, it } from '@jest/globals'
import { hoursOf, placeEvents } from '../../../src/pages/calendar/week-slots.ts'
import { card } from './support/views.ts'

const date = '2026-12-05'
type Clock = `${string}:${string}`

const at = (start: Clock, end: Clock) =>
  card({ startsAt: `2026-12-05 ${start}:00`, endsAt: `2026-12-05 ${end}:00` })

const places = (...times: readonly (readonly [Clock, Clock])[]) => {
  const events = times.map(([start, end]) => at(start, end))
  return placeEvents({ date, events }, { from: 9, to: 18 }).map(
    ({ slot, slots, column, columns }) => [slot, slots, column, columns],
  )
}

describe('The hours that a week shows', () => {
  it('are the usual ones where nothing happens', () => {
    expect(hoursOf([{ date, events: [] }])).toEqual({ from: 9, to: 18 })
  })

  it('extend to early and late events', () => {
    expect(hoursOf([{ date, events: [at('06:45', '08:00'), at('20:00', '22:10')] }])).toEqual({
      from: 6,
      to: 23,
    })
  })
})

describe('Events of a day', () => {
  it('take the whole width where nothing overlaps, and half an hour at least', () => {
    expect(places(['09:00', '10:00'], ['10:00', '10:00'])).toEqual([
      [0, 2, 0, 1],
      [2, 1, 0, 1],
    ])
  })

  it('stand side by side where they overlap, and use what has become free', () => {
    expect(places(['09:00', '12:00'], ['09:30', '10:00'], ['11:00', '12:00'])).toEqual([
      [0, 6, 0, 2],
      [1, 1, 1, 2],
      [4, 2, 1, 2],
    ])
  })

  it('never exceed the number of columns', () => {
    const all = places(...Array.from({ length: 9 }, () => ['09:00', '10:00'] as const))
    expect(Math.max(...all.map(([, , , columns = 0]) => columns))).toBe(5)
  })
})
