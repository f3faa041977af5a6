import { useApp } from '../app/app-context.ts'
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
  /** The form of each occurrence; undefined while the times are not saved. */
  readonly hrefOf: ((time: WallTime) => string) | undefined
}

/** How an event happens again, and when it then does. */
export function EventRepeat({ values, onChange, errors, hrefOf }: EventRepeatProps) {
  const { words } = useApp()
  const { repeat, allDay } = values
  const start = startOf(values)
  if (start === undefined) return <p class="quiet">{words('events.repeatNeedsStart')}</p>
  const change = (next: Partial<Repeat>): void =>
    onChange({ ...values, repeat: { ...repeat, ...next } })
  return (
    <fieldset class="event-repeat">
      <legend>{words('events.repeats')}</legend>
      <RuleChoice start={start} rule={repeat.rule} error={errors['recurrence']} onChange={change} />
      <Times
        label={words('events.nextTimes')}
        times={timesOf(start, repeat)}
        allDay={allDay}
        action={words('events.skip')}
        actionOf={(time) => words('events.skipOf', { time })}
        onAction={(time) =>
          change(
            repeat.further.includes(time)
              ? { further: without(repeat.further, time) }
              : { skipped: [...repeat.skipped, time].toSorted() },
          )
        }
        hrefOf={hrefOf}
      />
      <Times
        label={words('events.furtherDates')}
        times={repeat.further}
        allDay={allDay}
        action={words('chooser.remove')}
        actionOf={(time) => words('chooser.removeOf', { name: time })}
        onAction={(time) => change({ further: without(repeat.further, time) })}
      />
      <FurtherTime start={start} allDay={allDay} onAdd={(time) => change(withTime(repeat, time))} />
      <Times
        label={words('events.skipped')}
        times={repeat.skipped}
        allDay={allDay}
        action={words('events.putBack')}
        actionOf={(time) => words('events.putBackOf', { time })}
        onAction={(time) => change({ skipped: without(repeat.skipped, time) })}
      />
    </fieldset>
  )
}

interface RuleChoiceProps {
  readonly start: WallTime
  readonly rule: Repeat['rule']
  readonly error: string | undefined
  readonly onChange: (next: Partial<Repeat>) => void
}

/** The rule as a choice with fields, or as a text if the form cannot show it. */
function RuleChoice({ start, rule, error, onChange }: RuleChoiceProps) {
  const app = useApp()
  const { words } = app
  const kind: Kind = rule === undefined ? 'never' : isShown(rule) ? rule.unit : 'text'
  const ownRule = { value: 'text', label: words('events.ownRule') } as const
  const choose = (chosen: Kind): void => {
    const unit = UNITS.find((it) => it === chosen)
    if (unit !== undefined) onChange({ rule: ruleFrom(unit, start) })
    else if (chosen === 'never') onChange({ rule: undefined, further: [], skipped: [] })
  }
  return (
    <>
      <SelectField<Kind>
        label={words('events.howOften')}
        value={kind}
        error={error}
        options={kind === 'text' ? [ownRule, ...optionsOf(app)] : optionsOf(app)}
        onChange={choose}
      />
      {rule !== undefined && !isShown(rule) && (
        <p class="quiet">
          {words('events.ownRuleText')} <code>{rule.text}</code>
        </p>
      )}
      {isShown(rule) && (
        <>
          <RuleFields rule={rule} start={start} onChange={(next) => onChange({ rule: next })} />
          <p class="repeat-text">
            <strong>{repeatText(app, rule)}</strong>
          </p>
        </>
      )}
    </>
  )
}

const without = (times: readonly WallTime[], time: WallTime): readonly WallTime[] =>
  times.filter((it) => it !== time)

/** Empty without repetition, and for a rule that the form cannot show. */
const timesOf = (start: WallTime, repeat: Repeat): readonly WallTime[] =>
  repeat.rule === undefined && repeat.further.length === 0
    ? []
    : (nextTimes(start, repeat, SHOWN_TIMES) ?? [])

interface TimesProps {
  readonly label: string
  readonly times: readonly WallTime[]
  readonly allDay: boolean
  readonly action: string
  readonly actionOf: (time: string) => string
  readonly onAction: (time: WallTime) => void
  readonly hrefOf?: ((time: WallTime) => string) | undefined
}

function Times(props: TimesProps) {
  const { site, words } = useApp()
  const { label, times, allDay, action, actionOf, onAction, hrefOf } = props
  if (times.length === 0) return null
  return (
    <div class="times">
      <h2>{label}</h2>
      <ul>
        {times.map((time) => {
          const text = wallText(site, time, allDay)
          return (
            <li key={time}>
              <span>{text}</span>
              {hrefOf !== undefined && (
                <a href={hrefOf(time)} aria-label={words('events.editOneOf', { time: text })}>
                  {words('events.editOne')}
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
