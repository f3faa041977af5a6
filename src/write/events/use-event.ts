import { useEffect } from 'preact/hooks'
import { failureText } from '../app/failure.ts'
import { useSettle } from '../app/use-settle.ts'
import { useWork } from '../app/use-work.ts'
import { useApp } from '../app/app-context.ts'
import { createEvent, readEvent } from './event-store.ts'
import { useEventChanges } from './use-event-changes.ts'
import { useEventSaving } from './use-event-saving.ts'
import { useEventValues } from './use-event-values.ts'

/** The state of the form of an event. */
export type EventState = ReturnType<typeof useEvent>

/**
 * @param id undefined for a new one
 * @param occurrence the name of an occurrence, to edit only that
 */
export function useEvent(id: number | undefined, occurrence: string | undefined) {
  const app = useApp()
  const { client, words } = app
  const settle = useSettle()
  const typed = useEventValues()
  const { version, values, round, hasChanges, change } = typed
  const work = useWork()
  const { isBusy, failure, problems, during } = work

  const createDraft = (): Promise<void> =>
    work.whileBusy(async () => {
      const read = await readEvent(client, await createEvent(client, values, 'draft'))
      typed.show(read, values)
      settle(`events/${read.answer.data.id}`)
      app.notify(words('form.savedDraft'))
    })
  const onRestore = typed.replace
  const changes = { version, values, hasChanges, isBusy, createDraft, onRestore }
  const unsaved = useEventChanges(changes)
  const { settled, forget: onSaved } = unsaved
  const saving = useEventSaving({ typed, work, settled, onSaved })

  useEffect(() => {
    if (id === undefined || version?.answer.data.id === id) return
    const open = async (): Promise<void> => {
      const read = await readEvent(client, id, occurrence)
      typed.show(read)
      await unsaved.find(read)
    }
    open().catch((error: unknown) => work.report(failureText(app, error)))
  }, [id])

  return {
    ...saving,
    version,
    values,
    isReady: id === undefined || version !== undefined,
    isBusy,
    hasChanges,
    round,
    failure,
    problems,
    /** Unsaved changes, which are offered when the form is opened again. */
    unsaved,
    change,
    /** Runs another action on the event; resolves to false after a failure. */
    during,
  }
}
