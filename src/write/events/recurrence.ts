/** The member `recurrence` of events (RFC 5545), from and to what the form shows. */
import {
  inWeekOrder,
  isShown,
  happensAgain,
  NEVER,
  ruleFrom,
  WEEKDAYS,
  type Ending,
  type MonthDay,
  type Repeat,
  type Rule,
  type Unit,
  type Weekday,
} from './repeat.ts'
import { addDays, type WallTime } from './wall-time.ts'

export interface Recurrence {
  readonly rrule: string | null
  readonly rdate: readonly WallTime[]
  readonly exdate: readonly WallTime[]
}

const FREQUENCIES: Readonly<Record<string, Unit>> = {
  DAILY: 'day',
  WEEKLY: 'week',
  MONTHLY: 'month',
  YEARLY: 'year',
}

/** Parts that say the same of a rule of each unit in the form; any other makes the rule a text. */
const SHOWN: Readonly<Record<Unit, readonly string[]>> = {
  day: [],
  week: ['BYDAY'],
  month: ['BYDAY', 'BYMONTHDAY'],
  year: ['BYDAY', 'BYMONTHDAY', 'BYMONTH'],
}

const ALWAYS = ['FREQ', 'INTERVAL', 'COUNT', 'UNTIL', 'WKST']

/**
 * Reads what the service answers.
 * @param start of the event, which completes rules that omit days
 */
export function readRecurrence(recurrence: Recurrence | undefined, start: WallTime): Repeat {
  if (recurrence === undefined) return NEVER
  const { rrule, rdate, exdate } = recurrence
  return {
    rule: rrule === null ? undefined : (readRule(rrule, start) ?? { text: rrule }),
    further: rdate,
    skipped: exdate,
  }
}

/** What is sent to the service; null makes an event that happens once. */
export function writeRecurrence(repeat: Repeat): Recurrence | null {
  if (!happensAgain(repeat)) return null
  const { rule, further, skipped } = repeat
  const rrule = isShown(rule) ? writeRule(rule) : (rule?.text ?? null)
  return { rrule, rdate: further, exdate: skipped }
}

/** @returns undefined for rules that the form cannot show whole */
function readRule(text: string, start: WallTime): Rule | undefined {
  const parts = new Map(
    text.split(';').map((part) => {
      const [name = '', value = ''] = part.split('=')
      return [name.trim().toUpperCase(), value.trim().toUpperCase()] as const
    }),
  )
  const unit = FREQUENCIES[parts.get('FREQ') ?? '']
  if (unit === undefined) return undefined
  const known = [...ALWAYS, ...SHOWN[unit]]
  if ([...parts.keys()].some((name) => !known.includes(name))) return undefined
  const plain = ruleFrom(unit, start)
  const days = readDays(unit, parts, plain)
  const ending = readEnding(parts, start)
  const weekStart = weekdayNamed(parts.get('WKST') ?? 'MO')
  if (days === undefined || ending === undefined || weekStart === undefined) return undefined
  return { ...plain, ...days, every: Number(parts.get('INTERVAL') ?? 1), ending, weekStart }
}

type Parts = ReadonlyMap<string, string>

/** The days that the rule names, or those of the start. */
function readDays(unit: Unit, parts: Parts, plain: Rule): Partial<Rule> | undefined {
  const [byDay, byMonthDay, byMonth] = ['BYDAY', 'BYMONTHDAY', 'BYMONTH'].map((it) => parts.get(it))
  if (unit === 'week') return byDay === undefined ? {} : readWeekdays(byDay)
  if (unit === 'day' || (byDay ?? byMonthDay ?? byMonth) === undefined) return {}
  if (byDay !== undefined && byMonthDay !== undefined) return undefined
  // A month alone, or a day of each month of the year, is beyond the form.
  if (unit === 'year' && (byMonth === undefined || !/^\d+$/.test(byMonth))) return undefined
  const on = readMonthDay(byDay, byMonthDay) ?? undefined
  if (on === undefined) return undefined
  return { on, ...(byMonth !== undefined && { month: Number(byMonth) || plain.month }) }
}

function readWeekdays(text: string): Pick<Rule, 'weekdays'> | undefined {
  const weekdays = text.split(',').map(weekdayNamed)
  const named = weekdays.filter((weekday) => weekday !== undefined)
  return named.length === weekdays.length ? { weekdays: inWeekOrder(named) } : undefined
}

function readMonthDay(
  byDay: string | undefined,
  byMonthDay: string | undefined,
): MonthDay | undefined {
  if (byMonthDay === '-1') return { by: 'last' }
  if (byMonthDay !== undefined) {
    return /^\d+$/.test(byMonthDay) ? { by: 'date', day: Number(byMonthDay) } : undefined
  }
  const [, nth = '', name = ''] = /^\+?(-1|[1-5])([A-Z]{2})$/.exec(byDay ?? '') ?? []
  const weekday = weekdayNamed(name)
  return weekday && { by: 'weekday', nth: Number(nth), weekday }
}

const weekdayNamed = (name: string): Weekday | undefined => WEEKDAYS.find((it) => it === name)

/** An end in the middle of a day, before the time of the event, leaves that day out. */
function readEnding(parts: Parts, start: WallTime): Ending | undefined {
  const [count, until] = [parts.get('COUNT'), parts.get('UNTIL')]
  if (count !== undefined) return { by: 'count', count: Number(count) }
  if (until === undefined) return { by: 'never' }
  const [, year, month, day, time = '235959'] =
    /^(\d{4})(\d\d)(\d\d)(?:T(\d{6}))?$/.exec(until) ?? []
  if (year === undefined) return undefined
  const date = `${year}-${month}-${day}`
  const excluded = time < start.slice(11).replaceAll(':', '')
  return { by: 'date', date: excluded ? addDays(date, -1) : date }
}

const FREQUENCY: Readonly<Record<Unit, string>> = {
  day: 'DAILY',
  week: 'WEEKLY',
  month: 'MONTHLY',
  year: 'YEARLY',
}

function writeRule(rule: Rule): string {
  const { every, unit, weekdays, on, month, ending, weekStart } = rule
  const ofMonth = unit === 'month' || unit === 'year'
  const parts: readonly (readonly [string, string | false])[] = [
    ['FREQ', FREQUENCY[unit]],
    ['INTERVAL', every > 1 && String(every)],
    ['COUNT', ending.by === 'count' && String(ending.count)],
    ['UNTIL', ending.by === 'date' && ending.date.replaceAll('-', '')],
    ['BYMONTH', unit === 'year' && String(month)],
    ['BYMONTHDAY', ofMonth && on.by !== 'weekday' && (on.by === 'last' ? '-1' : String(on.day))],
    ['BYDAY', unit === 'week' && weekdays.join(',')],
    ['BYDAY', ofMonth && on.by === 'weekday' && `${on.nth}${on.weekday}`],
    ['WKST', weekStart !== 'MO' && weekStart],
  ]
  return parts.flatMap(([name, value]) => (value === false ? [] : [`${name}=${value}`])).join(';')
}
