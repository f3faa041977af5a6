import { describe, expect, it } from '@jest/globals'
import {
  changedMembers,
  membersOf,
  moveStart,
  newValues,
  problemsIn,
  type EventValues,
} from '../../../src/write/events/event-values.ts'
import { ruleFrom } from '../../../src/write/events/repeat.ts'

/** A choir that meets each Thursday, but for one. */
const choir: EventValues = {
  ...newValues('Europe/Amsterdam'),
  title: 'Choir',
  start: { date: '2033-05-12', time: '19:30' },
  end: { date: '2033-05-12', time: '21:00' },
  repeat: {
    rule: ruleFrom('week', '2033-05-12 19:30:00'),
    further: ['2033-12-24 18:00:00'],
    skipped: ['2033-05-26 19:30:00'],
  },
}

describe('What is sent of an event', () => {
  it('has the wall times as they were entered, whatever the zone of the browser', () => {
    const { start_date, end_date, timezone } = membersOf(choir)
    expect({ start_date, end_date, timezone }).toEqual({
      start_date: '2033-05-12 19:30',
      end_date: '2033-05-12 21:00',
      timezone: 'Europe/Amsterdam',
    })
  })

  it('has days alone of an event of whole days', () => {
    const { start_date, end_date, recurrence } = membersOf({ ...choir, allDay: true })
    expect({ start_date, end_date, recurrence }).toEqual({
      start_date: '2033-05-12',
      end_date: '2033-05-12',
      recurrence: {
        rrule: 'FREQ=WEEKLY;BYDAY=TH',
        rdate: ['2033-12-24'],
        exdate: ['2033-05-26'],
      },
    })
  })

  it('has the ids of existing places, and the data of new ones', () => {
    const { venue, tags } = membersOf({
      ...choir,
      venues: [
        { key: '7', id: 7, name: 'Old Mill' },
        { key: 'new', name: 'Boat House', data: { city: 'Utrecht' } },
      ],
      tags: [
        { key: '3', id: 3, name: 'Music' },
        { key: 'new', name: 'Singing' },
      ],
    })
    expect({ venue, tags }).toEqual({
      venue: [7, { venue: 'Boat House', city: 'Utrecht' }],
      tags: [3, 'Singing'],
    })
  })

  it('is nothing while nothing has been changed', () => {
    expect(changedMembers(choir, { ...choir, start: { ...choir.start } })).toEqual({})
  })

  it('has only what was changed', () => {
    const after = { ...choir, title: 'Choir with guests', picture: { id: 9, url: '', alt: '' } }
    expect(changedMembers(choir, after)).toEqual({ title: 'Choir with guests', image: '9' })
  })
})

describe('A start that moves', () => {
  it('moves the end, the weekday and the additional times of the rule', () => {
    const { end, repeat } = moveStart(choir, { date: '2033-05-13', time: '20:00' })
    expect({ end, repeat }).toEqual({
      end: { date: '2033-05-13', time: '21:30' },
      repeat: {
        rule: ruleFrom('week', '2033-05-13 20:00:00'),
        further: ['2033-12-24 18:00:00'],
        skipped: ['2033-05-26 20:00:00'],
      },
    })
  })

  it('gives its date to an end that has none', () => {
    const { end } = moveStart(newValues('UTC'), { date: '2033-05-13', time: '19:00' })
    expect(end).toEqual({ date: '2033-05-13', time: '21:00' })
  })
})

describe('An event that cannot be sent', () => {
  it('lacks a title, a start and an end', () => {
    expect(problemsIn(newValues('UTC'))).toEqual({
      title: 'events.needsTitle',
      start_date: 'events.needsStart',
      end_date: 'events.needsEnd',
    })
  })

  it('ends before it starts', () => {
    expect(problemsIn({ ...choir, end: { date: '2033-05-12', time: '19:00' } })).toEqual({
      end_date: 'events.endsBefore',
    })
  })
})
