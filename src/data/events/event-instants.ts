/** Wall times of events beside the instants that were derived from them. */
import { sql } from 'kysely'
import type { Database, Tx } from '../database/database.ts'

/** The tables that hold such times: events, and every time that they happen. */
export type TimesTable = 'events' | 'event_occurrences'

/** One row; times are texts, `YYYY-MM-DD HH:MM:SS`, instants the wall times of UTC. */
export interface StoredTimes {
  readonly eventId: number
  /** When it begins by the rule alone; of an event its own start. */
  readonly originalStart: string
  readonly startsAt: string
  readonly endsAt: string
  readonly timezone: string
  readonly utcStart: string
  readonly utcEnd: string
}

export type Place = Pick<StoredTimes, 'eventId' | 'originalStart'>

const FORM = sql.raw(`'YYYY-MM-DD HH24:MI:SS'`)

const KEYS = {
  events: { id: sql.raw('t.entry_id'), start: sql.raw('t.starts_at') },
  event_occurrences: { id: sql.raw('t.event_id'), start: sql.raw('t.original_start') },
} as const

/** The rows after a place, in order, whose zone has rules that may change. */
export async function listStoredTimes(
  database: Database,
  table: TimesTable,
  { after, limit }: { readonly after: Place; readonly limit: number },
): Promise<StoredTimes[]> {
  const { id, start } = KEYS[table]
  return (
    await sql<StoredTimes>`
    SELECT ${id} AS "eventId", to_char(${start}, ${FORM}) AS "originalStart",
      to_char(t.starts_at, ${FORM}) AS "startsAt", to_char(t.ends_at, ${FORM}) AS "endsAt",
      ev.timezone, to_char(t.utc_start AT TIME ZONE 'UTC', ${FORM}) AS "utcStart",
      to_char(t.utc_end AT TIME ZONE 'UTC', ${FORM}) AS "utcEnd"
    FROM ${sql.raw(table)} t JOIN events ev ON ev.entry_id = ${id}
    WHERE (${id}, ${start}) > (${after.eventId}, ${after.originalStart}::timestamp)
      AND ev.timezone NOT LIKE 'UTC%'
    ORDER BY ${id}, ${start} LIMIT ${limit}`.execute(database.db)
  ).rows
}

/** Stores other instants for rows that still have the wall times that they were derived from. */
export async function storeInstants(
  tx: Tx,
  table: TimesTable,
  rows: readonly StoredTimes[],
): Promise<void> {
  const { id, start } = KEYS[table]
  const column = (name: keyof StoredTimes): unknown[] => rows.map((row) => row[name])
  await sql`
    UPDATE ${sql.raw(table)} t
    SET utc_start = moved.utc_start AT TIME ZONE 'UTC', utc_end = moved.utc_end AT TIME ZONE 'UTC'
    FROM unnest(
      ${column('eventId')}::int[], ${column('originalStart')}::timestamp[],
      ${column('startsAt')}::timestamp[], ${column('endsAt')}::timestamp[],
      ${column('utcStart')}::timestamp[], ${column('utcEnd')}::timestamp[]
    ) AS moved(id, original, starts_at, ends_at, utc_start, utc_end)
    WHERE ${id} = moved.id AND ${start} = moved.original
      AND t.starts_at = moved.starts_at AND t.ends_at = moved.ends_at`.execute(tx)
}
