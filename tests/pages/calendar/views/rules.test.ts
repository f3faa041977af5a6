import { describe, expect, it } from '@jest/globals'
import type { ViewOccurrence } from '../../../../src/data/events/event-view-reader.ts'
import {
  BLANK_REQUEST,
  type ViewRequest,
} from '../../../../src/pages/calendar/views/addresses/view-request.ts'
import { dayParts, gridWeeks } from '../../../../src/pages/calendar/views/grid-rules.ts'
import { listRange, listSteps } from '../../../../src/pages/calendar/views/list-rules.ts'
import { summaryDays } from '../../../../src/pages/calendar/views/summary-days.ts'
import { placeOnDays, type Timed } from '../../../../src/pages/calendar/views/timed.ts'

const SITE = { bySiteClock: false, zone: 'Europe/Berlin', cutoff: '00:00' } as const

function time(
  id: number,
  startsAt: string,
  endsAt: string,
  more: Partial<ViewOccurrence> = {},
): Timed {
  return placeOnDays(SITE, {
    eventId: id,
    originalStart: startsAt,
    startsAt,
    endsAt,
    utcStart: startsAt,
    utcEnd: endsAt,
    timezone: 'UTC',
    allDay: false,
    featured: false,
    sticky: false,
    ...more,
  })
}

const ids = (times: readonly Timed[]): number[] => times.map(({ occurrence }) => occurrence.eventId)

describe('Times of events on days', () => {
  it('touch the next day not when they end at midnight, but a minute later', () => {
    expect(time(1, '2026-12-05 21:00:00', '2026-12-06 00:00:00').isBar).toBe(false)
    expect(time(1, '2026-12-05 21:00:00', '2026-12-06 00:01:00')).toMatchObject({
      isBar: true,
      lastDay: '2026-12-06',
    })
  })

  it('go on with the evening before until the cut-off', () => {
    const late = { ...SITE, cutoff: '05:00' } as const
    const { occurrence } = time(1, '2026-12-06 01:00:00', '2026-12-06 04:00:00')
    expect(placeOnDays(late, occurrence)).toMatchObject({ isBar: false, firstDay: '2026-12-05' })
  })

  it('move with the clock of the site unless they are whole days', () => {
    const site = { ...SITE, bySiteClock: true }
    const { occurrence } = time(1, '2026-12-05 21:00:00', '2026-12-05 23:30:00')
    expect(placeOnDays(site, occurrence)).toMatchObject({
      startsAt: '2026-12-05 22:00:00',
      endsAt: '2026-12-06 00:30:00',
    })
    const allDay = { ...occurrence, allDay: true }
    expect(placeOnDays(site, allDay).startsAt).toBe('2026-12-05 21:00:00')
  })
})

describe('Days of a month', () => {
  const day = '2026-12-05'
  const times = [
    time(4, `${day} 09:00:00`, `${day} 12:00:00`),
    time(3, `${day} 09:00:00`, `${day} 10:00:00`),
    time(2, `${day} 20:00:00`, `${day} 21:00:00`, { sticky: true }),
    time(1, `${day} 22:00:00`, `${day} 23:00:00`, { sticky: true, featured: true }),
    time(9, `${day} 00:00:00`, `${day} 23:59:59`, { allDay: true }),
  ]

  it('have sticky events first, then earlier ones, then shorter ones', () => {
    expect(ids(gridWeeks([[day]], times, -1)[0]?.days[0]?.single ?? [])).toEqual([1, 2, 3, 4])
  })

  it('show a limited number of events of a day, all bars, and the number of the rest', () => {
    const [week] = gridWeeks([[day]], times, 3)
    expect(week?.days[0]).toMatchObject({ more: 1 })
    expect(ids(week?.days[0]?.single ?? [])).toEqual([1, 2, 3])
    expect(ids(week?.days[0]?.bars ?? [])).toEqual([9])
    expect(week?.lanes).toHaveLength(1)
  })
})

describe('A day', () => {
  it('has whole days, ongoing events, and half hours', () => {
    const day = '2026-12-05'
    const parts = dayParts(day, [
      time(1, '2026-12-05 15:45:00', '2026-12-05 16:00:00'),
      time(2, '2026-12-05 15:30:00', '2026-12-05 16:00:00'),
      time(3, '2026-12-04 15:30:00', '2026-12-06 16:00:00'),
      time(4, '2026-12-05 00:00:00', '2026-12-05 23:59:59', { allDay: true }),
      time(5, '2026-12-05 09:10:00', '2026-12-05 16:00:00'),
    ])
    expect(ids(parts.allDay)).toEqual([4])
    expect(ids(parts.ongoing)).toEqual([3])
    expect(parts.hours.map((hour) => [hour.time, ids(hour.times)])).toEqual([
      ['09:00', [5]],
      ['15:30', [2, 1]],
    ])
  })
})

describe('A summary', () => {
  it('has an event under every day that it touches, from the first shown day on', () => {
    const days = summaryDays(
      [
        time(1, '2026-12-04 10:00:00', '2026-12-06 10:00:00'),
        time(2, '2026-12-06 08:00:00', '2026-12-06 09:00:00'),
      ],
      '2026-12-05',
    )
    expect(days.map(({ date, times }) => [date, ids(times)])).toEqual([
      ['2026-12-05', [1]],
      ['2026-12-06', [1, 2]],
    ])
  })
})

const LIST: ViewRequest = { ...BLANK_REQUEST, view: 'list' }
const both = { past: true, upcoming: true }

const written = (one: ViewRequest | undefined): string | undefined =>
  one && `${one.past ? 'past' : 'upcoming'} ${one.page}`

function steps(part: Partial<ViewRequest>, more: boolean, sides = both, lastPage?: number) {
  const request = { ...LIST, ...part }
  const { previous, next } = listSteps({ request, more, sides, lastPage }, 'list')
  return [written(previous), written(next)]
}

describe('Pages of a list', () => {
  it.each([
    ['upcoming, first', {}, true, ['past 1', 'upcoming 2']],
    ['upcoming, first and last', {}, false, ['past 1', undefined]],
    ['upcoming, second', { page: 2 }, true, ['upcoming 1', 'upcoming 3']],
    ['past, first', { past: true }, true, ['past 2', 'upcoming 1']],
    ['past, second and last', { past: true, page: 2 }, false, [undefined, 'past 1']],
  ] as [string, Partial<ViewRequest>, boolean, unknown[]][])(
    'lead on: %s',
    (_name, part, more, wanted) => {
      expect(steps(part, more)).toEqual(wanted)
    },
  )

  it('have no link back without past events', () => {
    expect(steps({}, false, { past: false, upcoming: true })).toEqual([undefined, undefined])
  })

  it('lead from behind the last page to the last one', () => {
    expect(steps({ page: 9 }, false, both, 3)).toEqual(['upcoming 3', undefined])
    expect(steps({ page: 9 }, false, both, 0)).toEqual([undefined, undefined])
  })

  it.each([
    ['all that comes', {}, false, undefined],
    ['the first of several pages', {}, true, { start: 'now', end: '2026-12-09' }],
    ['from a chosen day', { date: '2026-12-01' }, true, { start: '2026-12-01', end: '2026-12-09' }],
    ['a later page', { page: 2 }, true, { start: '2026-12-05', end: '2026-12-09' }],
    ['the last of several pages', { page: 2 }, false, undefined],
    ['all that comes from a chosen day', { date: '2026-12-01' }, false, undefined],
    ['the first page of what was', { past: true }, true, { start: '2026-12-05', end: 'now' }],
    ['an earlier page', { past: true, page: 2 }, true, { start: '2026-12-05', end: '2026-12-09' }],
  ] as [string, Partial<ViewRequest>, boolean, unknown][])(
    'have a range of days: %s',
    (_name, part, more, wanted) => {
      const request = { ...LIST, ...part }
      const state = { request, more, sides: both, lastPage: undefined }
      expect(listRange(state, ['2026-12-05', '2026-12-09'])).toEqual(wanted)
    },
  )
})
