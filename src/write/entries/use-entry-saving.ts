import { useState } from 'preact/hooks'
import { isConflict } from '../app/failure.ts'
import type { Work } from '../app/use-work.ts'
import type { EntryStore, Version } from './entry-store.ts'
import type { WantedStatus } from './publication.ts'
import type { TypedEntry } from './use-entry-values.ts'

export interface EntrySavingOptions {
  readonly store: EntryStore
  readonly typed: TypedEntry
  readonly during: Work['during']
  readonly onSaved: () => void
}

/** Saves the form; after a conflict, the user chooses between both versions. */
export function useEntrySaving({ store, typed, during, onSaved }: EntrySavingOptions) {
  const { version } = typed
  const [conflict, setConflict] = useState<Version>()

  const accept = (next: Version): void => {
    setConflict(undefined)
    typed.accept(next)
  }
  const write = async (over: Version | undefined, status?: WantedStatus): Promise<Version> => {
    const sent = typed.latest.current
    const saved = await store.save(over, sent, status)
    typed.follow(saved, sent)
    setConflict(undefined)
    onSaved()
    return saved
  }
  const saveOver = async (
    over: Version | undefined,
    status?: WantedStatus,
  ): Promise<Version | undefined> => {
    let saved: Version | undefined
    await during(async () => {
      try {
        saved = await write(over, status)
      } catch (error) {
        if (!isConflict(error) || over === undefined) throw error
        setConflict(await store.read(over.data.id))
      }
    })
    return saved
  }

  return {
    /** The version that another user has saved meanwhile. */
    conflict,
    save: (status?: WantedStatus) => saveOver(version, status),
    /** Resolves a conflict with the values of the form. */
    keepMine: () => saveOver(conflict),
    /** Resolves a conflict with the saved version. */
    takeTheirs: () => {
      if (conflict !== undefined) accept(conflict)
    },
    closeConflict: () => setConflict(undefined),
    /** Shows the changes of another user before saving. */
    compare: async (): Promise<void> => {
      if (version !== undefined) {
        await during(async () => setConflict(await store.read(version.data.id)))
      }
    },
    restoreRevision: (revision: number) =>
      during(async () => {
        if (version !== undefined) accept(await store.restore(version.data.id, revision))
      }),
  }
}
