/** What the form of an event holds, from and to what the API has. */
import type { Schemas } from '../../client/client.ts'
import { NEW_PUBLICATION, publicationOf, type PublicationValues } from '../entries/publication.ts'
import type { PickedMedia } from '../media/media-item.ts'
import { plainText } from '../ui/plain-text.ts'
import type { Choice } from '../ui/chooser.tsx'
import { readRecurrence, writeRecurrence } from './recurrence.ts'
import { followStart, isShown, NEVER, type Repeat } from './repeat.ts'
import {
  addDays,
  endAfterMove,
  endsBeforeStart,
  fieldsOf,
  wallOf,
  type WallFields,
  type WallTime,
} from './wall-time.ts'

/** Fields of a venue or organizer that is made with the event; by their names in the API. */
export type PlaceData = Readonly<Record<string, string>>

/** A venue or organizer, with an id, or with the data of a new one. */
export type ChosenPlace = Choice &
  ({ readonly id: number } | { readonly id?: never; readonly data: PlaceData })

/** A category or tag; one without an id is made with the event. */
export type ChosenTerm = Choice & { readonly id?: number }

export interface EventValues extends PublicationValues {
  readonly title: string
  readonly text: string
  readonly excerpt: string
  readonly start: WallFields
  readonly end: WallFields
  readonly zone: string
  readonly allDay: boolean
  readonly repeat: Repeat
  readonly venues: readonly ChosenPlace[]
  readonly organizers: readonly ChosenPlace[]
  readonly cost: string
  /** '' where the event has none but its own page. */
  readonly website: string
  readonly categories: readonly ChosenTerm[]
  readonly tags: readonly ChosenTerm[]
  readonly picture: PickedMedia | undefined
}

/** A new event: in the evening of a day that is still to be chosen. */
export const newValues = (zone: string): EventValues => ({
  ...NEW_PUBLICATION,
  title: '',
  text: '',
  excerpt: '',
  start: { date: '', time: '19:00' },
  end: { date: '', time: '21:00' },
  zone,
  allDay: false,
  repeat: NEVER,
  venues: [],
  organizers: [],
  cost: '',
  website: '',
  categories: [],
  tags: [],
  picture: undefined,
})

type Event = Schemas['Event']

/** The event as it is stored; the calendar answers with rendered texts, and without its password. */
type Stored = Schemas['EventEntryEdit']

export const valuesOf = (event: Event, stored: Stored): EventValues => ({
  ...publicationOf(stored),
  ...detailsOf(event),
  title: stored.title.raw,
  text: stored.content.raw,
  excerpt: stored.excerpt.raw,
})

/** The values of the form when changes were kept; others are as saved. */
export const valuesWithChanges = (
  saved: EventValues,
  { title, description, excerpt, event }: Schemas['EventChanges'],
): EventValues => ({ ...saved, ...detailsOf(event), title, text: description, excerpt })

function detailsOf(event: Event) {
  const { venue, organizer, image, start_date, end_date } = event
  const venues = Array.isArray(venue) ? venue : [venue]
  return {
    start: fieldsOf(start_date),
    end: lastDay(event) ?? fieldsOf(end_date),
    zone: event.timezone,
    allDay: event.all_day,
    repeat: readRecurrence(event.recurrence, start_date),
    venues: venues.map(venueChoice),
    organizers: organizer.map(organizerChoice),
    cost: plainText(event.cost),
    website: event.website === event.url ? '' : event.website,
    categories: event.categories.map(termChoice),
    tags: event.tags.map(termChoice),
    picture: image === false ? undefined : { id: image.id, url: image.url, alt: '' },
  }
}

/**
 * The last of an event's whole days. Where the site has days end in the night, they end on the next
 * date, before the time at which they begin.
 */
function lastDay({ all_day, start_date, end_date }: Event): WallFields | undefined {
  if (!all_day || end_date.slice(11) >= start_date.slice(11)) return undefined
  return { date: addDays(end_date.slice(0, 10), -1), time: end_date.slice(11, 16) }
}

/** The id of places and terms that are created with an event. */
const NOT_MADE = 0

export function venueChoice(shown: Schemas['Venue']): ChosenPlace {
  const { address, city, zip, stateprovince, country } = shown
  const about = [address, city].flatMap((part) => (part ? [plainText(part)] : [])).join(', ')
  const members = { address, zip, city, stateprovince, country }
  return { ...placeChoice(shown.id, shown.venue, members), ...(about !== '' && { about }) }
}

export const organizerChoice = (shown: Schemas['Organizer']): ChosenPlace => {
  const { phone, email, website } = shown
  return placeChoice(shown.id, shown.organizer, { phone, email, website })
}

/** @param members of the data of one that is to be made */
function placeChoice(
  id: number,
  rendered: string,
  members: Readonly<Record<string, string | undefined>>,
): ChosenPlace {
  const name = plainText(rendered)
  if (id !== NOT_MADE) return { key: `${id}`, id, name }
  const given = Object.entries(members).filter(([, value]) => value !== undefined && value !== '')
  const data = Object.fromEntries(given.map(([member, value = '']) => [member, plainText(value)]))
  return { key: newChoice(name), name, data }
}

export function termChoice(shown: Pick<Schemas['EventTerm'], 'id' | 'name'>): ChosenTerm {
  const { id } = shown
  const name = plainText(shown.name)
  return id === NOT_MADE ? newTerm(name) : { key: `${id}`, id, name }
}

/** A term that is made with the event. */
export const newTerm = (name: string): ChosenTerm => ({ key: newChoice(name), name })

/** The key of a place or term that is to be made. */
export const newChoice = (name: string): string => `new ${name}`

/** The saved values, with those that were changed since the request. */
export function withTyped(saved: EventValues, sent: EventValues, typed: EventValues): EventValues {
  const before: Readonly<Record<string, unknown>> = { ...sent }
  const since = Object.entries(typed).filter(([name, value]) => before[name] !== value)
  return { ...saved, ...Object.fromEntries(since) }
}

/** The start as a wall time; undefined while it is not entered. */
export const startOf = ({ start, allDay }: EventValues): WallTime | undefined =>
  wallOf(allDay && start.time === '' ? { ...start, time: '00:00' } : start)

/** Moves the start; the end, the rule and the times named in addition to it move along. */
export function moveStart(values: EventValues, start: WallFields): EventValues {
  const from = startOf(values)
  const to = startOf({ ...values, start })
  const end =
    values.end.date === '' && start.date !== ''
      ? { ...values.end, date: start.date }
      : endAfterMove(values.start, start, values.end)
  const repeat =
    from === undefined || to === undefined
      ? values.repeat
      : repeatAfterMove(values.repeat, from, to)
  return { ...values, start, end, repeat }
}

/** Additional times at the start's time of day move with it. */
function repeatAfterMove({ rule, further, skipped }: Repeat, from: WallTime, to: WallTime): Repeat {
  const follow = (time: WallTime): WallTime =>
    time.slice(11) === from.slice(11) ? time.slice(0, 11) + to.slice(11) : time
  return {
    rule: isShown(rule) ? followStart(rule, from, to) : rule,
    further: further.map(follow),
    skipped: skipped.map(follow),
  }
}

/** All members as the API takes them. */
export function membersOf(values: EventValues) {
  const { start, end, allDay, text, picture } = values
  const moment = (fields: WallFields): string =>
    allDay ? fields.date : `${fields.date} ${fields.time}`
  return {
    title: values.title,
    description: sentText(text),
    excerpt: sentText(values.excerpt),
    slug: values.slug,
    date: values.date === '' ? '' : `${values.date.replace('T', ' ')}:00`,
    password: values.visibility === 'password' ? values.password : null,
    start_date: moment(start),
    end_date: moment(end),
    timezone: values.zone,
    all_day: allDay,
    recurrence: recurrenceMember(values),
    venue: values.venues.map((place) =>
      place.id === undefined ? { venue: place.name, ...place.data } : place.id,
    ),
    organizer: values.organizers.map((place) =>
      place.id === undefined ? { organizer: place.name, ...place.data } : place.id,
    ),
    cost: values.cost,
    website: values.website,
    categories: values.categories.map(({ id, name }) => id ?? name),
    tags: values.tags.map(({ id, name }) => id ?? name),
    image: picture === undefined ? '' : String(picture.id),
  }
}

/** An empty text counts as not sent. */
const sentText = (text: string): string => (text.trim() === '' ? '\n' : text)

export type EventMembers = ReturnType<typeof membersOf>

const datesOf = (times: readonly WallTime[]): string[] => times.map((time) => time.slice(0, 10))

/** For whole days, the service adds the time of day to the times in addition to the rule. */
function recurrenceMember({ repeat, allDay }: EventValues) {
  const { further, skipped } = repeat
  const written = writeRecurrence(
    allDay ? { ...repeat, further: datesOf(further), skipped: datesOf(skipped) } : repeat,
  )
  return written && { ...written, rdate: [...written.rdate], exdate: [...written.exdate] }
}

/** The members that differ; unchanged ones are not sent. */
export function changedMembers(before: EventValues, after: EventValues): Partial<EventMembers> {
  const [old, now] = [membersOf(before), membersOf(after)]
  const names = Object.keys(now).filter((name): name is keyof EventMembers => name in old)
  const differs = (name: keyof EventMembers): boolean =>
    JSON.stringify(old[name]) !== JSON.stringify(now[name])
  return Object.fromEntries(names.filter(differs).map((name) => [name, now[name]]))
}

/** The members of an event whose values cannot be sent yet, each with the key of what to say. */
export function problemsIn(values: EventValues): Readonly<Record<string, string>> {
  const { title, start, end, allDay } = values
  const isEntered = (fields: WallFields): boolean =>
    wallOf(allDay ? { ...fields, time: '00:00' } : fields) !== undefined
  return {
    ...(title.trim() === '' && { title: 'events.needsTitle' }),
    ...(!isEntered(start) && { start_date: 'events.needsStart' }),
    ...(!isEntered(end) && { end_date: 'events.needsEnd' }),
    ...(endsBeforeStart(start, end, allDay) && { end_date: 'events.endsBefore' }),
  }
}
