import { useEffect, useRef, useState } from 'preact/hooks'
import { failureText, isConflict, problemsOf } from '../app/failure.ts'
import type { WriteApp } from '../app/write-app.ts'
import { createEntryStore, type Version } from './entry-store.ts'
import type { KindName } from './entry-kinds.ts'
import { EMPTY_VALUES, isSame, valuesOf, type EntryValues } from './entry-values.ts'
import { besideWish, type WantedStatus } from './publication.ts'
import { useAutosave } from './use-autosave.ts'

/** Texts that were kept while somebody wrote, and never saved. */
interface Autosave {
  readonly texts: Pick<EntryValues, 'title' | 'content' | 'excerpt'>
  /** Site time. */
  readonly keptAt: string
}

/** What an item has, beside what is wanted of it. */
const valuesBeside = ({ data }: Version, wanted: EntryValues): EntryValues =>
  besideWish(data.status, valuesOf(data), wanted)

export type Entry = ReturnType<typeof useEntry>

/**
 * A post or page in a form: what is typed, what the site has, and the way between both.
 * @param id undefined for a new one
 */
export function useEntry(app: WriteApp, kind: KindName, id: number | undefined) {
  const [store] = useState(() => createEntryStore(app.client, kind))
  const [version, setVersion] = useState<Version>()
  const [values, setValues] = useState<EntryValues>(EMPTY_VALUES)
  /** Counts up whenever the values come from elsewhere than the form. */
  const [round, setRound] = useState(0)
  const [autosave, setAutosave] = useState<Autosave>()
  const [conflict, setConflict] = useState<Version>()
  const [failure, setFailure] = useState<string>()
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const [busy, setBusy] = useState(false)
  const latest = useRef(values)
  latest.current = values

  const known = version === undefined ? EMPTY_VALUES : valuesBeside(version, values)
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
  const accept = (next: Version): void => {
    setVersion(next)
    setConflict(undefined)
    show(valuesOf(next.data))
  }
  const tell = (error: unknown): void => {
    setFailure(failureText(app, error))
    setProblems(problemsOf(error))
  }
  /** Does one thing at a time; resolves to false if it has failed, which has been told then. */
  const during = async (work: () => Promise<void>): Promise<boolean> => {
    if (busy) return false
    setBusy(true)
    setFailure(undefined)
    setProblems({})
    try {
      await work()
      return true
    } catch (error) {
      tell(error)
      return false
    } finally {
      setBusy(false)
    }
  }

  useEffect(() => {
    if (id === undefined) return
    void during(async () => {
      const read = await store.read(id)
      accept(read)
      const kept = await store.findAutosave(read.data, app.user.id)
      if (kept === undefined) return
      const { title, content, excerpt, modified } = kept
      const texts = { title: title.raw, content: content.raw, excerpt: excerpt.raw }
      setAutosave({ texts, keptAt: modified })
    })
  }, [])

  const write = async (over: Version | undefined, status?: WantedStatus): Promise<Version> => {
    const sent = latest.current
    const saved = await store.save(over, sent, status)
    setVersion(saved)
    setConflict(undefined)
    setAutosave(undefined)
    // What has been typed in the meantime stays.
    if (latest.current === sent) show(valuesBeside(saved, sent))
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

  const kept = useAutosave({ app, store, version, values, hasChanges, busy, onVersion: setVersion })

  return {
    store,
    version,
    values,
    round,
    problems,
    failure,
    busy,
    isReady,
    hasChanges,
    conflict,
    autosave,
    /** When texts were kept last, and whether somebody else has changed the item. */
    kept,
    change: (part: Partial<EntryValues>) => setValues((before) => ({ ...before, ...part })),
    save: (status?: WantedStatus) => saveOver(version, status),
    /** Ends a conflict by what is in the form. */
    keepMine: () => saveOver(conflict),
    /** Ends a conflict by what the site has. */
    takeTheirs: () => {
      if (conflict !== undefined) accept(conflict)
    },
    closeConflict: () => setConflict(undefined),
    /** Shows what somebody else has changed, before anything is saved. */
    compare: async (): Promise<void> => {
      if (version !== undefined) {
        await during(async () => setConflict(await store.read(version.data.id)))
      }
    },
    restoreAutosave: () => {
      if (autosave !== undefined) show({ ...values, ...autosave.texts })
      setAutosave(undefined)
    },
    dismissAutosave: () => setAutosave(undefined),
    restoreRevision: (revision: number) =>
      during(async () => {
        if (version !== undefined) accept(await store.restore(version.data.id, revision))
      }),
    during,
  }
}
