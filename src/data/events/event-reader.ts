import { sql } from 'kysely'
import type { Database, Sql, Tx } from '../database/database.ts'
import type { EventDetails } from './event-row.ts'
import type { Picture } from '../places/place-row.ts'

/** Wall times and instants leave the database as the texts that the interface shows. */
const columns = sql`
  ev.entry_id AS "eventId",
  to_char(ev.starts_at, 'YYYY-MM-DD HH24:MI:SS') AS "startsAt",
  to_char(ev.ends_at, 'YYYY-MM-DD HH24:MI:SS') AS "endsAt",
  ev.timezone,
  to_char(ev.utc_start AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS') AS "utcStart",
  to_char(ev.utc_end AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS') AS "utcEnd",
  ev.all_day AS "allDay", ev.show_map AS "showMap", ev.show_map_link AS "showMapLink",
  ev.hidden, ev.featured, ev.canceled, ev.website, ev.cost, ev.cost_description AS "costDescription",
  ev.currency_symbol AS "currencySymbol", ev.currency_code AS "currencyCode",
  ev.currency_position AS "currencyPosition", ev.date_time_separator AS "dateTimeSeparator",
  ev.time_range_separator AS "timeRangeSeparator", ev.uid, ev.sequence, ev.recurrence,
  ev.series_id AS "seriesId",
  to_char(ev.original_start, 'YYYY-MM-DD HH24:MI:SS') AS "originalStart",
  ARRAY(SELECT l.linked_id FROM event_links l WHERE l.event_id = ev.entry_id AND l.kind = 'venue'
        ORDER BY l.position, l.linked_id) AS "venueIds",
  ARRAY(SELECT l.linked_id FROM event_links l WHERE l.event_id = ev.entry_id AND l.kind = 'organizer'
        ORDER BY l.position, l.linked_id) AS "organizerIds"`

const byIds = (ids: readonly number[]) =>
  sql`SELECT ${columns} FROM events ev WHERE ev.entry_id = ANY(${ids}::int[])`

/** The details of those events, by id, in one statement. Ids have to be of entries that exist. */
export async function findEventDetails(
  database: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, EventDetails>> {
  if (ids.length === 0) return new Map()
  return byEvent((await sql<EventDetails>`${byIds(ids)}`.execute(database.db)).rows)
}

/** The same as a writer sees it inside its transaction, its own changes included. */
export async function readEventDetails(tx: Tx, id: number): Promise<EventDetails | undefined> {
  const [row] = (await sql<EventDetails>`${byIds([id])}`.execute(tx)).rows
  return row
}

const byEvent = (rows: readonly EventDetails[]): ReadonlyMap<number, EventDetails> =>
  new Map(rows.map((row) => [row.eventId, row]))

/** The pictures of those ids, as far as the condition on `entries e` lets them be seen. */
export async function findPictures(
  database: Database,
  ids: readonly number[],
  visible: Sql,
): Promise<ReadonlyMap<number, Picture>> {
  const wanted = [...new Set(ids)].filter((id) => id > 0)
  if (wanted.length === 0) return new Map()
  const pictures = (
    await sql<Picture>`SELECT m.entry_id AS id, m.file, m.filesize, m.width, m.height, m.alt_text AS "altText", m.sizes
        FROM entries e JOIN media m ON m.entry_id = e.id
        WHERE e.id = ANY(${wanted}::int[]) AND m.mime_type LIKE 'image/%' AND (${visible})`.execute(
      database.db,
    )
  ).rows
  return new Map(pictures.map((picture) => [picture.id, picture]))
}

/** The id of the event with that slug; what lies in the trash comes last. */
export async function findEventId(database: Database, slug: string): Promise<number | undefined> {
  if (slug === '') return undefined
  const [row] = (
    await sql<{
      id: number
    }>`SELECT e.id FROM entries e WHERE e.type = 'cal_events' AND e.slug = ${slug}
        ORDER BY e.status = 'trash', e.id LIMIT 1`.execute(database.db)
  ).rows
  return row?.id
}
