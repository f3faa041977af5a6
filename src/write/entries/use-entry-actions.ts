import { useSettle } from '../app/use-settle.ts'
import { useApp } from '../app/app-context.ts'
import type { KindName } from './entry-kinds.ts'
import { leaveTrashed, type FormActions } from './form-actions.ts'
import { isUnpublished, savedText, type WantedStatus } from './publication.ts'
import type { Entry } from './use-entry.ts'

/** Saves, previews and trashes a post or page, reports it, and goes to where it is then. */
export function useEntryActions(kind: KindName, entry: Entry): FormActions {
  const app = useApp()
  const settle = useSettle()
  const { store, values, version, hasChanges } = entry

  const save = async (wanted?: WantedStatus): Promise<number | undefined> => {
    const saved = await entry.save(wanted)
    if (saved === undefined) return undefined
    const { id: savedId, status } = saved.data
    if (version === undefined) settle(`${kind}/${savedId}`)
    app.notify(app.words(savedText(version?.data.status, status)))
    return savedId
  }

  const preview = async (): Promise<string | undefined> => {
    if (version === undefined || (hasChanges && isUnpublished(version.data.status))) {
      const saved = await save()
      return saved === undefined ? undefined : store.previewUrl(saved)
    }
    const saved = version.data.id
    if (!hasChanges) return store.previewUrl(saved)
    const kept = await store.autosave(version, values)
    return store.previewUrl(saved, 'revision' in kept ? kept.revision : undefined)
  }
  const trash = async (): Promise<void> => {
    if (version === undefined) return
    if (await entry.during(() => store.trash(version.data.id))) leaveTrashed(app, kind)
  }
  return { save, preview, trash }
}
