import { sql } from 'kysely'
import type { Database, Sql } from '../database/database.ts'
import { every, storable } from '../entries/entry-filters.ts'
import { firstOf, pageOf, type Condition, type Window } from '../database/expressions.ts'
import type { Occurrence } from './event-row.ts'
import { cachedTotal } from '../database/cached-totals.ts'

/** Which events a list shows. */
export interface EventListConditions {
  /** Conditions on `event_occurrences o`. */
  readonly occurrence: readonly Condition[]
  /** Conditions on `entries e`; without any that table is not read. */
  readonly entry: readonly Condition[]
  /** The conditions hold patterns of a search, of which a plan for all values knows nothing. */
  readonly searching: boolean
  /**
   * With `occurrences`, each time that an event happens, by start; with `events`, each event once
   * with its own times, what was published first first.
   */
  readonly of: 'occurrences' | 'events'
  /** A wall time after which all that the conditions let through ends, whenever it starts. */
  readonly stillOnAt?: string
}

/** One time that an event happens. */
export interface ListedOccurrence extends Occurrence {
  readonly eventId: number
}

/** What is read of `event_occurrences o`. */
export const occurrenceColumns = sql`
  o.event_id AS "eventId",
  to_char(o.original_start, 'YYYY-MM-DD HH24:MI:SS') AS "originalStart",
  to_char(o.starts_at, 'YYYY-MM-DD HH24:MI:SS') AS "startsAt",
  to_char(o.ends_at, 'YYYY-MM-DD HH24:MI:SS') AS "endsAt",
  to_char(o.utc_start AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS') AS "utcStart",
  to_char(o.utc_end AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS') AS "utcEnd"`

const wholeEvents = sql`(
  SELECT ev.entry_id AS event_id, coalesce(ev.original_start, ev.starts_at) AS original_start,
    ev.starts_at, ev.ends_at, ev.utc_start, ev.utc_end, ev.hidden
  FROM events ev)`

function from({ of, entry }: EventListConditions): Sql {
  const entries = sql`JOIN entries e ON e.id = o.event_id`
  if (of === 'events') return sql`${wholeEvents} o ${entries}`
  return entry.length === 0 ? sql`event_occurrences o` : sql`event_occurrences o ${entries}`
}

const ORDERS: Readonly<Record<EventListConditions['of'], Sql>> = {
  occurrences: sql`o.starts_at, o.event_id, o.original_start`,
  events: sql`e.date, e.id`,
}

const where = ({ occurrence, entry }: EventListConditions): Sql => every([...occurrence, ...entry])

/** What follows FROM in statements on what a list shows: `event_occurrences o`, or one row for each event. */
export const matching = (conditions: EventListConditions): Sql =>
  sql`${from(conditions)} WHERE ${where(conditions)}`

/** One page of a list of events in one statement. */
export async function listOccurrences(
  database: Database,
  conditions: EventListConditions,
  window: Window,
): Promise<ListedOccurrence[]> {
  const { of, stillOnAt } = conditions
  const rows =
    stillOnAt === undefined ? matching(conditions) : stillOn(conditions, stillOnAt, window)
  const page = pageOf(
    sql<ListedOccurrence>`SELECT ${occurrenceColumns} FROM ${rows} ORDER BY ${ORDERS[of]}`,
    window,
  )
  return (await page.execute(conditions.searching ? database.searches : database.db)).rows
}

/**
 * The first times that end after a wall time, those of two days and more apart: the others start
 * soon before it at the earliest, so that an index by start need not be read from its beginning.
 */
function stillOn(conditions: EventListConditions, wall: string, { limit, offset }: Window): Sql {
  const soonBefore = sql`${wall}::timestamp - interval '2 days'`
  const first = (part: Sql): Sql => {
    const found = sql`SELECT o.* FROM ${matching(conditions)} AND ${part} ORDER BY ${ORDERS.occurrences}`
    return sql`(${firstOf(found, offset + limit)})`
  }
  return sql`(
    ${first(sql`o.starts_at > ${soonBefore}`)} UNION ALL
    ${first(sql`o.ends_at - o.starts_at >= interval '2 days' AND o.starts_at <= ${soonBefore}`)}
  ) o`
}

/** How many times or events a list has; remembered until any content changes. */
export async function countOccurrences(
  database: Database,
  conditions: EventListConditions,
): Promise<number> {
  const db = conditions.searching ? database.searches : database.db
  const query = sql<{ total: number }>`SELECT count(*)::int AS total FROM ${matching(conditions)}`
  return cachedTotal(database, query.compile(db), db)
}

/** Which of the ids are of entries that a condition on `entries e` holds for. */
export async function existingEntries(
  database: Database,
  ids: readonly number[],
  condition: Sql,
): Promise<ReadonlySet<number>> {
  const rows = (
    await sql<{
      id: number
    }>`SELECT e.id FROM entries e WHERE e.id = ANY(${storable(ids)}::int[]) AND (${condition})`.execute(
      database.db,
    )
  ).rows
  return new Set(rows.map(({ id }) => id))
}

/**
 * The terms of a taxonomy that names mean: ids, or else slugs, by name. A number that is no id of
 * the taxonomy may be a slug.
 */
export async function findTermIds(
  database: Database,
  taxonomy: string,
  names: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const ids = storable(names.filter((name) => /^\d{1,10}$/.test(name)).map(Number))
  const rows = (
    await sql<{ id: number; slug: string }>`SELECT t.id, t.slug FROM terms t
        WHERE t.taxonomy = ${taxonomy} AND (t.id = ANY(${ids}::int[]) OR t.slug = ANY(${[...names]}))`.execute(
      database.db,
    )
  ).rows
  const bySlug = rows.map(({ id, slug }) => [slug, id] as const)
  const byId = rows.map(({ id }) => [String(id), id] as const)
  return new Map([...bySlug, ...byId])
}
