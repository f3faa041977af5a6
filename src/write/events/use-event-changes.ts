import { useState } from 'preact/hooks'
import { siteNow } from '../app/site-now.ts'
import { useKeeping } from '../app/use-keeping.ts'
import { useApp } from '../app/app-context.ts'
import {
  dropChanges,
  findChanges,
  keepChanges,
  type EventVersion,
  type UnsavedChanges,
} from './event-store.ts'
import { problemsIn, type EventValues } from './event-values.ts'

export interface EventChangesOptions {
  readonly version: EventVersion | undefined
  readonly values: EventValues
  readonly hasChanges: boolean
  readonly isBusy: boolean
  /** Creates a draft; a new event has no other place for its changes. */
  readonly createDraft: () => Promise<void>
  readonly onRestore: (values: EventValues) => void
}

/** Keeps unsaved changes, and offers those of an earlier form. */
export function useEventChanges(options: EventChangesOptions) {
  const { client, site } = useApp()
  const { version, values, hasChanges, isBusy, createDraft, onRestore } = options
  /** Site time at which changes were kept last. */
  const [keptAt, setKeptAt] = useState<string>()
  const [offered, setOffered] = useState<UnsavedChanges>()
  const { notKept, settled } = useKeeping({
    watched: [values],
    hasChanges,
    isReady: !isBusy && Object.keys(problemsIn(values)).length === 0,
    keep: async () => {
      if (version === undefined) return createDraft()
      await keepChanges(client, version, values)
      setKeptAt(siteNow(site.zone))
    },
  })

  return {
    keptAt,
    notKept,
    settled,
    offered,
    /** Looks for what an earlier form of a version has kept. */
    find: async (of: EventVersion): Promise<void> => setOffered(await findChanges(client, of)),
    restore: (): void => {
      if (offered !== undefined) onRestore(offered.values)
      setOffered(undefined)
    },
    dismiss: (): void => {
      setOffered(undefined)
      // If that fails, they are offered again the next time.
      if (version !== undefined) dropChanges(client, version.answer.data.id).catch(() => undefined)
    },
    /** They have been saved. */
    forget: () => setOffered(undefined),
  }
}
