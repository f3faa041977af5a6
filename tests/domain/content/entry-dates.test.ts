import { describe, expect, it } from '@jest/globals'
import { DateTime } from 'luxon'
import {
  isAcceptableDate,
  parseDate,
  parseGmtDate,
  toGmtIso,
  toLocalIso,
} from '../../../src/domain/content/entry-dates.ts'
import { fc } from '../../support/properties.ts'

const newYork = 'America/New_York'

describe('The reader of dates', () => {
  it.each([
    ['winter', '2022-01-15T08:30:00', '2022-01-15T13:30:00'],
    ['summer', '2022-07-15T08:30:00', '2022-07-15T12:30:00'],
    ['a small t', '2022-01-15t08:30:00', '2022-01-15T13:30:00'],
    ['the first day', '0001-01-01T00:00:00Z', '0001-01-01T00:00:00'],
    ['the last day', '9999-12-31T23:59:59Z', '9999-12-31T23:59:59'],
    ['the last evening, whose GMT has no year', '9999-12-31T23:00:00', '9999-12-31T23:59:59'],
    ['a blank instead of T', '2022-01-15 08:30:00', '2022-01-15T13:30:00'],
    ['a fraction', '2022-01-15T08:30:00.789', '2022-01-15T13:30:00'],
    ['an offset', '2022-01-15T08:30:00+05:30', '2022-01-15T03:00:00'],
    ['an offset of hours', '2022-01-15T08:30:00-03', '2022-01-15T11:30:00'],
    ['Z', '2022-01-15T08:30:00Z', '2022-01-15T08:30:00'],
    ['the hour that is skipped', '2022-03-13T02:30:00', '2022-03-13T07:30:00'],
    ['the hour that comes twice', '2022-11-06T01:30:00', '2022-11-06T05:30:00'],
    ['a 30th of February', '2022-02-30T08:30:00', '2022-03-02T13:30:00'],
    ['midnight at the end of a day', '2022-01-15T24:00:00', '2022-01-16T05:00:00'],
    ['a leap second', '2022-01-15T08:30:60', '2022-01-15T13:31:00'],
    ['a year of the nineteenth century', '1901-12-01T00:00:00', '1901-12-01T05:00:00'],
    ['a year below 100', '0044-03-15T12:00:00Z', '0044-03-15T12:00:00'],
  ])('reads %s: %s', (_name, text, gmt) => {
    const date = parseDate(text, newYork)
    expect(date && toGmtIso(date)).toBe(gmt)
  })

  it.each([
    '',
    'soon',
    '2022-01-15',
    '2022-01-15T08:30',
    '2022-13-15T08:30:00',
    '2022-01-32T08:30:00',
    '2022-01-15T25:00:00',
    '2022-01-15T08:60:00',
    '2022-01-15T08:30:00+25:00',
    '2022-01-15T08:30:00+5',
    '0000-00-00T00:00:00',
    '2022-01-15T08:30:00z',
    '9999-12-31T23:59:59-00:01',
    '0001-01-01T00:00:00+00:01',
    '12022-01-15T08:30:00',
    ' 2022-01-15T08:30:00',
    '1642235400',
  ])('takes %j for no date', (text) => {
    expect(parseDate(text, newYork)).toBeUndefined()
    expect(isAcceptableDate(text)).toBe(false)
  })

  it('knows fixed offsets as zones', () => {
    expect(parseDate('2022-01-15T08:30:00', 'UTC+5:30')).toEqual(new Date('2022-01-15T03:00:00Z'))
  })

  it('does not guess a zone', () => {
    expect(() => toLocalIso(new Date(0), 'Nowhere/At_All')).toThrow(RangeError)
  })
})

describe('The reader of dates in GMT', () => {
  it('reads a text without an offset as GMT', () => {
    expect(parseGmtDate('2022-07-15T02:30:00')).toEqual(new Date('2022-07-15T02:30:00Z'))
    expect(parseGmtDate('2022-01-15T08:30:00-03:00')).toEqual(new Date('2022-01-15T11:30:00Z'))
  })
})

describe('Formatting', () => {
  it.each([
    ['9999-12-31T20:00:00Z', 'Asia/Tokyo', '9999-12-31T23:59:59'],
    ['0001-01-01T02:00:00Z', newYork, '0001-01-01T00:00:00'],
  ])('stays within years of four digits for %s in %s', (gmt, name, wall) => {
    expect(toLocalIso(new Date(gmt), name)).toBe(wall)
  })

  it('drops what is below a second', () => {
    expect(toGmtIso(new Date('2022-01-15T08:30:00.999Z'))).toBe('2022-01-15T08:30:00')
  })

  const zone = fc.constantFrom(
    newYork,
    'Europe/Rome',
    'Australia/Lord_Howe',
    'Asia/Kathmandu',
    'Africa/Casablanca',
    'Pacific/Apia',
    'UTC',
    'UTC-3',
  )
  const moment = fc.oneof(
    fc.date({ min: new Date('0001-01-03'), max: new Date('9999-12-29'), noInvalidDate: true }),
    fc.date({ min: new Date('1950-01-01'), max: new Date('2050-01-01'), noInvalidDate: true }),
  )

  it('agrees with luxon in every zone', () => {
    fc.assert(
      fc.property(moment, zone, (date, name) => {
        const expected = DateTime.fromJSDate(date, { zone: name }).toFormat("yyyy-MM-dd'T'HH:mm:ss")
        expect(toLocalIso(date, name)).toBe(expected)
      }),
      { numRuns: 500 },
    )
  })

  it.each([
    [newYork, '2023-03-12', '2023-11-05'],
    ['Australia/Lord_Howe', '2023-04-02', '2023-10-01'],
    ['Africa/Casablanca', '2023-03-19', '2023-04-23'],
  ])('agrees with luxon around the changes of the clocks in %s', (name, ...days) => {
    for (const day of days.map((text) => Date.parse(text))) {
      for (let at = day - 86_400_000; at < day + 2 * 86_400_000; at += 900_000) {
        const expected = DateTime.fromMillis(at, { zone: name }).toFormat("yyyy-MM-dd'T'HH:mm:ss")
        expect(toLocalIso(new Date(at), name)).toBe(expected)
      }
    }
  })

  it('is the inverse of parsing, the first of two equal wall times', () => {
    fc.assert(
      fc.property(moment, zone, (date, name) => {
        const wall = toLocalIso(date, name)
        const parsed = parseDate(wall, name)
        expect(parsed && toLocalIso(parsed, name)).toBe(wall)
        expect(parsed?.getTime()).toBeLessThanOrEqual(date.getTime())
      }),
      { numRuns: 500 },
    )
  })
})
