import { useEffect, useRef, useState } from 'preact/hooks'
import { useApp } from '../app/app-context.ts'
import { isConflict } from '../app/failure.ts'
import { siteNow } from '../app/site-now.ts'
import { useAfterPause } from '../app/use-after-pause.ts'
import type { WriteSite } from '../app/write-app.ts'
import type { EntryStore, Version } from './entry-store.ts'
import type { EntryValues } from './entry-values.ts'

/** The state of autosaving. */
export interface Kept {
  /** Site time at which texts were kept last. */
  readonly at?: string
  /** Another user has changed the item since it was read. */
  readonly isOutdated: boolean
}

export interface AutosaveOptions {
  readonly store: EntryStore
  readonly version: Version | undefined
  readonly values: EntryValues
  readonly hasChanges: boolean
  readonly busy: boolean
  readonly onVersion: (version: Version) => void
}

/** Autosaves the texts of an existing item, and detects changes by others. */
export function useAutosave(options: AutosaveOptions): Kept {
  const { site } = useApp()
  const { values, hasChanges, busy, version } = options
  const [kept, setKept] = useState<Kept>({ isOutdated: false })
  const latest = useRef(options)
  latest.current = options

  useAfterPause(
    [values.title, values.content, values.excerpt],
    hasChanges && !busy && version !== undefined,
    () => {
      keep(latest.current, site).then(
        (next) => setKept((before) => ({ ...before, ...next })),
        // Nothing is lost: the texts are still in the form, and saving will report what is wrong.
        () => undefined,
      )
    },
  )

  useEffect(() => setKept((before) => ({ ...before, isOutdated: false })), [version])

  useEffect(() => {
    const look = (): void => {
      const { store, version: mine } = latest.current
      if (document.visibilityState !== 'visible' || mine === undefined) return
      store.read(mine.data.id).then(
        ({ data: { modified_gmt: changed } }) => {
          if (mine === latest.current.version)
            setKept((before) => ({ ...before, isOutdated: changed !== mine.data.modified_gmt }))
        },
        () => undefined,
      )
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  return kept
}

async function keep(
  { store, version, values, onVersion }: AutosaveOptions,
  { zone }: WriteSite,
): Promise<Kept> {
  if (version === undefined) return { isOutdated: false }
  try {
    const kept = await store.autosave(version, values)
    if ('draft' in kept) onVersion(kept.draft)
  } catch (error) {
    if (isConflict(error)) return { isOutdated: true }
    throw error
  }
  return { at: siteNow(zone), isOutdated: false }
}
