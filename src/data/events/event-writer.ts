import { sql } from 'kysely'
import { written } from '../database/columns.ts'
import type { Tx } from '../database/database.ts'
import { allOf, integers, listed, wallTime } from '../database/expressions.ts'
import type { PlaceKind } from '../places/place-row.ts'
import { eventColumns, type EventColumns, type Occurrence } from './event-row.ts'
import { instantOf, wallTimes } from './event-times.ts'

/** Writes the details of an event, new or not. */
export async function storeEvent(tx: Tx, id: number, event: EventColumns): Promise<void> {
  const { startsAt, endsAt, utcStart, utcEnd, originalStart, recurrence, ...plain } = event
  const row = {
    ...written(eventColumns, plain),
    recurrence: recurrence === null ? null : JSON.stringify(recurrence),
    starts_at: wallTime(startsAt),
    ends_at: wallTime(endsAt),
    utc_start: instantOf(wallTime(utcStart)),
    utc_end: instantOf(wallTime(utcEnd)),
    original_start: originalStart === null ? null : wallTime(originalStart),
  }
  await tx
    .insertInto('events')
    .values({ entry_id: id, ...row })
    .onConflict((stored) => stored.column('entry_id').doUpdateSet(row))
    .execute()
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
  const walls = (name: keyof Occurrence) => wallTimes(occurrences.map((each) => each[name]))
  if (!isNew) {
    await tx
      .deleteFrom('event_occurrences')
      .where('event_id', '=', eventId)
      .where('original_start', '<>', sql<Date>`all(${walls('originalStart')})`)
      .execute()
  }
  const list = listed('o', {
    original_start: walls('originalStart'),
    starts_at: walls('startsAt'),
    ends_at: walls('endsAt'),
    utc_start: walls('utcStart'),
    utc_end: walls('utcEnd'),
  })
  await tx
    .insertInto('event_occurrences')
    .columns(['event_id', 'original_start', 'starts_at', 'ends_at', 'utc_start', 'utc_end'])
    .expression((db) =>
      db
        .selectFrom(list)
        .select([sql<number>`${eventId}::int`.as('event_id'), 'o.original_start'])
        .select(['o.starts_at', 'o.ends_at'])
        .select((o) => instantOf(o.ref('o.utc_start')).as('utc_start'))
        .select((o) => instantOf(o.ref('o.utc_end')).as('utc_end')),
    )
    .onConflict((stored) =>
      stored.columns(['event_id', 'original_start']).doUpdateSet((o) => ({
        starts_at: o.ref('excluded.starts_at'),
        ends_at: o.ref('excluded.ends_at'),
        utc_start: o.ref('excluded.utc_start'),
        utc_end: o.ref('excluded.utc_end'),
      })),
    )
    .execute()
}

/** Replaces the places of one kind that an event names; each stands once. */
export async function storeLinks(
  tx: Tx,
  eventId: number,
  kind: PlaceKind,
  ids: readonly number[],
  { isNew }: ReplaceOptions,
): Promise<void> {
  const linked = [...new Set(ids)]
  if (!isNew) {
    await tx
      .deleteFrom('event_links')
      .where('event_id', '=', eventId)
      .where('kind', '=', kind)
      .where('linked_id', '<>', allOf(linked))
      .execute()
  }
  if (linked.length === 0) return
  await tx
    .insertInto('event_links')
    .columns(['event_id', 'kind', 'linked_id', 'position'])
    .expression((db) =>
      db
        .selectFrom(listed('l', { id: integers(linked) }))
        .select([sql<number>`${eventId}::int`.as('event_id'), sql.lit(kind).as('kind'), 'l.id'])
        .select((l) => l.cast<number>('l.position', 'integer').as('position')),
    )
    .onConflict((stored) =>
      stored
        .columns(['event_id', 'kind', 'linked_id'])
        .doUpdateSet((link) => ({ position: link.ref('excluded.position') })),
    )
    .execute()
}

/** A new event counts as changed when it was made, whichever date of publication it was given. */
export async function markChanged(tx: Tx, id: number, now: Date): Promise<void> {
  await tx.updateTable('entries').set({ modified: now }).where('id', '=', id).execute()
}
