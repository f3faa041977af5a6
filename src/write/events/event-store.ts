/** Reads and writes events, and finds what they name. */
import type { Answer, Client, Schemas } from '../../client/client.ts'
import type { WriteApp } from '../app/write-app.ts'
import {
  changedMembers,
  membersOf,
  organizerChoice,
  termChoice,
  valuesOf,
  venueChoice,
  type EventValues,
} from './event-values.ts'

/** An event as it was last read. */
export interface EventVersion {
  readonly answer: Answer<Schemas['Event']>
  readonly values: EventValues
}

export type WantedStatus = 'draft' | 'publish' | 'private'

export async function readEvent(client: Client, id: number): Promise<EventVersion> {
  const path = { id }
  const [answer, stored] = await Promise.all([
    client.get('/cal/events/v1/events/{id}', { path }),
    client.get('/core/v2/cal_events/{id}', { path, context: 'edit' }),
  ])
  return { answer, values: valuesOf(answer.data, stored.data) }
}

/** @returns the id of the new event */
export async function createEvent(
  client: Client,
  values: EventValues,
  status: WantedStatus,
): Promise<number> {
  const { image, ...members } = membersOf(values)
  const body = { ...members, ...(image !== '' && { image }), status }
  const { data } = await client.post('/cal/events/v1/events', { body })
  return data.id
}

/**
 * Writes what differs from the version that the form began with.
 * @throws AlmanacError 412 if somebody else has changed the event since
 */
export async function updateEvent(
  client: Client,
  { answer, values: before }: EventVersion,
  values: EventValues,
  status: WantedStatus | undefined,
): Promise<void> {
  const body = { ...changedMembers(before, values), ...(status !== undefined && { status }) }
  const path = { id: answer.data.id }
  await client.post('/cal/events/v1/events/{id}', { path, body, ifMatch: answer })
}

/** How many are offered while somebody types. */
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
