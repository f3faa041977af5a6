import { useEffect, useRef } from 'preact/hooks'
import { useApp } from '../app/app-context.ts'
import type { WriteSite } from '../app/write-app.ts'
import { ConflictDialog, type ConflictSide } from '../entries/conflict-dialog.tsx'
import { startOf, type EventValues } from './event-values.ts'
import { wallText } from './wall-text.ts'
import { EditLockNotice } from '../entries/edit-lock-notice.tsx'
import { ItemHead } from '../entries/item-head.tsx'
import { isOut, outStatus } from '../entries/publication.ts'
import { useEditLock } from '../entries/use-edit-lock.ts'
import { EventFields } from './event-fields.tsx'
import { EventSide } from './event-side.tsx'
import { useEventActions } from './use-event-actions.ts'
import { useEvent, type EventState } from './use-event.ts'
import { AutosaveNotice } from '../entries/autosave-notice.tsx'
import { Problem } from '../ui/problem.tsx'

export interface EventFormProps {
  /** Undefined for a new one. */
  readonly id?: number | undefined
  /** The name of an occurrence, to edit only that. */
  readonly occurrence?: string
}

/** The form for an event: all of its times, if it happens again, or one of them. */
export function EventForm({ id, occurrence }: EventFormProps) {
  const { words, site } = useApp()
  const event = useEvent(id, occurrence)
  const actions = useEventActions(event)
  const { values, version, problems, isReady, failure, theirs } = event
  const lock = useEditLock(version?.answer.data.id)
  const status = version?.answer.data.status
  const isNew = version === undefined && id === undefined
  const isOne = version?.occurrence !== undefined
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [problems])

  return (
    <>
      <ItemHead
        title={words(isNew ? 'events.new' : isOne ? 'events.editOneTitle' : 'events.edit')}
        status={status}
      />
      <EditLockNotice lock={lock} />
      <EventNotices event={event} />
      {!isReady && failure === undefined && <p class="quiet">{words('list.loading')}</p>}
      {isReady && (
        <form
          ref={form}
          class="entry"
          noValidate
          onSubmit={(submitted) => {
            submitted.preventDefault()
            void actions.save(isOut(status) ? outStatus(values) : undefined)
          }}
        >
          <EventFields event={event} />
          <EventSide event={event} actions={actions} />
        </form>
      )}
      {theirs !== undefined && (
        <ConflictDialog
          title={words('events.conflictTitle')}
          about={words('events.conflictText')}
          theirs={sideOf(site, theirs.values)}
          mine={sideOf(site, values)}
          busy={event.isBusy}
          onClose={event.closeConflict}
          onTakeTheirs={event.takeTheirs}
          onKeepMine={event.keepMine}
        />
      )}
    </>
  )
}

function sideOf(site: WriteSite, values: EventValues): ConflictSide {
  const { title, text, allDay, venues } = values
  const start = startOf(values)
  const time = start === undefined ? [] : [wallText(site, start, allDay)]
  return { title, text, facts: [...time, ...venues.map(({ name }) => name)].join(' · ') }
}

/** Failures, and unsaved changes of an earlier form. */
function EventNotices({ event }: { readonly event: EventState }) {
  const { failure, unsaved, hasChanges } = event
  return (
    <>
      <Problem text={failure} />
      <Problem text={unsaved.notKept} />
      <div role="status">
        {unsaved.offered !== undefined && (
          <AutosaveNotice
            keptAt={unsaved.offered.keptAt}
            hasChanges={hasChanges}
            onRestore={unsaved.restore}
            onDismiss={unsaved.dismiss}
          />
        )}
      </div>
    </>
  )
}
