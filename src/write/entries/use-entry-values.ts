import { useEffect, useRef, useState } from 'preact/hooks'
import type { WriteApp } from '../app/write-app.ts'
import type { Version } from './entry-store.ts'
import { EMPTY_VALUES, isSame, valuesOf, type EntryValues } from './entry-values.ts'
import { withWantedVisibility } from './publication.ts'

/** The values of an item, with the visibility that is wanted. */
const valuesWith = ({ data }: Version, wanted: EntryValues): EntryValues =>
  withWantedVisibility(data.status, valuesOf(data), wanted)

export type TypedEntry = ReturnType<typeof useEntryValues>

/**
 * What is typed of a post or page, and the version of it that the site had last.
 * @param id undefined for a new one
 */
export function useEntryValues(app: WriteApp, id: number | undefined) {
  const [version, setVersion] = useState<Version>()
  const [values, setValues] = useState<EntryValues>(EMPTY_VALUES)
  /** Counts up whenever the values come from elsewhere than the form. */
  const [round, setRound] = useState(0)
  const latest = useRef(values)
  latest.current = values

  const known = version === undefined ? EMPTY_VALUES : valuesWith(version, values)
  const isReady = id === undefined || version !== undefined
  const hasChanges = isReady && !isSame(known, values)
  useEffect(() => {
    app.holdChanges(hasChanges)
    return () => app.holdChanges(false)
  }, [hasChanges])

  const show = (next: EntryValues): void => {
    setValues(next)
    setRound((count) => count + 1)
  }
  return {
    version,
    values,
    /** The values of this moment, for what began when there were others. */
    latest,
    round,
    isReady,
    hasChanges,
    change: (part: Partial<EntryValues>) => setValues((before) => ({ ...before, ...part })),
    show,
    /** Starts over with a version, whatever was typed. */
    accept(next: Version): void {
      setVersion(next)
      show(valuesOf(next.data))
    },
    /** Goes on from a version that was saved; what has been typed in the meantime stays. */
    follow(saved: Version, sent: EntryValues): void {
      setVersion(saved)
      if (latest.current === sent) show(valuesWith(saved, sent))
    },
    /** Goes on from a version without a change of what is shown. */
    setVersion,
  }
}
