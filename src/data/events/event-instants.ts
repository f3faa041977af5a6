/** Wall times of events, with the instants derived from them. */
import { expressionBuilder, sql, type SqlBool } from 'kysely'
import type { Database, Tx } from '../database/database.ts'
import { integers, listed, tableOf, wallTime, type Aliased } from '../database/expressions.ts'
import { instantOf, inUtc, wallText, wallTimes } from './event-times.ts'

/** The tables with such times: events and their occurrences. */
export type TimesTable = 'events' | 'event_occurrences'

/** One row; times are text in the form `YYYY-MM-DD HH:MM:SS`, instants are wall times in UTC. */
export interface StoredTimes {
  readonly eventId: number
  /** The start according to the rule; an event's own start. */
  readonly originalStart: string
  readonly startsAt: string
  readonly endsAt: string
  readonly timezone: string
  readonly utcStart: string
  readonly utcEnd: string
}

export type Place = Pick<StoredTimes, 'eventId' | 'originalStart'>

const ev = expressionBuilder<Aliased<{ t: 'events' }>, 't'>()
const o = expressionBuilder<Aliased<{ t: 'event_occurrences' }>, 't'>()

const KEYS = {
  events: { id: ev.ref('t.entry_id'), start: ev.ref('t.starts_at') },
  event_occurrences: { id: o.ref('t.event_id'), start: o.ref('t.original_start') },
} as const

/** The rows after a position, in order, in zones whose rules may change. */
export async function listStoredTimes(
  { db }: Database,
  table: TimesTable,
  { after, limit }: { readonly after: Place; readonly limit: number },
): Promise<StoredTimes[]> {
  const { id, start } = KEYS[table]
  return (
    db
      .selectFrom(tableOf(table).as('t'))
      .innerJoin('events as ev', (join) => join.on('ev.entry_id', '=', id))
      .select((t) => [
        sql<number>`${id}`.as('eventId'),
        wallText(start).as('originalStart'),
        wallText(t.ref('t.starts_at')).as('startsAt'),
        wallText(t.ref('t.ends_at')).as('endsAt'),
        'ev.timezone',
        wallText(inUtc(t.ref('t.utc_start'))).as('utcStart'),
        wallText(inUtc(t.ref('t.utc_end'))).as('utcEnd'),
      ])
      .where(sql<SqlBool>`(${id}, ${start}) > (${after.eventId}, ${wallTime(after.originalStart)})`)
      // Follows from the position, but PostgreSQL would join all events from the first one on.
      .where('ev.entry_id', '>=', after.eventId)
      .where('ev.timezone', 'not like', sql.lit('UTC%'))
      .orderBy(id)
      .orderBy(start)
      .limit(limit)
      .execute()
  )
}

/** Updates the instants of rows whose wall times have not changed since. */
export async function storeInstants(
  tx: Tx,
  table: TimesTable,
  rows: readonly StoredTimes[],
): Promise<void> {
  const { id, start } = KEYS[table]
  const walls = (name: Exclude<keyof StoredTimes, 'eventId'>) =>
    wallTimes(rows.map((row) => row[name]))
  const moved = listed('moved', {
    id: integers(rows.map(({ eventId }) => eventId)),
    original: walls('originalStart'),
    starts_at: walls('startsAt'),
    ends_at: walls('endsAt'),
    utc_start: walls('utcStart'),
    utc_end: walls('utcEnd'),
  })
  await tx
    .updateTable(tableOf(table).as('t'))
    .from(moved)
    .set((t) => ({
      utc_start: instantOf(t.ref('moved.utc_start')),
      utc_end: instantOf(t.ref('moved.utc_end')),
    }))
    .where('moved.id', '=', id)
    .where('moved.original', '=', start)
    .whereRef('moved.starts_at', '=', 't.starts_at')
    .whereRef('moved.ends_at', '=', 't.ends_at')
    .execute()
}
