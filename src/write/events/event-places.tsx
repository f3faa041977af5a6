import { useApp } from '../app/app-context.ts'
import { Chooser } from '../ui/chooser.tsx'
import { TextField } from '../ui/field.tsx'
import { findOrganizers, findVenues } from './event-store.ts'
import type { EventPartProps } from './event-times.tsx'
import { newChoice, type ChosenPlace } from './event-values.ts'

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

/** Where an event happens. */
export function EventVenues({ values, onChange, errors }: EventPartProps) {
  const app = useApp()
  return (
    <Places
      label={app.words('events.venue')}
      hint={app.words('events.venueHint')}
      error={errors['venue']}
      chosen={values.venues}
      onChange={(venues) => onChange({ ...values, venues })}
      find={findVenues(app)}
      members={VENUE_MEMBERS}
    />
  )
}

/** Who makes an event happen. */
export function EventOrganizers({ values, onChange, errors }: EventPartProps) {
  const app = useApp()
  return (
    <Places
      label={app.words('events.organizer')}
      hint={app.words('events.organizerHint')}
      error={errors['organizer']}
      chosen={values.organizers}
      onChange={(organizers) => onChange({ ...values, organizers })}
      find={findOrganizers(app)}
      members={ORGANIZER_MEMBERS}
    />
  )
}

interface PlacesProps {
  readonly label: string
  readonly hint: string
  readonly error: string | undefined
  readonly chosen: readonly ChosenPlace[]
  readonly onChange: (chosen: readonly ChosenPlace[]) => void
  readonly find: (search: string, signal: AbortSignal) => Promise<readonly ChosenPlace[]>
  /** Members of a new one besides its name, each with the key of its label. */
  readonly members: Readonly<Record<string, string>>
}

/** Venues or organizers of an event: chosen, or made with it. */
function Places(props: PlacesProps) {
  const { words } = useApp()
  const { chosen, onChange, members } = props
  const create = (name: string): void =>
    onChange([...chosen, { key: newChoice(name), name, data: {} }])
  const change = (place: ChosenPlace): void =>
    onChange(chosen.map((it) => (it.key === place.key ? place : it)))
  return (
    <div class="event-places">
      <Chooser
        label={props.label}
        hint={props.hint}
        error={props.error}
        chosen={chosen}
        onChange={onChange}
        find={props.find}
        create={create}
      />
      {chosen.map((place) =>
        place.id === undefined ? (
          <fieldset key={place.key} class="new-place">
            <legend>{words('events.newPlace', { name: place.name })}</legend>
            {Object.entries(members).map(([member, label]) => (
              <TextField
                key={member}
                label={words(label)}
                type={member === 'website' ? 'url' : 'text'}
                value={place.data[member] ?? ''}
                onInput={(value) => change({ ...place, data: { ...place.data, [member]: value } })}
              />
            ))}
          </fieldset>
        ) : null,
      )}
    </div>
  )
}
