/** Series, their occurrences, and changed occurrences. */
import { sql, type Kysely } from 'kysely'
import type { Database, Tables, Tx } from '../database/database.ts'
import { wallTime } from '../database/expressions.ts'
import type { Occurrence } from './event-row.ts'
import { timesOf, wallText } from './event-times.ts'

const changedOf = (db: Kysely<Tables>, seriesId: number) =>
  db.selectFrom('events as ev').where('ev.series_id', '=', seriesId)

/** Original starts of the changed occurrences of a series. */
export async function changedStarts(tx: Tx, seriesId: number): Promise<string[]> {
  const rows = await changedOf(tx, seriesId)
    .select((ev) => wallText(ev.ref('ev.original_start').$notNull()).as('start'))
    .orderBy('ev.original_start')
    .execute()
  return rows.map(({ start }) => start)
}

/** Shifts times far away temporarily, since each must be free when a row takes it. */
export const ASIDE = sql<Date>`interval '10000 years'`

/** Shifts changed occurrences when the start of their series moves. */
export async function shiftChangedOccurrences(
  tx: Tx,
  seriesId: number,
  seconds: number,
): Promise<void> {
  const changed = tx.updateTable('events').where('series_id', '=', seriesId)
  const difference = sql<Date>`${seconds} * interval '1 second'`
  await changed.set((ev) => ({ original_start: ev('original_start', '+', ASIDE) })).execute()
  await changed
    .set((ev) => ({ original_start: ev(ev('original_start', '-', ASIDE), '+', difference) }))
    .execute()
}

/** Turns the changed occurrences of a former or deleted series into independent events. */
export async function detachChangedOccurrences(tx: Tx, seriesId: number): Promise<void> {
  await tx
    .updateTable('events')
    .set({ series_id: null, original_start: null, uid: null })
    .where('series_id', '=', seriesId)
    .execute()
}

/** Moves changed occurrences from a given time on to another series. */
export async function reassignChangedOccurrences(
  tx: Tx,
  { from, to, start }: { readonly from: number; readonly to: number; readonly start: string },
): Promise<void> {
  await tx
    .updateTable('events')
    .set({ series_id: to, uid: null })
    .where('series_id', '=', from)
    .where('original_start', '>=', wallTime(start))
    .execute()
}

/** Event ids of a series' changed occurrences from a given time on, without those in the trash. */
export async function changedOccurrencesFrom(
  tx: Tx,
  seriesId: number,
  start: string,
): Promise<number[]> {
  const rows = await changedOf(tx, seriesId)
    .innerJoin('entries as e', 'e.id', 'ev.entry_id')
    .select('ev.entry_id')
    .where('ev.original_start', '>=', wallTime(start))
    .where('e.status', '<>', sql.lit('trash'))
    .orderBy('ev.entry_id')
    .execute()
  return rows.map((row) => row.entry_id)
}

/** The occurrence of an event with this original start. */
export async function findOccurrence(
  { db }: Database,
  eventId: number,
  start: string,
): Promise<Occurrence | undefined> {
  return db
    .selectFrom('event_occurrences as o')
    .select(timesOf('o'))
    .select((o) => wallText(o.ref('o.original_start')).as('originalStart'))
    .where('o.event_id', '=', eventId)
    .where('o.original_start', '=', wallTime(start))
    .executeTakeFirst()
}

/** The event that replaces an occurrence of a series. */
export async function findChangedEvent(
  { db }: Database,
  seriesId: number,
  start: string,
): Promise<number | undefined> {
  const event = await changedOf(db, seriesId)
    .select('ev.entry_id')
    .where('ev.original_start', '=', wallTime(start))
    .executeTakeFirst()
  return event?.entry_id
}
