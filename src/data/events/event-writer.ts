import { sql } from 'kysely'
import type { Tx } from '../database/database.ts'
import type { EventColumns, Occurrence } from './event-row.ts'

/** Writes the details of an event, new or not. */
export async function storeEvent(tx: Tx, id: number, event: EventColumns): Promise<void> {
  const recurrence = event.recurrence === null ? null : JSON.stringify(event.recurrence)
  await sql`
    INSERT INTO events (
      entry_id, starts_at, ends_at, timezone, utc_start, utc_end, all_day, show_map, show_map_link,
      hidden, featured, website, cost, cost_description, currency_symbol, currency_code,
      currency_position, date_time_separator, time_range_separator, uid, sequence, recurrence,
      series_id, original_start, canceled
    ) VALUES (
      ${id}, ${event.startsAt}::timestamp, ${event.endsAt}::timestamp, ${event.timezone},
      ${event.utcStart}::timestamp AT TIME ZONE 'UTC', ${event.utcEnd}::timestamp AT TIME ZONE 'UTC',
      ${event.allDay}, ${event.showMap}, ${event.showMapLink}, ${event.hidden}, ${event.featured},
      ${event.website}, ${event.cost}, ${event.costDescription}, ${event.currencySymbol},
      ${event.currencyCode}, ${event.currencyPosition}, ${event.dateTimeSeparator},
      ${event.timeRangeSeparator}, ${event.uid}, ${event.sequence}, ${recurrence}::jsonb,
      ${event.seriesId}, ${event.originalStart}::timestamp, ${event.canceled}
    )
    ON CONFLICT (entry_id) DO UPDATE SET
      starts_at = EXCLUDED.starts_at, ends_at = EXCLUDED.ends_at, timezone = EXCLUDED.timezone,
      utc_start = EXCLUDED.utc_start, utc_end = EXCLUDED.utc_end, all_day = EXCLUDED.all_day,
      show_map = EXCLUDED.show_map, show_map_link = EXCLUDED.show_map_link,
      hidden = EXCLUDED.hidden, featured = EXCLUDED.featured, website = EXCLUDED.website,
      cost = EXCLUDED.cost, cost_description = EXCLUDED.cost_description,
      currency_symbol = EXCLUDED.currency_symbol, currency_code = EXCLUDED.currency_code,
      currency_position = EXCLUDED.currency_position,
      date_time_separator = EXCLUDED.date_time_separator,
      time_range_separator = EXCLUDED.time_range_separator, uid = EXCLUDED.uid,
      sequence = EXCLUDED.sequence, recurrence = EXCLUDED.recurrence,
      series_id = EXCLUDED.series_id, original_start = EXCLUDED.original_start,
      canceled = EXCLUDED.canceled`.execute(tx)
}

/** Of an event that is just being made there is nothing to replace. */
export interface ReplaceOptions {
  readonly isNew: boolean
}

/** Replaces the times at which an event happens. There is at least one. */
export async function storeOccurrences(
  tx: Tx,
  eventId: number,
  occurrences: readonly Occurrence[],
  { isNew }: ReplaceOptions = { isNew: false },
): Promise<void> {
  const originals = occurrences.map(({ originalStart }) => originalStart)
  if (!isNew) {
    await sql`
      DELETE FROM event_occurrences
      WHERE event_id = ${eventId} AND original_start <> ALL(${originals}::timestamp[])`.execute(tx)
  }
  await sql`
    INSERT INTO event_occurrences (event_id, original_start, starts_at, ends_at, utc_start, utc_end)
    SELECT ${eventId}, o.original_start, o.starts_at, o.ends_at,
      o.utc_start AT TIME ZONE 'UTC', o.utc_end AT TIME ZONE 'UTC'
    FROM unnest(
      ${originals}::timestamp[], ${occurrences.map(({ startsAt }) => startsAt)}::timestamp[],
      ${occurrences.map(({ endsAt }) => endsAt)}::timestamp[],
      ${occurrences.map(({ utcStart }) => utcStart)}::timestamp[],
      ${occurrences.map(({ utcEnd }) => utcEnd)}::timestamp[]
    ) AS o(original_start, starts_at, ends_at, utc_start, utc_end)
    ON CONFLICT (event_id, original_start) DO UPDATE SET
      starts_at = EXCLUDED.starts_at, ends_at = EXCLUDED.ends_at,
      utc_start = EXCLUDED.utc_start, utc_end = EXCLUDED.utc_end`.execute(tx)
}

export type LinkKind = 'venue' | 'organizer'

/** Replaces the places of one kind that an event names; each stands once. */
export async function storeLinks(
  tx: Tx,
  eventId: number,
  kind: LinkKind,
  ids: readonly number[],
  { isNew }: ReplaceOptions,
): Promise<void> {
  const linked = [...new Set(ids)]
  if (!isNew) {
    await sql`
      DELETE FROM event_links
      WHERE event_id = ${eventId} AND kind = ${kind} AND linked_id <> ALL(${linked}::int[])`.execute(
      tx,
    )
  }
  if (linked.length === 0) return
  await sql`
    INSERT INTO event_links (event_id, kind, linked_id, position)
    SELECT ${eventId}, ${kind}, l.id, l.position
    FROM unnest(${linked}::int[]) WITH ORDINALITY AS l(id, position)
    ON CONFLICT (event_id, kind, linked_id) DO UPDATE SET position = EXCLUDED.position`.execute(tx)
}

/** A new event counts as changed when it was made, whichever date of publication it was given. */
export async function markChanged(tx: Tx, id: number, now: Date): Promise<void> {
  await sql`UPDATE entries SET modified = ${now} WHERE id = ${id}`.execute(tx)
}
