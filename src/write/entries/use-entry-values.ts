import { useEffect, useRef, useState } from 'preact/hooks'
import { useApp } from '../app/app-context.ts'
import type { Version } from './entry-store.ts'
import { EMPTY_VALUES, isSame, valuesOf, type EntryValues } from './entry-values.ts'
import { withWantedVisibility } from './publication.ts'

/** The values of an item, with the chosen visibility. */
const valuesWith = ({ data }: Version, wanted: EntryValues): EntryValues =>
  withWantedVisibility(data.status, valuesOf(data), wanted)

export type TypedEntry = ReturnType<typeof useEntryValues>

/**
 * The values of the form of a post or page, and the version last read from the site.
 * @param id undefined for a new one
 */
export function useEntryValues(id: number | undefined) {
  const { holdChanges } = useApp()
  const [version, setVersion] = useState<Version>()
  const [values, setValues] = useState<EntryValues>(EMPTY_VALUES)
  /** Increases whenever the values are replaced from outside the form. */
  const [round, setRound] = useState(0)
  const latest = useRef(values)
  latest.current = values

  const known = version === undefined ? EMPTY_VALUES : valuesWith(version, values)
  const isReady = id === undefined || version !== undefined
  const hasChanges = isReady && !isSame(known, values)
  useEffect(() => {
    holdChanges(hasChanges)
    return () => holdChanges(false)
  }, [hasChanges])

  const show = (next: EntryValues): void => {
    setValues(next)
    setRound((count) => count + 1)
  }
  return {
    version,
    values,
    /** The current values, for asynchronous work that began with earlier ones. */
    latest,
    round,
    isReady,
    hasChanges,
    change: (part: Partial<EntryValues>) => setValues((before) => ({ ...before, ...part })),
    show,
    /** Starts over with a version, discarding changes. */
    accept(next: Version): void {
      setVersion(next)
      show(valuesOf(next.data))
    },
    /** Continues from a saved version; values changed in the meantime stay. */
    follow(saved: Version, sent: EntryValues): void {
      setVersion(saved)
      if (latest.current === sent) show(valuesWith(saved, sent))
    },
    /** Continues from a version without changing the shown values. */
    setVersion,
  }
}
