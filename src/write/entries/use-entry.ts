import { useEffect, useState } from 'preact/hooks'
import { useSettle } from '../app/use-settle.ts'
import { useWork } from '../app/use-work.ts'
import { useApp } from '../app/app-context.ts'
import { EntryStore } from './entry-store.ts'
import type { KindName } from './entry-kinds.ts'
import type { EntryValues } from './entry-values.ts'
import { useAutosave } from './use-autosave.ts'
import { useEntrySaving } from './use-entry-saving.ts'
import { useEntryValues } from './use-entry-values.ts'

/** Autosaved texts that were never saved. */
interface Autosave {
  readonly texts: Pick<EntryValues, 'title' | 'content' | 'excerpt'>
  /** Site time. */
  readonly keptAt: string
}

export type Entry = ReturnType<typeof useEntry>

/**
 * The state of the form of a post or page: its values, the saved version, and saving.
 * @param id undefined for a new one
 */
export function useEntry(kind: KindName, id: number | undefined) {
  const { client, user, words, notify } = useApp()
  const settle = useSettle()
  const [store] = useState(() => new EntryStore(client, kind))
  const [autosave, setAutosave] = useState<Autosave>()
  const typed = useEntryValues(id)
  const { version, values, round, isReady, hasChanges, change } = typed
  const { isBusy: busy, failure, problems, during: doNow, whileBusy } = useWork()
  /** Runs one action at a time; resolves to false after a failure, which is shown. */
  const during = async (action: () => Promise<unknown>): Promise<boolean> => !busy && doNow(action)
  const dismissAutosave = (): void => setAutosave(undefined)
  const createDraft = (): Promise<void> =>
    whileBusy(async () => {
      const saved = await store.save(undefined, values, 'draft')
      typed.follow(saved, values)
      settle(`${kind}/${saved.data.id}`)
      notify(words('form.savedDraft'))
    })
  const onVersion = typed.setVersion
  const autosaving = { store, version, values, hasChanges, busy, onVersion, createDraft }
  const { kept, notKept, settled } = useAutosave(autosaving)
  const saving = useEntrySaving({ store, typed, during, settled, onSaved: dismissAutosave })

  useEffect(() => {
    if (id === undefined) return
    void during(async () => {
      const read = await store.read(id)
      typed.accept(read)
      const found = await store.findAutosave(read.data, user.id)
      if (found === undefined) return
      const { title, content, excerpt, modified } = found
      const texts = { title: title.raw, content: content.raw, excerpt: excerpt.raw }
      setAutosave({ texts, keptAt: modified })
    })
  }, [])

  return {
    ...saving,
    store,
    version,
    values,
    round,
    problems,
    failure,
    busy,
    isReady,
    hasChanges,
    autosave,
    /** The state of autosaving. */
    kept,
    notKept,
    change,
    restoreAutosave: () => {
      if (autosave !== undefined) typed.show({ ...values, ...autosave.texts })
      dismissAutosave()
    },
    dismissAutosave,
    during,
  }
}
