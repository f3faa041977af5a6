import type { WriteApp } from '../app/write-app.ts'
import { SelectField } from '../ui/field.tsx'
import type { SeriesPart } from './event-store.ts'

interface SeriesPartFieldProps {
  readonly app: WriteApp
  /** Of the series. */
  readonly id: number
  readonly part: SeriesPart
  readonly error: string | undefined
  readonly onChange: (part: SeriesPart) => void
}

/** How much of a series a change of one of its times is about. */
export function SeriesPartField({ app, id, part, error, onChange }: SeriesPartFieldProps) {
  const { words } = app
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
      <a href={app.href(`events/${id}`)}>{words('events.allTimes')}</a>
    </div>
  )
}
