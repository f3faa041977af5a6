import type { WriteApp } from '../app/write-app.ts'
import { Button } from '../ui/button.tsx'
import { SelectField } from '../ui/field.tsx'
import type { EventPartProps } from './event-times.tsx'
import { startOf } from './event-values.ts'
import { FurtherTime } from './further-time.tsx'
import { nextTimes } from './next-times.ts'
import { repeatText } from './repeat-text.ts'
import { isShown, ruleFrom, UNITS, withTime, type Repeat } from './repeat.ts'
import { RuleFields } from './rule-fields.tsx'
import type { WallTime } from './wall-time.ts'
import { wallText } from './wall-text.ts'

const SHOWN_TIMES = 6

const optionsOf = ({ words }: WriteApp) =>
  [
    { value: 'never', label: words('events.never') },
    { value: 'day', label: words('events.everyDay') },
    { value: 'week', label: words('events.everyWeek') },
    { value: 'month', label: words('events.everyMonth') },
    { value: 'year', label: words('events.everyYear') },
  ] as const

type Kind = 'never' | 'day' | 'week' | 'month' | 'year' | 'text'

export interface EventRepeatProps extends EventPartProps {
  /** Where one of its times is edited by itself; undefined while it is not saved. */
  readonly hrefOf: ((time: WallTime) => string) | undefined
}

/** How an event happens again, and when it then does. */
export function EventRepeat({ app, values, onChange, errors, hrefOf }: EventRepeatProps) {
  const { words } = app
  const { repeat } = values
  const start = startOf(values)
  if (start === undefined) return <p class="quiet">{words('events.repeatNeedsStart')}</p>
  const { rule } = repeat
  const change = (next: Partial<Repeat>): void =>
    onChange({ ...values, repeat: { ...repeat, ...next } })
  const choose = (kind: Kind): void => {
    const unit = UNITS.find((it) => it === kind)
    if (unit !== undefined) change({ rule: ruleFrom(unit, start) })
    else if (kind === 'never') change({ rule: undefined, further: [], skipped: [] })
  }
  const kind: Kind = rule === undefined ? 'never' : isShown(rule) ? rule.unit : 'text'
  const options = optionsOf(app)
  return (
    <fieldset class="event-repeat">
      <legend>{words('events.repeats')}</legend>
      <SelectField<Kind>
        label={words('events.howOften')}
        value={kind}
        error={errors['recurrence']}
        options={
          kind === 'text'
            ? [{ value: 'text', label: words('events.ownRule') }, ...options]
            : options
        }
        onChange={choose}
      />
      {rule !== undefined && !isShown(rule) && (
        <p class="quiet">
          {words('events.ownRuleText')} <code>{rule.text}</code>
        </p>
      )}
      {isShown(rule) && (
        <>
          <RuleFields
            app={app}
            rule={rule}
            start={start}
            onChange={(next) => change({ rule: next })}
          />
          <p class="repeat-text">
            <strong>{repeatText(app, rule)}</strong>
          </p>
        </>
      )}
      <Times
        app={app}
        label={words('events.nextTimes')}
        times={rule === undefined && repeat.further.length === 0 ? [] : timesOf(start, repeat)}
        allDay={values.allDay}
        action={words('events.skip')}
        actionOf={(time) => words('events.skipOf', { time })}
        onAction={(time) =>
          change(
            repeat.further.includes(time)
              ? { further: repeat.further.filter((it) => it !== time) }
              : { skipped: [...repeat.skipped, time].toSorted() },
          )
        }
        hrefOf={hrefOf}
      />
      <Times
        app={app}
        label={words('events.furtherDates')}
        times={repeat.further}
        allDay={values.allDay}
        action={words('chooser.remove')}
        actionOf={(time) => words('chooser.removeOf', { name: time })}
        onAction={(time) => change({ further: repeat.further.filter((it) => it !== time) })}
      />
      <FurtherTime
        app={app}
        start={start}
        allDay={values.allDay}
        onAdd={(time) => change(withTime(repeat, time))}
      />
      <Times
        app={app}
        label={words('events.skipped')}
        times={repeat.skipped}
        allDay={values.allDay}
        action={words('events.putBack')}
        actionOf={(time) => words('events.putBackOf', { time })}
        onAction={(time) => change({ skipped: repeat.skipped.filter((it) => it !== time) })}
      />
    </fieldset>
  )
}

/** None for a rule that the form cannot show. */
const timesOf = (start: WallTime, repeat: Repeat): readonly WallTime[] =>
  nextTimes(start, repeat, SHOWN_TIMES) ?? []

interface TimesProps {
  readonly app: WriteApp
  readonly label: string
  readonly times: readonly WallTime[]
  readonly allDay: boolean
  readonly action: string
  readonly actionOf: (time: string) => string
  readonly onAction: (time: WallTime) => void
  readonly hrefOf?: ((time: WallTime) => string) | undefined
}

function Times(props: TimesProps) {
  const { app, label, times, allDay, action, actionOf, onAction, hrefOf } = props
  if (times.length === 0) return null
  return (
    <div class="times">
      <h2>{label}</h2>
      <ul>
        {times.map((time) => {
          const text = wallText(app.site, time, allDay)
          return (
            <li key={time}>
              <span>{text}</span>
              {hrefOf !== undefined && (
                <a href={hrefOf(time)} aria-label={app.words('events.editOneOf', { time: text })}>
                  {app.words('events.editOne')}
                </a>
              )}
              <Button kind="link" label={actionOf(text)} onClick={() => onAction(time)}>
                {action}
              </Button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
