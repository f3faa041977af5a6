import { useApp } from '../app/app-context.ts'
import { CheckField, SelectField, TextField } from '../ui/field.tsx'
import { monthDayName, weekdayName } from './repeat-text.ts'
import {
  inWeekOrder,
  isSameDay,
  monthDaysOf,
  monthDayText,
  WEEKDAYS,
  type Ending,
  type Rule,
  type Unit,
  type Weekday,
} from './repeat.ts'
import type { WallTime } from './wall-time.ts'

const FIRST_COUNT = 10

const EVERY: Readonly<Record<Unit, string>> = {
  day: 'events.intervalDays',
  week: 'events.intervalWeeks',
  month: 'events.intervalMonths',
  year: 'events.intervalYears',
}

export interface RuleFieldsProps {
  readonly rule: Rule
  readonly start: WallTime
  readonly onChange: (rule: Rule) => void
}

/** The interval, the days and the end of a rule. */
export function RuleFields({ rule, start, onChange }: RuleFieldsProps) {
  const { words } = useApp()
  const { unit, every, ending } = rule
  return (
    <>
      <TextField
        label={words(EVERY[unit])}
        type="number"
        value={`${every}`}
        onInput={(text) => onChange({ ...rule, every: positive(text) })}
      />
      {unit === 'week' && <Weekdays rule={rule} start={start} onChange={onChange} />}
      {(unit === 'month' || unit === 'year') && (
        <MonthDayField rule={rule} start={start} onChange={onChange} />
      )}
      <SelectField<Ending['by']>
        label={words('events.ends')}
        value={ending.by}
        options={[
          { value: 'never', label: words('events.endsNever') },
          { value: 'date', label: words('events.endsOn') },
          { value: 'count', label: words('events.endsAfter') },
        ]}
        onChange={(by) => onChange({ ...rule, ending: endingOf(by, start) })}
      />
      {ending.by === 'date' && (
        <TextField
          label={words('events.lastDate')}
          type="date"
          value={ending.date}
          onInput={(date) => date !== '' && onChange({ ...rule, ending: { by: 'date', date } })}
        />
      )}
      {ending.by === 'count' && (
        <TextField
          label={words('events.times')}
          type="number"
          value={`${ending.count}`}
          onInput={(text) => onChange({ ...rule, ending: { by: 'count', count: positive(text) } })}
        />
      )}
    </>
  )
}

const positive = (text: string): number => Math.max(1, Math.trunc(Number(text)) || 1)

function endingOf(by: Ending['by'], start: WallTime): Ending {
  if (by === 'never') return { by }
  return by === 'count' ? { by, count: FIRST_COUNT } : { by, date: start.slice(0, 10) }
}

function Weekdays({ rule, onChange }: RuleFieldsProps) {
  const { site, words } = useApp()
  const { weekdays } = rule
  const { language, startOfWeek } = site
  // The setting counts from Sunday.
  const first = (startOfWeek + 6) % 7
  const order = [...WEEKDAYS.slice(first), ...WEEKDAYS.slice(0, first)]
  const toggle = (weekday: Weekday, checked: boolean): void => {
    const next = checked ? [...weekdays, weekday] : weekdays.filter((it) => it !== weekday)
    // A week needs a day.
    if (next.length > 0) onChange({ ...rule, weekdays: inWeekOrder(next) })
    else onChange({ ...rule })
  }
  return (
    <fieldset class="weekdays">
      <legend>{words('events.weekdays')}</legend>
      {order.map((weekday) => (
        <CheckField
          key={weekday}
          label={weekdayName(language, weekday)}
          checked={weekdays.includes(weekday)}
          onChange={(checked) => toggle(weekday, checked)}
        />
      ))}
    </fieldset>
  )
}

function MonthDayField({ rule, start, onChange }: RuleFieldsProps) {
  const app = useApp()
  const days = monthDaysOf(start)
  const offered = days.some((on) => isSameDay(on, rule.on)) ? days : [rule.on, ...days]
  return (
    <SelectField
      label={app.words('events.onDay')}
      value={monthDayText(rule.on)}
      options={offered.map((on) => ({ value: monthDayText(on), label: monthDayName(app, on) }))}
      onChange={(value) => {
        const on = offered.find((it) => monthDayText(it) === value)
        if (on !== undefined) onChange({ ...rule, on })
      }}
    />
  )
}
