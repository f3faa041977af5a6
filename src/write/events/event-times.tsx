import { useId } from 'preact/hooks'
import { useApp } from '../app/app-context.ts'
import { CheckField, Field } from '../ui/field.tsx'
import { moveStart, startOf, type EventValues } from './event-values.ts'
import { MomentFields } from './moment-fields.tsx'
import { wallOf } from './wall-time.ts'
import { wallText } from './wall-text.ts'
import { readClock } from './zone-clock.ts'

export interface EventPartProps {
  readonly values: EventValues
  readonly onChange: (values: EventValues) => void
  /** The problem with each member. */
  readonly errors: Readonly<Record<string, string>>
}

/** When an event begins and ends, on the clocks of its place. */
export function EventTimes({ values, onChange, errors }: EventPartProps) {
  const { words } = useApp()
  const { start, end, allDay, zone } = values
  const zones = useId()
  return (
    <fieldset class="event-times">
      <legend>{words('events.when')}</legend>
      <CheckField
        label={words('events.allDay')}
        checked={allDay}
        onChange={(checked) => onChange({ ...values, allDay: checked })}
      />
      <div class="event-moments">
        <MomentFields
          date={words('events.startDate')}
          time={words('events.startTime')}
          value={start}
          allDay={allDay}
          error={errors['start_date']}
          onChange={(fields) => onChange(moveStart(values, fields))}
        />
        <MomentFields
          date={words('events.endDate')}
          time={words('events.endTime')}
          value={end}
          allDay={allDay}
          error={errors['end_date']}
          onChange={(fields) => onChange({ ...values, end: fields })}
        />
      </div>
      <Field
        label={words('events.zone')}
        hint={words('events.zoneHint')}
        error={errors['timezone']}
      >
        {(control) => (
          <input
            {...control}
            type="text"
            list={zones}
            autoComplete="off"
            spellcheck={false}
            value={zone}
            onInput={(event) => onChange({ ...values, zone: event.currentTarget.value })}
          />
        )}
      </Field>
      <datalist id={zones}>
        {Intl.supportedValuesOf('timeZone').map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <ClockNotice values={values} />
    </fieldset>
  )
}

/** Warns when clocks change at the start or the end. */
function ClockNotice({ values }: Pick<EventPartProps, 'values'>) {
  const { site, words } = useApp()
  const { allDay, zone, end } = values
  const moments = allDay ? [] : [startOf(values), wallOf(end)]
  return moments.map((wall) => {
    if (wall === undefined) return null
    const reading = readClock(wall, zone)
    if (reading.occurs === 'once') return null
    const time = wallText(site, wall, false)
    return (
      <p key={wall} class="quiet" role="status">
        {reading.occurs === 'twice'
          ? words('events.clockTwice', { time })
          : reading.occurs === 'never' &&
            words('events.clockNever', {
              time,
              instead: wallText(site, reading.instead, false),
            })}
      </p>
    )
  })
}
