/** Reads and writes events, and finds venues, organizers and terms. */
import type { Answer, Client, Schemas } from '../../client/client.ts'
import { siteNow } from '../app/site-now.ts'
import type { WriteApp } from '../app/write-app.ts'
import type { WantedStatus } from '../entries/publication.ts'
import {
  changedMembers,
  membersOf,
  organizerChoice,
  termChoice,
  valuesOf,
  valuesWithChanges,
  venueChoice,
  type EventValues,
} from './event-values.ts'
import { NEVER } from './repeat.ts'

/** What a change of one time of a series is about: that time, or it and all that follow. */
export type SeriesPart = 'this' | 'following'

/** An event as it was last read. */
export interface EventVersion {
  readonly answer: Answer<Schemas['Event']>
  readonly values: EventValues
  /** The name of the shown occurrence of a series; a change detaches it from the series. */
  readonly occurrence: string | undefined
}

/** @param occurrence the name of one time of a series; one that has become an event is answered by that */
export async function readEvent(
  client: Client,
  id: number,
  occurrence?: string,
): Promise<EventVersion> {
  const query = occurrence === undefined ? {} : { occurrence }
  const answer = await client.get('/cal/events/v1/events/{id}', { path: { id }, query })
  const path = { id: answer.data.id }
  const stored = await client.get('/core/v2/cal_events/{id}', { path, context: 'edit' })
  const values = valuesOf(answer.data, stored.data)
  const named = answer.data.id === id ? occurrence : undefined
  return {
    answer,
    values: named === undefined ? values : { ...values, repeat: NEVER },
    occurrence: named,
  }
}

/** @returns the id of the new event */
export async function createEvent(
  client: Client,
  values: EventValues,
  status: WantedStatus,
): Promise<number> {
  const { image, slug, date, ...members } = membersOf(values)
  const body = {
    ...members,
    ...(image !== '' && { image }),
    ...(slug !== '' && { slug }),
    ...(date !== '' && { date }),
    status,
  }
  const { data } = await client.post('/cal/events/v1/events', { body })
  return data.id
}

/**
 * Writes the changes since the version that the form began with.
 * @param part of a series that changes, if the version is an occurrence
 * @returns the id of the event that has the changes
 * @throws AlmanacError 412 if somebody else has changed the event since
 */
export async function updateEvent(
  { client, site }: WriteApp,
  { answer, values: before, occurrence }: EventVersion,
  values: EventValues,
  { status, part }: { readonly status: WantedStatus | undefined; readonly part: SeriesPart },
): Promise<number> {
  const { date, slug, ...members } = changedMembers(before, values)
  const body = {
    ...members,
    // The calendar refuses an empty slug, and makes one from the title.
    ...(slug !== undefined && { slug: slug === '' ? values.title : slug }),
    // It refuses an empty date too, which means now.
    ...(date !== undefined && { date: date === '' ? siteNow(site.zone) : date }),
    ...(status !== undefined && { status }),
    ...(occurrence !== undefined && { occurrence, edit: part }),
  }
  const path = { id: answer.data.id }
  const options = { path, body, ifMatch: answer }
  const { data } = await client.post('/cal/events/v1/events/{id}', options)
  return data.id
}

/** Maximum number of suggestions. */
const OFFERED = 8

export const findVenues =
  ({ client }: WriteApp) =>
  async (search: string, signal: AbortSignal) => {
    const query = { search, per_page: OFFERED }
    const { data } = await client.get('/cal/events/v1/venues', { query, signal })
    return data.venues.map(venueChoice)
  }

export const findOrganizers =
  ({ client }: WriteApp) =>
  async (search: string, signal: AbortSignal) => {
    const query = { search, per_page: OFFERED }
    const { data } = await client.get('/cal/events/v1/organizers', { query, signal })
    return data.organizers.map(organizerChoice)
  }

export const findCategories =
  ({ client }: WriteApp) =>
  async (search: string, signal: AbortSignal) => {
    const query = { search, per_page: OFFERED, hide_empty: false }
    const { data } = await client.get('/cal/events/v1/categories', { query, signal })
    return data.categories.map(termChoice)
  }

export const findTags =
  ({ client }: WriteApp) =>
  async (search: string, signal: AbortSignal) => {
    const query = { search, per_page: OFFERED, hide_empty: false }
    const { data } = await client.get('/cal/events/v1/tags', { query, signal })
    return data.tags.map(termChoice)
  }

export const trashEvent = (client: Client, id: number) =>
  client.delete('/cal/events/v1/events/{id}', { path: { id } })

export const restoreEvent = (client: Client, id: number) =>
  client.post('/cal/events/v1/events/{id}', { path: { id }, body: { status: 'draft' } })

export const deleteEvent = (client: Client, id: number) =>
  client.delete('/core/v2/cal_events/{id}', { path: { id }, query: { force: true } })

/** A link that shows the event as it is saved. */
export async function previewUrl(client: Client, id: number): Promise<string> {
  const { data } = await client.post('/core/v2/cal_events/{id}/preview-links', { path: { id } })
  return data.url
}

/**
 * Stores unsaved changes apart from the event, in place of earlier ones of the same user.
 * @returns a link to a preview of the event with these changes
 */
export async function keepChanges(
  client: Client,
  { answer, values: before, occurrence }: EventVersion,
  values: EventValues,
): Promise<string> {
  // A single occurrence is kept as a single event, which it will become.
  const changed = {
    ...changedMembers(before, values),
    ...(occurrence !== undefined && { occurrence }),
  }
  const { slug: _slug, date: _date, ...body } = changed
  const path = { id: answer.data.id }
  const { data } = await client.post('/cal/events/v1/event-previews/{id}', { path, body })
  return data.url
}

/** Unsaved changes of an earlier form. */
export interface UnsavedChanges {
  readonly values: EventValues
  /** Site time, `YYYY-MM-DDTHH:MM:SS`. */
  readonly keptAt: string
}

/** @returns undefined if nothing was kept of what the form is about */
export async function findChanges(
  client: Client,
  { answer, values: saved, occurrence }: EventVersion,
): Promise<UnsavedChanges | undefined> {
  const path = { id: answer.data.id }
  const { changes } = (await client.get('/cal/events/v1/event-previews/{id}', { path })).data
  if (changes === null || changes.occurrence !== (occurrence?.replace('T', ' ') ?? null)) {
    return undefined
  }
  const values = valuesWithChanges(saved, changes)
  if (Object.keys(changedMembers(saved, values)).length === 0) return undefined
  return { values, keptAt: changes.modified.replace(' ', 'T') }
}

/** Discards unsaved changes. */
export const dropChanges = (client: Client, id: number) =>
  client.delete('/cal/events/v1/event-previews/{id}', { path: { id } })
