import { describe, expect, it } from '@jest/globals'
import { dateStyle, formatDay, formatTime } from '../../../src/pages/calendar/format-dates.ts'
import { formatTimes, timeOn } from '../../../src/pages/calendar/event-time.ts'
import { card } from './support/views.ts'

const english = dateStyle('en_US', 'g:i a', '2026-12-04')
const german = dateStyle('de_DE_formal', 'H:i', '2026-12-04')

const line = (times: Parameters<typeof formatTimes>[0], style = english): string => {
  const { start, end, between, zone } = formatTimes(times, style)
  return start + (end === '' ? '' : between + end) + zone
}

describe('The line that says when (behaviour/calendar-pages.md#months-and-days)', () => {
  it.each([
    ['one afternoon', {}, 'December 5 @ 3:00 pm - 4:30 pm'],
    [
      'past midnight',
      { startsAt: '2026-12-11 21:00:00', endsAt: '2026-12-12 01:00:00', isMultiDay: true },
      'December 11 @ 9:00 pm - December 12 @ 1:00 am',
    ],
    [
      'another year',
      { startsAt: '2027-01-01 09:00:00', endsAt: '2027-01-01 09:00:00' },
      'January 1, 2027 @ 9:00 am',
    ],
    [
      'a whole day',
      { startsAt: '2026-12-05 00:00:00', endsAt: '2026-12-05 23:59:59', allDay: true },
      'December 5',
    ],
    [
      'whole days',
      {
        startsAt: '2026-07-04 00:00:00',
        endsAt: '2026-07-05 23:59:59',
        allDay: true,
        isMultiDay: true,
      },
      'July 4 - July 5',
    ],
    ['elsewhere', { zoneLabel: 'EST' }, 'December 5 @ 3:00 pm - 4:30 pm EST'],
    [
      'signs of its own',
      { dateTimeSeparator: ',', timeRangeSeparator: '–' },
      'December 5, 3:00 pm – 4:30 pm',
    ],
  ] as const)('describes %s', (_, members, written) => {
    expect(line(card(members))).toBe(written)
  })

  it('is in the language of the site, with its way to count hours', () => {
    expect(line(card(), german)).toBe('5. Dezember, 15:00 – 16:30')
  })
})

describe('The language of a site', () => {
  it('writes English dates if there are no texts in it, so that pages do not mix languages', () => {
    expect(formatDay('2026-12-05', dateStyle('ar_EG', 'g:i a', '2026-12-04'))).toBe('December 5')
  })

  it.each([
    ['g:i a', '3:00 pm'],
    ['g:i A', '3:00 PM'],
    ['H:i', '15:00'],
  ])('formats the time as in %s', (format, written) => {
    expect(formatTime('2026-12-05 15:00:00', dateStyle('en_US', format, '2026-12-04'))).toBe(
      written,
    )
  })
})

describe('The time of an event on one of its days', () => {
  const long = card({
    startsAt: '2026-12-11 21:00:00',
    endsAt: '2026-12-13 01:00:00',
    isMultiDay: true,
  })
  const plain = (date: string): string =>
    String(timeOn(long, date, english))
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll(/\s+/g, ' ')
      .trim()

  it.each([
    ['first', '2026-12-11', '9:00 pm - December 13 @ 1:00 am'],
    ['middle', '2026-12-12', 'December 11 @ 9:00 pm - December 13 @ 1:00 am'],
    ['last', '2026-12-13', 'December 11 @ 9:00 pm - 1:00 am'],
  ])('is whole on its %s one', (_which, date, words) => {
    expect(plain(date)).toBe(words)
  })
})
