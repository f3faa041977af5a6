import { describe, expect, it } from '@jest/globals'
import { DateTime } from 'luxon'
import { parseMoment, wallTimeIn } from '../../../src/domain/time/parse-moment.ts'
import {
  dateDetails,
  fieldsOfWall,
  isWallTime,
  wallOfFields,
} from '../../../src/domain/time/wall-time.ts'
import { growth, LINEAR } from '../../support/growth.ts'
import { fc } from '../../support/properties.ts'

describe('The reader of moments', () => {
  it.each([
    ['2033-01-15 09:00:00', '2033-01-15 09:00:00'],
    ['2033-02-10', '2033-02-10 00:00:00'],
    ['2033-2-1', '2033-02-01 00:00:00'],
    ['2033/02/10 15:00', '2033-02-10 15:00:00'],
    ['2033-02-10 9:05', '2033-02-10 09:05:00'],
    ['2033-02-10 3:15pm', '2033-02-10 15:15:00'],
    ['2033-02-10 4:30 PM', '2033-02-10 16:30:00'],
    ['2033-02-10 12:10 am', '2033-02-10 00:10:00'],
    ['2033-02-10 12:10 p.m.', '2033-02-10 12:10:00'],
    ['2033-02-10 at 7 pm', '2033-02-10 19:00:00'],
    ['February 10, 2033 15:00', '2033-02-10 15:00:00'],
    ['10 February 2033 16:00', '2033-02-10 16:00:00'],
    ['Feb 10th 2033', '2033-02-10 00:00:00'],
    ['10-Feb-2033', '2033-02-10 00:00:00'],
    ['Thursday, 10 Feb 2033 08:00', '2033-02-10 08:00:00'],
    ['02/10/2033 15:00', '2033-02-10 15:00:00'],
    ['10.02.2033 15:00', '2033-02-10 15:00:00'],
    ['20330210T150030', '2033-02-10 15:00:30'],
    ['2033-02-10T15:00:00', '2033-02-10 15:00:00'],
    ['2033-02-10T15:00:00.250', '2033-02-10 15:00:00'],
    ['  2033-02-10   15:00  ', '2033-02-10 15:00:00'],
    ['2033-02-31 10:00:00', '2033-03-03 10:00:00'],
    ['2032-02-29', '2032-02-29 00:00:00'],
    ['2033-02-10 24:00', '2033-02-11 00:00:00'],
    ['1000-01-01', '1000-01-01 00:00:00'],
    ['9999-12-31 23:59:59', '9999-12-31 23:59:59'],
  ])('reads %j', (text, wall) => {
    expect(parseMoment(text)).toEqual({ wall })
  })

  it.each([
    ['2034-10-10T08:00:00-04:00', 'UTC-04:00', '2034-10-10 12:00:00'],
    ['2034-10-10T08:00:00Z', 'UTC', '2034-10-10 08:00:00'],
    ['20341010T080000Z', 'UTC', '2034-10-10 08:00:00'],
    ['2034-10-10 08:00 +0530', 'UTC+05:30', '2034-10-10 02:30:00'],
    ['2034-10-10 08:00 UTC+3', 'UTC+3:00', '2034-10-10 05:00:00'],
    ['2034-10-10 08:00 UTC-4.5', 'UTC-4.5', '2034-10-10 12:30:00'],
    ['2034-10-10 08:00 Europe/Berlin', 'Europe/Berlin', '2034-10-10 06:00:00'],
    ['Tue, 10 Oct 2034 08:00:00 GMT', 'UTC', '2034-10-10 08:00:00'],
    ['2034-10-10 8am EDT', 'UTC-4', '2034-10-10 12:00:00'],
  ])('reads the zone in %j', (text, zone, utc) => {
    const moment = parseMoment(text)
    expect(moment?.zone).toBe(zone)
    expect(moment && wallTimeIn(moment, 'UTC')).toBe(utc)
  })

  it.each([
    '',
    ' ',
    'whenever',
    'tomorrow',
    '+1 day',
    '1700000000',
    '2033',
    '2033-02',
    '2033-13-01 10:00:00',
    '2033-00-10',
    '2033-02-00',
    '2033-02-32',
    '13/01/2033',
    '2034-99-99',
    '0999-12-31',
    '10000-01-01',
    '-2033-01-01',
    '9999-12-31 24:00',
    '2033-02-10 25:00',
    '2033-02-10 24:01',
    '2033-02-10 10:60',
    '2033-02-10 13:00 pm',
    '2033-02-10 0:30 am',
    '2033-02-10 15',
    '2033-02-10 15:00 Nowhere/Land',
    '2033-02-10 15:00 constructor',
    '2033-02-10 15:00+25:00',
    '2033-02-10 15:00; DROP TABLE events',
    '2033-02-10 2033-02-11',
    '2033-02-10\u0000',
    `2033-02-10${' '.repeat(200)}`,
  ])('refuses %j', (text) => {
    expect(parseMoment(text)).toBeUndefined()
  })

  /** A Wednesday. */
  const NOW = '2033-08-31 15:20:10'

  it.each([
    ['now', '2033-08-31 15:20:10'],
    ['Today', '2033-08-31 00:00:00'],
    ['tomorrow', '2033-09-01 00:00:00'],
    ['tomorrow 10:00', '2033-09-01 10:00:00'],
    ['yesterday at 3:15pm', '2033-08-30 15:15:00'],
    ['+1 day', '2033-09-01 15:20:10'],
    ['-2 weeks 08:00', '2033-08-17 08:00:00'],
    ['+6 months', '2034-03-03 15:20:10'],
    ['-9 months', '2032-12-01 15:20:10'],
    ['+1 year', '2034-08-31 15:20:10'],
    ['next month', '2033-10-01 15:20:10'],
    ['last week', '2033-08-24 15:20:10'],
    ['wednesday', '2033-08-31 00:00:00'],
    ['tue', '2033-09-06 00:00:00'],
    ['next wednesday 7 pm', '2033-09-07 19:00:00'],
    ['next Friday', '2033-09-02 00:00:00'],
    ['last wed', '2033-08-24 00:00:00'],
    ['last thursday', '2033-08-25 00:00:00'],
  ])('reads %j as relative to now', (text, wall) => {
    expect(parseMoment(text, NOW)).toEqual({ wall, relative: true })
  })

  it('reads a weekday before a date as a part of it, whatever day it is', () => {
    expect(parseMoment('Thursday, 10 Feb 2033 08:00', NOW)).toEqual({ wall: '2033-02-10 08:00:00' })
  })

  it.each([
    'nowhere',
    'tomorrows',
    '+1',
    '+1 eon',
    '+99999 days',
    '+9000 years',
    'next',
    'someday',
  ])('refuses %j, whatever time it is', (text) => {
    expect(parseMoment(text, NOW)).toBeUndefined()
  })

  it('reads what another library writes', () => {
    const forms = [
      'yyyy-MM-dd HH:mm:ss',
      "yyyy-MM-dd'T'HH:mm:ss",
      'MM/dd/yyyy h:mm:ss a',
      'MMMM d, yyyy HH:mm:ss',
      'd MMM yyyy h:mm:ss a',
      'EEEE, d MMMM yyyy HH:mm:ss',
      'dd.MM.yyyy HH:mm:ss',
      "yyyyMMdd'T'HHmmss",
    ]
    const seconds = fc.integer({ min: -30_610_224_000, max: 253_402_300_799 })
    fc.assert(
      fc.property(seconds, fc.constantFrom(...forms), (at, form) => {
        const date = DateTime.fromSeconds(at, { zone: 'UTC', locale: 'en-US' })
        expect(parseMoment(date.toFormat(form))).toEqual({
          wall: date.toFormat('yyyy-MM-dd HH:mm:ss'),
        })
      }),
      { numRuns: 1000 },
    )
  })

  it('returns a wall time or nothing for any text', () => {
    const pieces = ['2033', '-', '02', '10', ' ', ':', 'T', 'z', 'pm', 'feb', 'utc', '+', '/', ',']
    const soup = fc.array(fc.constantFrom(...pieces), { maxLength: 60 }).map((all) => all.join(''))
    fc.assert(
      fc.property(fc.oneof(soup, fc.string({ maxLength: 120 })), (text) => {
        const moment = parseMoment(text)
        expect(moment === undefined || isWallTime(moment.wall)).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })

  it.each(['2033', '-', ' ', ':', 'T', 'pm', 'feb', '+', '/', ',', '1', '2033-02-10 ', 'monday, '])(
    'takes time that grows linearly with a text of %j',
    async (piece) => {
      expect(await growth((count) => parseMoment(piece.repeat(count)), 100_000)).toBeLessThan(
        LINEAR,
      )
      expect(await growth((count) => parseMoment(piece.repeat(count)), 100)).toBeLessThan(LINEAR)
    },
  )
})

describe('Wall times', () => {
  it('are made of fields and taken apart again', () => {
    const fields = { year: 2032, month: 2, day: 29, hour: 23, minute: 5, second: 9 }
    expect(wallOfFields(fields)).toBe('2032-02-29 23:05:09')
    expect(fieldsOfWall('2032-02-29 23:05:09')).toEqual(fields)
    expect(dateDetails('2032-02-29 23:05:09')).toEqual({
      year: '2032',
      month: '02',
      day: '29',
      hour: '23',
      minutes: '05',
      seconds: '09',
    })
  })

  it.each(['2033-02-31 10:00:00', '2033-02-10', '0999-01-01 00:00:00', '2033-02-10 24:00:00', ''])(
    'are not such as %j',
    (text) => {
      expect(isWallTime(text)).toBe(false)
    },
  )
})
