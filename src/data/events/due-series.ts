/** Finds and locks series that will run out of stored occurrences. */
import type { Database, Tx } from '../database/database.ts'
import { wallText } from './event-times.ts'

/** Ids of series without an occurrence after a time, in order, following a given id. */
export async function seriesToExtend(
  { db }: Database,
  {
    after,
    moment,
    limit,
  }: { readonly after: number; readonly moment: Date; readonly limit: number },
): Promise<number[]> {
  const rows = await db
    .selectFrom('events as ev')
    .select('ev.entry_id')
    .where('ev.recurrence', 'is not', null)
    .where('ev.entry_id', '>', after)
    .where((ev) =>
      ev.not(
        ev.exists(
          ev
            .selectFrom('event_occurrences as o')
            .select('o.event_id')
            .whereRef('o.event_id', '=', 'ev.entry_id')
            .where('o.utc_start', '>', moment),
        ),
      ),
    )
    .orderBy('ev.entry_id')
    .limit(limit)
    .execute()
  return rows.map((row) => row.entry_id)
}

/** Locks a series, unless another node has locked it to extend it. */
export async function tryLockSeries(tx: Tx, id: number): Promise<boolean> {
  const series = await tx
    .selectFrom('events')
    .select('entry_id')
    .where('entry_id', '=', id)
    .where('recurrence', 'is not', null)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  return series !== undefined
}

/** Original starts of the stored occurrences of a series. */
export async function storedStarts(tx: Tx, id: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('event_occurrences as o')
    .select((o) => wallText(o.ref('o.original_start')).as('start'))
    .where('o.event_id', '=', id)
    .orderBy('o.original_start')
    .execute()
  return rows.map(({ start }) => start)
}
