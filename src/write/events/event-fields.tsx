import { useApp } from '../app/app-context.ts'
import type { WriteApp } from '../app/write-app.ts'
import { ExcerptField } from '../entries/excerpt-field.tsx'
import { TextArea } from '../entries/text-area.tsx'
import { TextField, SelectField } from '../ui/field.tsx'
import { EventOrganizers, EventVenues } from './event-places.tsx'
import { EventRepeat } from './event-repeat.tsx'
import { EventTimes } from './event-times.tsx'
import { occurrenceHref } from './occurrence-href.ts'
import type { EventState } from './use-event.ts'
import type { WallTime } from './wall-time.ts'
import type { SeriesPart } from './event-store.ts'

/** What an event is: its texts, when it happens, and where and by whom. */
export function EventFields({ event }: { readonly event: EventState }) {
  const app = useApp()
  const { values, problems, version, change } = event
  const parts = { values, onChange: change, errors: problems }
  return (
    <div class="entry-texts">
      <TextField
        label={app.words('form.title')}
        value={values.title}
        error={problems['title']}
        onInput={(title) => change({ ...values, title })}
      />
      <EventTimes {...parts} />
      {version?.occurrence === undefined ? (
        <EventRepeat {...parts} hrefOf={hrefOfTimes(app, event)} />
      ) : (
        <SeriesPartField
          id={version.answer.data.id}
          part={event.part}
          error={problems['occurrence']}
          onChange={event.choosePart}
        />
      )}
      <EventVenues {...parts} />
      <EventOrganizers {...parts} />
      <TextArea
        text={values.text}
        round={event.round}
        error={problems['description']}
        onChange={(text) => change({ ...values, text })}
      />
      <ExcerptField
        excerpt={values.excerpt}
        error={problems['excerpt']}
        onChange={(excerpt) => change({ ...values, excerpt })}
      />
    </div>
  )
}

/** The form of each occurrence; undefined while the times of the form are not saved. */
function hrefOfTimes(
  app: WriteApp,
  { version, hasChanges }: EventState,
): ((time: WallTime) => string) | undefined {
  if (version === undefined || hasChanges) return undefined
  return (time) => occurrenceHref(app, version.answer.data.id, time)
}

interface SeriesPartFieldProps {
  /** Of the series. */
  readonly id: number
  readonly part: SeriesPart
  readonly error: string | undefined
  readonly onChange: (part: SeriesPart) => void
}

/** How much of a series a change of one of its times is about. */
function SeriesPartField({ id, part, error, onChange }: SeriesPartFieldProps) {
  const { words, href } = useApp()
  return (
    <div class="series-part">
      <SelectField<SeriesPart>
        label={words('events.part')}
        hint={words(part === 'this' ? 'events.oneText' : 'events.followingText')}
        error={error}
        value={part}
        options={[
          { value: 'this', label: words('events.partThis') },
          { value: 'following', label: words('events.partFollowing') },
        ]}
        onChange={onChange}
      />
      <a href={href(`events/${id}`)}>{words('events.allTimes')}</a>
    </div>
  )
}
