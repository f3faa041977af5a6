import { useEffect, useRef, useState } from 'preact/hooks'
import { useApp } from '../app/app-context.ts'
import { withWantedVisibility } from '../entries/publication.ts'
import type { EventVersion } from './event-store.ts'
import { changedMembers, newValues, withTyped, type EventValues } from './event-values.ts'

export type TypedEvent = ReturnType<typeof useEventValues>

const valuesOf = ({ answer, values }: EventVersion, typed: EventValues): EventValues =>
  withWantedVisibility(answer.data.status, values, typed)

/** The values of the form of an event, and the version last read from the site. */
export function useEventValues() {
  const { site, holdChanges } = useApp()
  const [first] = useState(() => newValues(site.zone))
  const [version, setVersion] = useState<EventVersion>()
  const [values, setValues] = useState(first)
  /** Increases whenever the values are replaced from outside the form. */
  const [round, setRound] = useState(0)
  const latest = useRef(values)
  latest.current = values

  const known = version === undefined ? first : valuesOf(version, values)
  const hasChanges =
    known.visibility !== values.visibility || Object.keys(changedMembers(known, values)).length > 0
  useEffect(() => holdChanges(hasChanges), [hasChanges])

  return {
    /** Undefined while the event is new. */
    version,
    values,
    /** The current values, for asynchronous work that began with earlier ones. */
    latest,
    round,
    hasChanges,
    change: (next: EventValues): void => setValues(next),
    /** Replaces the values of the form. */
    replace: (next: EventValues): void => {
      setValues(next)
      setRound((count) => count + 1)
    },
    /** Continues from a version; values changed since the request stay. */
    show: (next: EventVersion, sent = latest.current): void => {
      setVersion(next)
      setValues((typed) =>
        valuesOf({ ...next, values: withTyped(next.values, sent, typed) }, typed),
      )
      setRound((count) => count + 1)
    },
  }
}
