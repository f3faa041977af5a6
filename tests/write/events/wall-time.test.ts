import { describe, expect, it } from '@jest/globals'
import {
  endAfterMove,
  endsBeforeStart,
  fieldsOf,
  wallOf,
} from '../../../src/write/events/wall-time.ts'
import { readClock } from '../../../src/write/events/zone-clock.ts'

const at = (wall: string) => fieldsOf(`${wall}:00`)

describe('The fields of a wall time', () => {
  it('are its date and its time', () => {
    expect(fieldsOf('2033-05-10 19:30:00')).toEqual({ date: '2033-05-10', time: '19:30' })
    expect(wallOf({ date: '2033-05-10', time: '19:30' })).toBe('2033-05-10 19:30:00')
  })

  it.each([
    { date: '', time: '19:30' },
    { date: '2033-05-10', time: '' },
    { date: '2033-02-29', time: '19:30' },
    { date: '0033-02-20', time: '19:30' },
    { date: '2033-05-10', time: '25:00' },
  ])('are no time as %j', (fields) => {
    expect(wallOf(fields)).toBeUndefined()
  })
})

describe('An end', () => {
  it('moves with the start, over days and years', () => {
    const moved = endAfterMove(
      at('2033-05-10 19:00'),
      at('2033-12-31 22:30'),
      at('2033-05-10 21:00'),
    )
    expect(moved).toEqual(at('2034-01-01 00:30'))
  })

  it.each([
    ['is before the start', at('2033-05-10 19:00'), at('2033-05-11 19:00'), at('2033-05-10 18:00')],
    ['is empty', at('2033-05-10 19:00'), at('2033-05-11 19:00'), { date: '', time: '' }],
    [
      'has a start that is empty',
      { date: '', time: '' },
      at('2033-05-11 19:00'),
      at('2033-05-10 18:00'),
    ],
  ])('stays where it %s', (_, from, to, end) => {
    expect(endAfterMove(from, to, end)).toEqual(end)
  })

  it.each([
    ['2033-05-10 19:00', '2033-05-10 18:59', false, true],
    ['2033-05-10 19:00', '2033-05-10 19:00', false, false],
    ['2033-05-10 19:00', '2033-05-10 08:00', true, false],
    ['2033-05-10 19:00', '2033-05-09 23:00', true, true],
  ])(
    'is compared with its start: from %s to %s, whole days %s, is before it: %s',
    (start, end, allDay, before) => {
      expect(endsBeforeStart(at(start), at(end), allDay)).toBe(before)
    },
  )
})

describe('The clocks of a zone', () => {
  it.each([
    [
      '2033-03-13 02:30:00',
      'America/New_York',
      { occurs: 'never', instead: '2033-03-13 03:30:00' },
    ],
    ['2033-11-06 01:30:00', 'America/New_York', { occurs: 'twice' }],
    ['2033-11-06 02:30:00', 'America/New_York', { occurs: 'once' }],
    ['2033-03-13 03:30:00', 'America/New_York', { occurs: 'once' }],
    ['2033-03-27 01:15:00', 'Europe/London', { occurs: 'never', instead: '2033-03-27 02:15:00' }],
    [
      '2033-10-02 02:10:00',
      'Australia/Lord_Howe',
      { occurs: 'never', instead: '2033-10-02 02:40:00' },
    ],
    ['2011-12-30 12:00:00', 'Pacific/Apia', { occurs: 'never', instead: '2011-12-31 12:00:00' }],
    ['2033-03-13 02:30:00', 'UTC', { occurs: 'once' }],
    ['2033-03-13 02:30:00', 'UTC-4.5', { occurs: 'once' }],
    ['2033-03-13 02:30:00', 'Nowhere/Land', { occurs: 'once' }],
    ['nonsense', 'Europe/London', { occurs: 'once' }],
  ])('show %s in %s: %j', (wall, zone, reading) => {
    expect(readClock(wall, zone)).toEqual(reading)
  })
})
