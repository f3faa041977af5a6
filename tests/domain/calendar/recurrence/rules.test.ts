import { describe, expect, it } from '@jest/globals'
import { readRule } from '../../../../src/domain/calendar/recurrence/read-rule.ts'
import { RecurrenceProblem } from '../../../../src/domain/calendar/recurrence/rule.ts'
import { ruleText } from '../../../../src/domain/calendar/recurrence/write-rule.ts'
import { firstTimes } from './support.ts'

const days = (start: string, rule: string, most: number): string[] =>
  firstTimes(`${start} 09:00:00` as never, rule, most, '9999-12-31 23:59:59').map((time) =>
    time.slice(0, 10),
  )

describe('A rule yields', () => {
  it.each([
    [
      'every other week',
      '1997-09-02',
      'FREQ=WEEKLY;INTERVAL=2;WKST=SU',
      ['1997-09-16', '1997-09-30'],
    ],
    [
      'the last Monday but one',
      '1997-09-22',
      'FREQ=MONTHLY;BYDAY=-2MO',
      ['1997-10-20', '1997-11-17'],
    ],
    [
      'the third day from the end',
      '1997-09-28',
      'FREQ=MONTHLY;BYMONTHDAY=-3',
      ['1997-10-29', '1997-11-28'],
    ],
    [
      'a day of the year',
      '1997-01-01',
      'FREQ=YEARLY;INTERVAL=3;BYYEARDAY=1,100,200',
      ['1997-04-10', '1997-07-19', '2000-01-01'],
    ],
    ['the twentieth Monday', '1997-05-19', 'FREQ=YEARLY;BYDAY=20MO', ['1998-05-18', '1999-05-17']],
    [
      'a day of a week',
      '1997-05-12',
      'FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO',
      ['1998-05-11', '1999-05-17'],
    ],
    [
      'the weekday of the start in a week',
      '2026-01-07',
      'FREQ=YEARLY;BYWEEKNO=2',
      ['2027-01-13', '2028-01-12'],
    ],
    [
      'the last week',
      '2026-12-28',
      'FREQ=YEARLY;BYWEEKNO=-1;BYDAY=MO',
      ['2027-12-27', '2028-12-25'],
    ],
    [
      'Friday the 13th',
      '1998-02-13',
      'FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13',
      ['1998-03-13', '1998-11-13', '1999-08-13'],
    ],
    [
      'the last workday',
      '1997-09-30',
      'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1',
      ['1997-10-31', '1997-11-28'],
    ],
    [
      'the one before the last',
      '1997-09-29',
      'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-2',
      ['1997-10-30', '1997-11-27'],
    ],
    [
      'two weeks that begin on Monday',
      '1997-08-05',
      'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SU;WKST=MO',
      ['1997-08-10', '1997-08-19', '1997-08-24'],
    ],
    [
      'two weeks that begin on Sunday',
      '1997-08-05',
      'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SU;WKST=SU',
      ['1997-08-17', '1997-08-19', '1997-08-31'],
    ],
    ['only leap days', '2024-02-29', 'FREQ=YEARLY', ['2028-02-29', '2032-02-29']],
    [
      'only months with 31 days',
      '2026-01-31',
      'FREQ=MONTHLY',
      ['2026-03-31', '2026-05-31', '2026-07-31'],
    ],
    ['a leap day that the century has not', '2096-02-29', 'FREQ=YEARLY', ['2104-02-29']],
  ])('%s', (_name, start, rule, following) => {
    expect(days(start, rule, following.length + 1)).toEqual([start, ...following])
  })

  it('its start, though no part of it does', () => {
    expect(days('2026-11-18', 'FREQ=WEEKLY;BYDAY=MO;COUNT=3', 9)).toEqual([
      '2026-11-18',
      '2026-11-23',
      '2026-11-30',
    ])
  })

  it('seconds of one minute of one day of the year, without going through the others', () => {
    const rule = 'FREQ=SECONDLY;BYMONTH=12;BYMONTHDAY=31;BYHOUR=23;BYMINUTE=59;BYSECOND=50,55'
    expect(firstTimes('2026-12-31 23:59:50', rule, 4, '9999-12-31 23:59:59')).toEqual([
      '2026-12-31 23:59:50',
      '2026-12-31 23:59:55',
      '2027-12-31 23:59:50',
      '2027-12-31 23:59:55',
    ])
  })

  it('minutes by an interval that passes over the hours between', () => {
    const rule = 'FREQ=MINUTELY;INTERVAL=25;BYHOUR=10,14'
    expect(firstTimes('2026-12-31 10:00:00', rule, 6, '9999-12-31 23:59:59')).toEqual([
      '2026-12-31 10:00:00',
      '2026-12-31 10:25:00',
      '2026-12-31 10:50:00',
      '2026-12-31 14:10:00',
      '2026-12-31 14:35:00',
      '2027-01-01 10:10:00',
    ])
  })

  it('the last day that UNTIL names, whole', () => {
    expect(days('2026-11-18', 'FREQ=DAILY;UNTIL=20261120', 9)).toHaveLength(3)
  })

  it('times up to an UNTIL that is given in UTC, as the zone has it', () => {
    const rule = readRule('FREQ=DAILY;UNTIL=20260701T070000Z', 'Europe/Berlin')
    expect(rule.until).toBe('2026-07-01 09:00:00')
  })
})

describe('A rule is refused', () => {
  it.each([
    ['without a frequency', 'INTERVAL=2'],
    ['with an unknown frequency', 'FREQ=FORTNIGHTLY'],
    ['that is empty', 'RRULE:'],
    ['that is no rule', 'every other Tuesday'],
    ['with an unknown part', 'FREQ=DAILY;BYEASTER=1'],
    ['with a part twice', 'FREQ=DAILY;COUNT=2;COUNT=3'],
    ['with INTERVAL 0', 'FREQ=DAILY;INTERVAL=0'],
    ['with a negative INTERVAL', 'FREQ=DAILY;INTERVAL=-1'],
    ['with COUNT 0', 'FREQ=DAILY;COUNT=0'],
    ['with a COUNT beyond reason', 'FREQ=DAILY;COUNT=99999999999999999999'],
    ['with COUNT and UNTIL', 'FREQ=DAILY;COUNT=2;UNTIL=20300101'],
    ['with an UNTIL that is not a date', 'FREQ=DAILY;UNTIL=tomorrow'],
    ['with an UNTIL in month 13', 'FREQ=DAILY;UNTIL=20261301'],
    ['with hour 24', 'FREQ=DAILY;BYHOUR=24'],
    ['with an empty list', 'FREQ=DAILY;BYHOUR='],
    ['with a hole in a list', 'FREQ=DAILY;BYHOUR=1,,2'],
    ['with month day 0', 'FREQ=MONTHLY;BYMONTHDAY=0'],
    ['with an unknown day', 'FREQ=WEEKLY;BYDAY=XX'],
    ['with a counted day of a week', 'FREQ=WEEKLY;BYDAY=1MO'],
    ['with a day counted as 0', 'FREQ=MONTHLY;BYDAY=0MO'],
    ['with weeks of a month', 'FREQ=MONTHLY;BYWEEKNO=2'],
    ['with days of the year in a month', 'FREQ=MONTHLY;BYYEARDAY=2'],
    ['with days of the month in a week', 'FREQ=WEEKLY;BYMONTHDAY=2'],
    ['with nothing to choose from', 'FREQ=DAILY;BYSETPOS=1'],
    ['that is endless text', `FREQ=DAILY;BYHOUR=${'1,'.repeat(2000)}1`],
  ])('%s', (_name, text) => {
    expect(() => readRule(text, 'UTC')).toThrow(RecurrenceProblem)
  })
})

it('A rule is written in one form, whatever the form that was read', () => {
  const text = 'rrule:freq=monthly;byday=+2tu,-1su;bysetpos=-1,1;interval=1;wkst=su;'
  expect(ruleText(readRule(text, 'UTC'))).toBe('FREQ=MONTHLY;BYDAY=2TU,-1SU;BYSETPOS=-1,1;WKST=SU')
})
