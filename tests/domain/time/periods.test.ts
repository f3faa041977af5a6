import { describe, expect, it } from '@jest/globals'
import { Temporal } from 'temporal-polyfill'
import {
  dayOf,
  daysTouched,
  endOfDay,
  readCutoff,
  startOfDay,
  type Cutoff,
} from '../../../src/domain/time/days.ts'
import { resolvePeriod, type Period } from '../../../src/domain/time/period.ts'
import { addSeconds, wallOfMilliseconds } from '../../../src/domain/time/wall-time.ts'
import type { WallTime } from '../../../src/domain/time/wall-time.ts'
import { fc } from '../../support/properties.ts'

const newYork = 'America/New_York'

function period(start: WallTime, end: WallTime, more: object = {}): Period {
  const found = resolvePeriod({ start, end, zone: newYork, allDay: false, ...more })
  if (typeof found === 'string') throw new RangeError(found)
  return found
}

describe('The period of an event', () => {
  it('keeps its wall times over a change of the clocks', () => {
    expect(period('2033-03-12 20:00:00', '2033-03-13 08:00:00')).toEqual({
      startsAt: '2033-03-12 20:00:00',
      endsAt: '2033-03-13 08:00:00',
      utcStart: new Date('2033-03-13T01:00:00Z'),
      utcEnd: new Date('2033-03-13T12:00:00Z'),
    })
  })

  it('ends when it starts where the end came before', () => {
    const { endsAt, utcEnd } = period('2033-04-25 22:00:00', '2033-04-25 20:00:00')
    expect(endsAt).toBe('2033-04-25 22:00:00')
    expect(utcEnd).toEqual(new Date('2033-04-26T02:00:00Z'))
  })

  it('ends when it starts where a skipped hour moves the start beyond the end', () => {
    expect(period('2033-03-13 02:45:00', '2033-03-13 03:15:00')).toMatchObject({
      startsAt: '2033-03-13 03:45:00',
      endsAt: '2033-03-13 03:45:00',
    })
  })

  it('covers whole days', () => {
    const more = { allDay: true, zone: 'Europe/Berlin' }
    expect(period('2033-04-20 10:00:00', '2033-04-23 12:00:00', more)).toEqual({
      startsAt: '2033-04-20 00:00:00',
      endsAt: '2033-04-23 23:59:59',
      utcStart: new Date('2033-04-19T22:00:00Z'),
      utcEnd: new Date('2033-04-23T21:59:59Z'),
    })
  })

  it('covers one whole day where the end came before the start', () => {
    expect(period('2033-04-20 10:00:00', '2033-04-11 12:00:00', { allDay: true })).toMatchObject({
      startsAt: '2033-04-20 00:00:00',
      endsAt: '2033-04-20 23:59:59',
    })
  })

  it('has whole days from cut-off to cut-off', () => {
    const more = { allDay: true, cutoff: '05:00' }
    expect(period('2033-04-20 10:00:00', '2033-04-20 10:00:00', more)).toMatchObject({
      startsAt: '2033-04-20 05:00:00',
      endsAt: '2033-04-21 04:59:59',
    })
  })

  it('covers days that begin or end with a change of the clocks to their last second', () => {
    const beirut = { allDay: true, zone: 'Asia/Beirut' }
    expect(period('2033-03-27 00:00:00', '2033-03-27 00:00:00', beirut)).toMatchObject({
      startsAt: '2033-03-27 00:00:00',
      utcStart: new Date('2033-03-26T22:00:00Z'),
      utcEnd: new Date('2033-03-27T20:59:59Z'),
    })
    const havana = { allDay: true, zone: 'America/Havana' }
    expect(period('2033-11-06 00:00:00', '2033-11-06 00:00:00', havana)).toMatchObject({
      endsAt: '2033-11-06 23:59:59',
      utcStart: new Date('2033-11-06T04:00:00Z'),
      utcEnd: new Date('2033-11-07T04:59:59Z'),
    })
  })

  it('of a whole day is as long as the day, in every zone', () => {
    const zone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'))
    const days = fc.integer({ min: -25_000, max: 60_000 })
    fc.assert(
      fc.property(zone, days, (name, day) => {
        const start = wallOfMilliseconds(day * 86_400_000)
        if (start === undefined) return
        const date = Temporal.PlainDate.from(start.slice(0, 10))
        const from = date.toZonedDateTime(name).epochMilliseconds
        const until = date.add({ days: 1 }).toZonedDateTime(name).epochMilliseconds
        const { utcStart, utcEnd } = period(start, start, { allDay: true, zone: name })
        expect(utcStart.getTime()).toEqual(from)
        expect(utcEnd.getTime() + 1000).toEqual(until)
      }),
      { numRuns: 300 },
    )
  })

  it('never ends before it starts, by wall time or in UTC', () => {
    const seconds = fc.integer({ min: 1_900_000_000, max: 2_200_000_000 })
    const zone = fc.constantFrom(newYork, 'Australia/Lord_Howe', 'Asia/Tehran', 'UTC-4.5')
    fc.assert(
      fc.property(seconds, fc.integer({ max: 10_000, min: -10_000 }), zone, (at, length, name) => {
        const start = wallOfMilliseconds(at * 1000) ?? '2033-01-01 00:00:00'
        const end = addSeconds(start, length) ?? start
        const found = period(start, end, { zone: name, allDay: length % 5 === 0 })
        expect(found.endsAt >= found.startsAt).toBe(true)
        expect(found.utcEnd >= found.utcStart).toBe(true)
      }),
    )
  })

  it('reports which end is out of range', () => {
    const wanted = { zone: newYork, allDay: false } as const
    const last = '9999-12-31 23:00:00'
    expect(resolvePeriod({ start: last, end: last, ...wanted })).toBe('start')
    expect(resolvePeriod({ start: '9999-12-01 00:00:00', end: last, ...wanted })).toBe('end')
  })
})

describe('Days with a cut-off', () => {
  it('begin and end at it', () => {
    expect(startOfDay('2033-04-20 02:00:00', '05:00')).toBe('2033-04-20 05:00:00')
    expect(endOfDay('2033-04-20 02:00:00', '05:00')).toBe('2033-04-21 04:59:59')
    expect(endOfDay('9999-12-31 02:00:00')).toBe('9999-12-31 23:59:59')
  })

  it('own the night before it', () => {
    expect(dayOf('2033-04-21 04:59:59', '05:00')).toBe('2033-04-20')
    expect(dayOf('2033-04-21 05:00:00', '05:00')).toBe('2033-04-21')
  })

  it.each([
    ['2033-04-20 21:00:00', '2033-04-21 01:00:00', '00:00', 2],
    ['2033-04-20 21:00:00', '2033-04-21 00:00:00', '00:00', 1],
    ['2033-04-20 21:00:00', '2033-04-21 05:00:00', '05:00', 1],
    ['2033-04-20 21:00:00', '2033-04-21 05:00:01', '05:00', 2],
    ['2033-04-20 21:00:00', '2033-04-20 21:00:00', '00:00', 1],
  ] as const)('are touched from %s to %s with %s: %d', (start, end, cutoff: Cutoff, days) => {
    expect(daysTouched(start, end, cutoff)).toBe(days)
  })

  it.each(['00:00', '05:30', '11:00'])('have a cut-off such as %s', (text) => {
    expect(readCutoff(text)).toBe(text)
  })

  it.each(['11:01', '24:00', '5:00', '05:60', '', 'noon'])('have none such as %j', (text) => {
    expect(readCutoff(text)).toBeUndefined()
  })
})
