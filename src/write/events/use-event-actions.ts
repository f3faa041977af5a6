import { useSettle } from '../app/use-settle.ts'
import { useApp } from '../app/app-context.ts'
import { leaveTrashed, type FormActions } from '../entries/form-actions.ts'
import { isOut, savedText, type WantedStatus } from '../entries/publication.ts'
import { previewUrl, trashEvent } from './event-store.ts'
import type { EventState } from './use-event.ts'

/** Saves, previews and trashes an event, reports it, and goes to where the event is then. */
export function useEventActions(event: EventState): FormActions {
  const app = useApp()
  const settle = useSettle()
  const { version, hasChanges } = event
  const isOne = version?.occurrence !== undefined
  const status = version?.answer.data.status

  const save = async (wanted?: WantedStatus): Promise<number | undefined> => {
    const saved = await event.save(wanted)
    if (saved === undefined) return undefined
    const { id, status: now } = saved.answer.data
    if (isOne || id !== version?.answer.data.id) settle(`events/${id}`)
    app.notify(app.words(savedText(status, now)))
    return id
  }
  const preview = async (): Promise<string | undefined> => {
    if (isOne || (hasChanges && isOut(status))) return event.preview()
    const saved = hasChanges || version === undefined ? await save() : version.answer.data.id
    return saved === undefined ? undefined : previewUrl(app.client, saved)
  }
  const trash = async (): Promise<void> => {
    if (version === undefined) return
    const { id } = version.answer.data
    if (await event.during(() => trashEvent(app.client, id))) leaveTrashed(app, 'events')
  }
  return { save, preview, trash }
}
