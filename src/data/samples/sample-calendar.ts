import type pg from 'pg'
import { column, writeEntries, type Links } from './sample-entries.ts'
import type {
  Progress,
  SampleEvent,
  SampleOrganizer,
  SamplePlan,
  SampleVenue,
} from './sample-plan.ts'

/**
 * Writes sample venues, organizers and events, in this order, since events refer to the others.
 * @param progressOf creates a progress listener for a part with that many entries
 */
export async function writeCalendar(
  client: pg.Client,
  plan: SamplePlan,
  links: Links,
  progressOf: (count: number) => Progress,
): Promise<void> {
  const { venues, organizers, events } = plan
  const venueIds = await writeEntries(
    client,
    {
      type: 'cal_venue',
      count: venues,
      entry: plan.venue,
      insertRest: (batch, ids) => insertVenues(client, batch, ids),
    },
    links,
    progressOf(venues),
  )
  const organizerIds = await writeEntries(
    client,
    {
      type: 'cal_organizer',
      count: organizers,
      entry: plan.organizer,
      insertRest: (batch, ids) => insertOrganizers(client, batch, ids),
    },
    links,
    progressOf(organizers),
  )
  const zone = await siteZone(client)
  await writeEntries(
    client,
    {
      type: 'cal_events',
      count: events,
      entry: (number) => plan.event(number, zone),
      async insertRest(batch, ids) {
        await insertEvents(client, batch, ids)
        await insertLinks(client, 'venue', ids, numbered(batch, 'venues', venueIds))
        await insertLinks(client, 'organizer', ids, numbered(batch, 'organizers', organizerIds))
      },
    },
    links,
    progressOf(events),
  )
}

async function siteZone(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ zone: string }>(
    `SELECT value #>> '{}' AS zone FROM settings WHERE key = 'timezone'`,
  )
  return rows[0]?.zone ?? 'UTC'
}

async function insertVenues(
  client: pg.Client,
  batch: readonly SampleVenue[],
  ids: readonly number[],
): Promise<void> {
  await client.query(
    `INSERT INTO venues (entry_id, address, city, zip, phone, latitude, longitude)
     SELECT * FROM unnest($1::int[], $2::text[], $3::text[], $4::text[], $5::text[], $6::float[],
       $7::float[])`,
    [
      ids,
      column(batch, 'address'),
      column(batch, 'city'),
      column(batch, 'zip'),
      column(batch, 'phone'),
      column(batch, 'latitude'),
      column(batch, 'longitude'),
    ],
  )
}

async function insertOrganizers(
  client: pg.Client,
  batch: readonly SampleOrganizer[],
  ids: readonly number[],
): Promise<void> {
  await client.query(
    `INSERT INTO organizers (entry_id, phone, email)
     SELECT * FROM unnest($1::int[], $2::text[], $3::text[])`,
    [ids, column(batch, 'phone'), column(batch, 'email')],
  )
}

/** Sample events do not recur. */
async function insertEvents(
  client: pg.Client,
  batch: readonly SampleEvent[],
  ids: readonly number[],
): Promise<void> {
  await client.query(
    `INSERT INTO events (entry_id, starts_at, ends_at, timezone, utc_start, utc_end, all_day,
       featured, cost)
     SELECT * FROM unnest($1::int[], $2::timestamp[], $3::timestamp[], $4::text[],
       $5::timestamptz[], $6::timestamptz[], $7::bool[], $8::bool[], $9::text[])`,
    [
      ids,
      column(batch, 'startsAt'),
      column(batch, 'endsAt'),
      column(batch, 'timezone'),
      column(batch, 'utcStart'),
      column(batch, 'utcEnd'),
      column(batch, 'allDay'),
      column(batch, 'featured'),
      column(batch, 'cost'),
    ],
  )
  await client.query(
    `INSERT INTO event_occurrences (event_id, original_start, starts_at, ends_at, utc_start, utc_end)
     SELECT entry_id, starts_at, starts_at, ends_at, utc_start, utc_end
     FROM events WHERE entry_id = ANY($1::int[])`,
    [ids],
  )
}

/** Ids referred to by each event of a batch; numbers count from 1. */
const numbered = (
  batch: readonly SampleEvent[],
  name: 'venues' | 'organizers',
  ids: readonly number[],
): number[][] => batch.map((event) => event[name].flatMap((number) => ids[number - 1] ?? []))

async function insertLinks(
  client: pg.Client,
  kind: 'venue' | 'organizer',
  ids: readonly number[],
  linked: readonly (readonly number[])[],
): Promise<void> {
  const rows = linked.flatMap((places, index) =>
    places.map((place, position) => [ids[index], place, position + 1]),
  )
  await client.query(
    `INSERT INTO event_links (event_id, kind, linked_id, position)
     SELECT event_id, $1, linked_id, position
     FROM unnest($2::int[], $3::int[], $4::int[]) AS l (event_id, linked_id, position)`,
    [kind, ...[0, 1, 2].map((at) => rows.map((row) => row[at]))],
  )
}
