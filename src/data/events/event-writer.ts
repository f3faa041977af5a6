import { sql } from 'kysely'
import { excluded, written, type ColumnNames } from '../database/columns.ts'
import type { Tx } from '../database/database.ts'
import { allOf, integers, listed, recordsOf, texts } from '../database/expressions.ts'
import { batched } from '../database/batching.ts'
import type { PlaceKind } from '../places/place-row.ts'
import { eventColumns, type EventColumns, type Occurrence } from './event-row.ts'
import { instantOf, wallTimes } from './event-times.ts'

const timeColumns = {
  startsAt: 'starts_at',
  endsAt: 'ends_at',
  utcStart: 'utc_start',
  utcEnd: 'utc_end',
  originalStart: 'original_start',
} as const satisfies ColumnNames<'events'>

const storedColumns = { ...eventColumns, ...timeColumns }
const storedNames = Object.values(storedColumns)

/** Writes the details of a new or existing event. */
export const storeEvent = batched(
  async (tx, events: readonly (EventColumns & { readonly id: number })[]): Promise<void[]> => {
    const rows = events.map(({ id, ...event }) => ({
      entry_id: id,
      ...written(storedColumns, {
        ...event,
        utcStart: `${event.utcStart}Z`,
        utcEnd: `${event.utcEnd}Z`,
      }),
    }))
    await tx
      .insertInto('events')
      .columns(['entry_id', ...storedNames])
      .expression((event) =>
        event.selectFrom(recordsOf('events', rows).as('ev')).select(['entry_id', ...storedNames]),
      )
      .onConflict((stored) => stored.column('entry_id').doUpdateSet(excluded(storedNames)))
      .execute()
    return []
  },
)

export interface ReplaceOptions {
  readonly isNew: boolean
}

/** Replaces the occurrences of an event. There must be at least one. */
export async function storeOccurrences(
  tx: Tx,
  eventId: number,
  occurrences: readonly Occurrence[],
  { isNew }: ReplaceOptions = { isNew: false },
): Promise<void> {
  if (!isNew) {
    const starts = wallTimes(occurrences.map(({ originalStart }) => originalStart))
    await tx
      .deleteFrom('event_occurrences')
      .where('event_id', '=', eventId)
      .where('original_start', '<>', sql<Date>`all(${starts})`)
      .execute()
  }
  await addOccurrences(tx, { eventId, occurrences })
}

interface OccurrencesOfEvent {
  readonly eventId: number
  readonly occurrences: readonly Occurrence[]
}

const addOccurrences = batched(async (tx, events: readonly OccurrencesOfEvent[]) => {
  const rows = events.flatMap(({ eventId, occurrences }) =>
    occurrences.map((occurrence) => ({ eventId, ...occurrence })),
  )
  const walls = (name: keyof Occurrence) => wallTimes(rows.map((each) => each[name]))
  const list = listed('o', {
    event_id: integers(rows.map(({ eventId }) => eventId)),
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
        .select(['o.event_id', 'o.original_start', 'o.starts_at', 'o.ends_at'])
        .select((o) => instantOf(o.ref('o.utc_start')).as('utc_start'))
        .select((o) => instantOf(o.ref('o.utc_end')).as('utc_end')),
    )
    .onConflict((stored) =>
      stored
        .columns(['event_id', 'original_start'])
        .doUpdateSet(excluded(['starts_at', 'ends_at', 'utc_start', 'utc_end'])),
    )
    .execute()
  return []
})

/** Replaces an event's places of one kind, without duplicates. */
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
  if (linked.length > 0) await addLinks(tx, { eventId, kind, linked })
}

interface LinksOfEvent {
  readonly eventId: number
  readonly kind: PlaceKind
  readonly linked: readonly number[]
}

const addLinks = batched(async (tx, events: readonly LinksOfEvent[]) => {
  const rows = events.flatMap(({ eventId, kind, linked }) =>
    linked.map((id, index) => ({ eventId, kind, id, position: index + 1 })),
  )
  const list = listed('l', {
    event_id: integers(rows.map(({ eventId }) => eventId)),
    kind: sql<readonly PlaceKind[]>`${texts(rows.map(({ kind }) => kind))}`,
    linked_id: integers(rows.map(({ id }) => id)),
    place: integers(rows.map(({ position }) => position)),
  })
  await tx
    .insertInto('event_links')
    .columns(['event_id', 'kind', 'linked_id', 'position'])
    .expression((db) =>
      db.selectFrom(list).select(['l.event_id', 'l.kind', 'l.linked_id', 'l.place']),
    )
    .onConflict((stored) =>
      stored.columns(['event_id', 'kind', 'linked_id']).doUpdateSet(excluded(['position'])),
    )
    .execute()
  return []
})
