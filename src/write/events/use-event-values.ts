import { useEffect, useRef, useState } from 'preact/hooks'
import type { WriteApp } from '../app/write-app.ts'
import { withWantedVisibility } from '../entries/publication.ts'
import type { EventVersion } from './event-store.ts'
import { changedMembers, newValues, withTyped, type EventValues } from './event-values.ts'

export type TypedEvent = ReturnType<typeof useEventValues>

const valuesOf = ({ answer, values }: EventVersion, typed: EventValues): EventValues =>
  withWantedVisibility(answer.data.status, values, typed)

/** What is typed about an event, and the version of it that the site had last. */
export function useEventValues(app: WriteApp) {
  const [first] = useState(() => newValues(app.site.zone))
  const [version, setVersion] = useState<EventVersion>()
  const [values, setValues] = useState(first)
  /** Counts how often the values were replaced by others than those that were typed. */
  const [round, setRound] = useState(0)
  const latest = useRef(values)
  latest.current = values

  const known = version === undefined ? first : valuesOf(version, values)
  const hasChanges =
    known.visibility !== values.visibility || Object.keys(changedMembers(known, values)).length > 0
  useEffect(() => app.holdChanges(hasChanges), [hasChanges])

  return {
    /** Undefined while the event is new. */
    version,
    values,
    /** The values of this moment, for what began when there were others. */
    latest,
    round,
    hasChanges,
    change: (next: EventValues): void => setValues(next),
    /** Shows other values than those that were typed. */
    replace: (next: EventValues): void => {
      setValues(next)
      setRound((count) => count + 1)
    },
    /** Goes on from a version; what has been typed since the values were sent stays. */
    show: (next: EventVersion, sent = latest.current): void => {
      setVersion(next)
      setValues((typed) =>
        valuesOf({ ...next, values: withTyped(next.values, sent, typed) }, typed),
      )
      setRound((count) => count + 1)
    },
  }
}
