import { useEffect, useRef } from 'preact/hooks'
import { openWhenReady } from '../app/open-when-ready.ts'
import { useSettle } from '../app/use-settle.ts'
import type { WriteApp } from '../app/write-app.ts'
import { AutosaveNotice } from '../entries/autosave-notice.tsx'
import { EditLockNotice } from '../entries/edit-lock-notice.tsx'
import { ItemActions } from '../entries/item-actions.tsx'
import { isOut, outStatus, savedText, type WantedStatus } from '../entries/publication.ts'
import { TextArea } from '../entries/text-area.tsx'
import { useEditLock } from '../entries/use-edit-lock.ts'
import { TextField } from '../ui/field.tsx'
import { Heading } from '../ui/heading.tsx'
import { Problem } from '../ui/problem.tsx'
import { EventConflict } from './event-conflict.tsx'
import { EventPlaces } from './event-places.tsx'
import { EventRepeat } from './event-repeat.tsx'
import { EventSettings } from './event-settings.tsx'
import { findOrganizers, findVenues, previewUrl, trashEvent } from './event-store.ts'
import { EventTimes } from './event-times.tsx'
import { occurrenceHref } from './occurrence-href.ts'
import { SeriesPartField } from './series-part-field.tsx'
import { useEvent } from './use-event.ts'
import type { WallTime } from './wall-time.ts'

export interface EventFormProps {
  readonly app: WriteApp
  /** Undefined for a new one. */
  readonly id?: number | undefined
  /** The name of one of its times, which is edited by itself then. */
  readonly occurrence?: string
}

const VENUE_MEMBERS = {
  address: 'events.address',
  zip: 'events.zip',
  city: 'events.city',
  stateprovince: 'events.state',
  country: 'events.country',
}

const ORGANIZER_MEMBERS = {
  phone: 'events.phone',
  email: 'events.email',
  website: 'events.website',
}

/** The form for an event: all of its times, if it happens again, or one of them. */
export function EventForm({ app, id, occurrence }: EventFormProps) {
  const { words } = app
  const event = useEvent(app, id, occurrence)
  const { values, version, problems, isReady, failure, unsaved } = event
  const settle = useSettle(app)
  const lock = useEditLock(app, version?.answer.data.id)
  const status = version?.answer.data.status
  const isNew = version === undefined && id === undefined
  const isOne = version?.occurrence !== undefined
  const hrefOf = (time: WallTime): string => occurrenceHref(app, version?.answer.data.id ?? 0, time)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [problems])

  const save = async (wanted?: WantedStatus): Promise<number | undefined> => {
    const saved = await event.save(wanted)
    if (saved === undefined) return undefined
    const { id: savedId, status: now } = saved.answer.data
    if (isOne || savedId !== version?.answer.data.id) settle(`events/${savedId}`)
    app.notify(words(savedText(status, now)))
    return savedId
  }
  const preview = async (): Promise<string | undefined> => {
    if (isOne || (event.hasChanges && isOut(status))) return event.preview()
    const saved = event.hasChanges || version === undefined ? await save() : version.answer.data.id
    return saved === undefined ? undefined : previewUrl(app.client, saved)
  }
  const trash = async (): Promise<void> => {
    if (version === undefined) return
    const { data } = version.answer
    if (!(await event.during(() => trashEvent(app.client, data.id)))) return
    app.holdChanges(false)
    app.go('events')
    app.notify(words('form.trashed'))
  }
  const parts = { app, values, onChange: event.change, errors: problems }
  return (
    <>
      <div class="page-head">
        <Heading
          app={app}
          title={words(isNew ? 'events.new' : isOne ? 'events.editOneTitle' : 'events.edit')}
        />
        {status !== undefined && <span class="badge">{words(`status.${status}`)}</span>}
      </div>
      <EditLockNotice app={app} lock={lock} />
      <Problem text={failure} />
      {unsaved.offered !== undefined && (
        <AutosaveNotice
          app={app}
          keptAt={unsaved.offered.keptAt}
          onRestore={unsaved.restore}
          onDismiss={unsaved.dismiss}
        />
      )}
      {!isReady && failure === undefined && <p class="quiet">{words('list.loading')}</p>}
      {isReady && (
        <form
          ref={form}
          class="entry"
          noValidate
          onSubmit={(submitted) => {
            submitted.preventDefault()
            void save(isOut(status) ? outStatus(values) : undefined)
          }}
        >
          <div class="entry-texts">
            <TextField
              label={words('form.title')}
              value={values.title}
              error={problems['title']}
              onInput={(title) => event.change({ ...values, title })}
            />
            <EventTimes {...parts} />
            {isOne ? (
              <SeriesPartField
                app={app}
                id={version.answer.data.id}
                part={event.part}
                error={problems['occurrence']}
                onChange={event.choosePart}
              />
            ) : (
              <EventRepeat
                {...parts}
                hrefOf={version === undefined || event.hasChanges ? undefined : hrefOf}
              />
            )}
            <EventPlaces
              app={app}
              label={words('events.venue')}
              hint={words('events.venueHint')}
              error={problems['venue']}
              chosen={values.venues}
              onChange={(venues) => event.change({ ...values, venues })}
              find={findVenues(app)}
              members={VENUE_MEMBERS}
            />
            <EventPlaces
              app={app}
              label={words('events.organizer')}
              hint={words('events.organizerHint')}
              error={problems['organizer']}
              chosen={values.organizers}
              onChange={(organizers) => event.change({ ...values, organizers })}
              find={findOrganizers(app)}
              members={ORGANIZER_MEMBERS}
            />
            <TextArea
              app={app}
              text={values.text}
              round={event.round}
              error={problems['description']}
              onChange={(text) => event.change({ ...values, text })}
            />
            <TextField
              label={words('form.excerpt')}
              hint={words('form.excerptHint')}
              rows={3}
              value={values.excerpt}
              error={problems['excerpt']}
              onInput={(excerpt) => event.change({ ...values, excerpt })}
            />
          </div>
          <div class="entry-side">
            <ItemActions
              app={app}
              status={status}
              link={version?.answer.data.url}
              values={values}
              mayPublish={app.user.can('publish_cal_events')}
              busy={event.isBusy}
              hasChanges={event.hasChanges}
              kept={unsaved.keptAt && words('events.kept', { time: unsaved.keptAt.slice(11) })}
              onSave={(wanted) => void save(wanted)}
              onPreview={() => void openWhenReady(app, preview)}
              onTrash={isOne ? undefined : () => void trash()}
            />
            <EventSettings {...parts} />
          </div>
        </form>
      )}
      {event.theirs !== undefined && (
        <EventConflict app={app} event={event} theirs={event.theirs} />
      )}
    </>
  )
}
