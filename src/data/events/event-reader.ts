import { sql, type Kysely } from 'kysely'
import { builder } from '../database/builder.ts'
import { compiledOnce, selections } from '../database/columns.ts'
import type { Database, Tables } from '../database/database.ts'
import { anyOf, type Condition } from '../database/expressions.ts'
import { batched } from '../database/batching.ts'
import { forEventsWith, notePictures } from '../places/calendar-dependencies.ts'
import { pictureColumns, type Picture, type PlaceKind } from '../places/place-row.ts'
import { eventColumns, type EventDetails } from './event-row.ts'
import { timesOf, wallText, x } from './event-times.ts'

const linked = (kind: PlaceKind) => {
  const ids = builder
    .selectFrom('event_links as l')
    .select('l.linked_id')
    .where('l.event_id', '=', x.ref('ev.entry_id'))
    .where('l.kind', '=', sql.lit(kind))
    .orderBy('l.position')
    .orderBy('l.linked_id')
  return sql<readonly number[]>`array${ids}`
}

const columns = compiledOnce([
  'ev.entry_id as eventId',
  ...selections('ev', eventColumns),
  ...timesOf('ev'),
  wallText(x.ref('ev.original_start')).as('originalStart'),
  linked('venue').as('venueIds'),
  linked('organizer').as('organizerIds'),
])

const byIds = (db: Kysely<Tables>, ids: readonly number[]) =>
  db.selectFrom('events as ev').select(columns).where('ev.entry_id', '=', anyOf(ids))

/** Loads the details of events by id, in one statement. The entries must exist. */
export async function findEventDetails(
  database: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, EventDetails>> {
  if (ids.length === 0) return new Map()
  const rows: EventDetails[] = await byIds(forEventsWith(database, ids).db, ids).execute()
  return new Map(rows.map((row) => [row.eventId, row]))
}

/** Reads the details of one event within a transaction, including its uncommitted changes. */
export const readEventDetails = batched(
  async (tx, ids: readonly number[]): Promise<(EventDetails | undefined)[]> => {
    const rows: EventDetails[] = await byIds(tx, ids).execute()
    const byId = new Map(rows.map((row) => [row.eventId, row]))
    return ids.map((id) => byId.get(id))
  },
)

/** Pictures by id, if a condition on `entries e` allows them. */
export async function findPictures(
  database: Database,
  ids: readonly number[],
  visible: Condition,
): Promise<ReadonlyMap<number, Picture>> {
  const wanted = [...new Set(ids)].filter((id) => id > 0)
  if (wanted.length === 0) return new Map()
  notePictures(database, wanted)
  const pictures = await forEventsWith(database, wanted)
    .db.selectFrom('entries as e')
    .innerJoin('media as m', 'm.entry_id', 'e.id')
    .select(selections('m', pictureColumns))
    .where('e.id', '=', anyOf(wanted))
    .where('m.mime_type', 'like', sql.lit('image/%'))
    .where(visible)
    .execute()
  return new Map(pictures.map((picture) => [picture.id, picture]))
}

/** Id of the event with a slug; trashed events come last. */
export async function findEventId({ db }: Database, slug: string): Promise<number | undefined> {
  if (slug === '') return undefined
  const event = await db
    .selectFrom('entries as e')
    .select('e.id')
    .where('e.type', '=', sql.lit('cal_events'))
    .where('e.slug', '=', slug)
    .orderBy((e) => e('e.status', '=', sql.lit('trash')))
    .orderBy('e.id')
    .limit(sql.lit(1))
    .executeTakeFirst()
  return event?.id
}
