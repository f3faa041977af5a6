/** How an event happens again, in a sentence. */
import { writeDate } from '../app/dates.ts'
import type { WriteApp } from '../app/write-app.ts'
import { WEEKDAYS, type MonthDay, type Rule, type Unit, type Weekday } from './repeat.ts'

type Words = Pick<WriteApp, 'words' | 'site'>

const ONE: Readonly<Record<Unit, string>> = {
  day: 'events.everyDay',
  week: 'events.everyWeek',
  month: 'events.everyMonth',
  year: 'events.everyYear',
}

const SEVERAL: Readonly<Record<Unit, string>> = {
  day: 'events.everyDays',
  week: 'events.everyWeeks',
  month: 'events.everyMonths',
  year: 'events.everyYears',
}

const NTH = ['events.first', 'events.second', 'events.third', 'events.fourth', 'events.fifth']

/** Such as `Repeats every 2 weeks: Monday and Friday, until May 3, 2033`. */
export function repeatText(app: Words, rule: Rule): string {
  const { words, site } = app
  const { every, unit, ending } = rule
  const often = every === 1 ? words(ONE[unit]) : words(SEVERAL[unit], { count: every })
  const days = daysText(app, rule)
  const repeats = days === undefined ? often : words('events.repeatOn', { often, days })
  if (ending.by === 'never') return repeats
  return ending.by === 'count'
    ? words('events.repeatTimes', { repeats, count: ending.count })
    : words('events.repeatUntil', { repeats, date: writeDate(site, `${ending.date}T00:00:00`) })
}

function daysText(app: Words, { unit, weekdays, on, month }: Rule): string | undefined {
  if (unit === 'day') return undefined
  if (unit === 'week') {
    const names = weekdays.map((weekday) => weekdayName(app.site.language, weekday))
    return new Intl.ListFormat(app.site.language).format(names)
  }
  const day = monthDayName(app, on)
  if (unit === 'month') return day
  return app.words('events.dayOfYear', { day, month: monthName(app.site.language, month) })
}

/** The name of a day of the month, as an option shows it. */
export function monthDayName({ words, site }: Words, on: MonthDay): string {
  if (on.by === 'last') return words('events.lastDay')
  if (on.by === 'date') return words('events.dayOfMonth', { day: on.day })
  const weekday = weekdayName(site.language, on.weekday)
  return words(on.nth < 0 ? 'events.last' : (NTH[on.nth - 1] ?? 'events.last'), { weekday })
}

/** 5 January 1970 was a Monday. */
const MONDAY = Date.UTC(1970, 0, 5)

export const weekdayName = (language: string, weekday: Weekday): string =>
  new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(
    MONDAY + WEEKDAYS.indexOf(weekday) * 86_400_000,
  )

const monthName = (language: string, month: number): string =>
  new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(
    Date.UTC(1970, month - 1, 1),
  )
