import { useState } from 'preact/hooks'
import { isConflict } from '../app/failure.ts'
import type { Work } from '../app/use-work.ts'
import type { EntryStore, Version } from './entry-store.ts'
import { changedStatus, isOut, outStatus, type WantedStatus } from './publication.ts'
import type { Autosaving } from './use-autosave.ts'
import type { TypedEntry } from './use-entry-values.ts'

export interface EntrySavingOptions {
  readonly store: EntryStore
  readonly typed: TypedEntry
  readonly during: Work['during']
  readonly settled: Autosaving['settled']
  readonly onSaved: () => void
}

/** Saves the form; after a conflict, the user chooses between both versions. */
export function useEntrySaving({ store, typed, during, settled, onSaved }: EntrySavingOptions) {
  const { version } = typed
  const [conflict, setConflict] = useState<Version>()
  /** The status that the user wants besides, when a conflict has to be resolved. */
  const [wanted, setWanted] = useState<WantedStatus>()

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
  /** Lets the user choose between the values of the form and the saved version. */
  const ask = async (base: Version, status: WantedStatus | undefined): Promise<void> => {
    setWanted(changedStatus(base.data.status, status))
    setConflict(await store.read(base.data.id))
  }
  const saveOver = async (
    over: Version | undefined,
    status?: WantedStatus,
  ): Promise<Version | undefined> => {
    let saved: Version | undefined
    await during(async () => {
      const base = (await settled()) ?? over
      try {
        saved = await write(base, status)
      } catch (error) {
        if (!isConflict(error) || base === undefined) throw error
        await ask(base, status)
      }
    })
    return saved
  }

  return {
    /** The version that another user has saved meanwhile. */
    conflict,
    save: (status?: WantedStatus) => saveOver(version, status),
    /** Resolves a conflict with the values of the form. */
    keepMine: () => saveOver(conflict, wanted),
    /** Resolves a conflict with the saved version. */
    takeTheirs: () => {
      if (conflict !== undefined) accept(conflict)
    },
    closeConflict: () => setConflict(undefined),
    /** Shows the changes of another user before saving. */
    compare: async (): Promise<void> => {
      if (version === undefined) return
      const status = isOut(version.data.status) ? outStatus(typed.values) : undefined
      await during(() => ask(version, status))
    },
    restoreRevision: (revision: number) =>
      during(async () => {
        if (version !== undefined) accept(await store.restore(version.data.id, revision))
      }),
  }
}
