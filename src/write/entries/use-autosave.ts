import { useEffect, useRef, useState } from 'preact/hooks'
import { useApp } from '../app/app-context.ts'
import { isConflict } from '../app/failure.ts'
import { siteNow } from '../app/site-now.ts'
import { useAfterPause } from '../app/use-after-pause.ts'
import type { WriteSite } from '../app/write-app.ts'
import type { EntryStore, Version } from './entry-store.ts'
import type { EntryValues } from './entry-values.ts'

/** What is known of the texts that are kept. */
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

/** The state of autosaving. */
export interface Autosaving {
  readonly kept: Kept
  /**
   * Waits for the request under way, which may change a draft of one's own.
   * @returns the draft, if it has been changed
   */
  readonly settled: () => Promise<Version | undefined>
}

/** Autosaves the texts of an existing item, and detects changes by others. */
export function useAutosave(options: AutosaveOptions): Autosaving {
  const { site } = useApp()
  const { values, hasChanges, busy, version } = options
  const [kept, setKept] = useState<Kept>({ isOutdated: false })
  const latest = useRef(options)
  latest.current = options
  const running = useRef<Promise<Version | undefined>>()

  useAfterPause(
    [values.title, values.content, values.excerpt],
    hasChanges && !busy && version !== undefined,
    () => {
      const work = keep(latest.current, site).then(
        ({ draft, ...next }) => {
          setKept((before) => ({ ...before, ...next }))
          return draft
        },
        // Nothing is lost: the texts are still in the form, and saving will report what is wrong.
        () => undefined,
      )
      running.current = work
      void work.then(() => {
        if (running.current === work) running.current = undefined
      })
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
  return { kept, settled: async () => running.current }
}

async function keep(
  { store, version, values, onVersion }: AutosaveOptions,
  { zone }: WriteSite,
): Promise<Kept & { readonly draft?: Version | undefined }> {
  if (version === undefined) return { isOutdated: false }
  try {
    const kept = await store.autosave(version, values)
    const draft = 'draft' in kept ? kept.draft : undefined
    if (draft !== undefined) onVersion(draft)
    return { at: siteNow(zone), isOutdated: false, draft }
  } catch (error) {
    if (isConflict(error)) return { isOutdated: true }
    throw error
  }
}
