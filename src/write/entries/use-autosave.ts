import { useEffect, useRef, useState } from 'preact/hooks'
import { useApp } from '../app/app-context.ts'
import { isConflict } from '../app/failure.ts'
import { siteNow } from '../app/site-now.ts'
import { useKeeping, type Keeping } from '../app/use-keeping.ts'
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
  /** Creates a draft; a new item has no other place for its texts. */
  readonly createDraft: () => Promise<void>
}

/** The state of autosaving. A request under way may change a draft of one's own, which is its result then. */
export interface Autosaving extends Keeping<Version | undefined> {
  readonly kept: Kept
}

/** Autosaves texts, and detects changes by others. */
export function useAutosave(options: AutosaveOptions): Autosaving {
  const { site } = useApp()
  const { values, hasChanges, busy, version, createDraft } = options
  const hasTexts = values.title !== '' || values.content !== ''
  const [kept, setKept] = useState<Kept>({ isOutdated: false })
  const latest = useRef(options)
  latest.current = options

  const keeping = useKeeping({
    watched: [values.title, values.content, values.excerpt],
    hasChanges: hasChanges && (version !== undefined || hasTexts),
    isReady: !busy,
    keep: async () => {
      if (version === undefined) {
        await createDraft()
        return undefined
      }
      try {
        const { draft, ...next } = await keep(version, options, site)
        setKept((before) => ({ ...before, ...next }))
        return draft
      } catch (error) {
        if (isConflict(error)) setKept((before) => ({ ...before, isOutdated: true }))
        throw error
      }
    },
  })

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
  return { ...keeping, kept }
}

async function keep(
  version: Version,
  { store, values, onVersion }: AutosaveOptions,
  { zone }: WriteSite,
): Promise<Kept & { readonly draft?: Version | undefined }> {
  const kept = await store.autosave(version, values)
  const draft = 'draft' in kept ? kept.draft : undefined
  if (draft !== undefined) onVersion(draft)
  return { at: siteNow(zone), isOutdated: false, draft }
}
