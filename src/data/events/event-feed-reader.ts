/** What a calendar file of events is made of, before any of them is read. */
import { sql } from 'kysely'
import type { Database, Sql } from '../database/database.ts'
import type { Condition } from '../database/expressions.ts'
import { matching, type EventListConditions } from './event-list-reader.ts'

/** Events in one zone. */
export interface FeedZone {
  readonly zone: string
  /** Wall times of the first start and the last end. */
  readonly from: string
  readonly to: string
  /** Ids of its events, in order. */
  readonly ids: readonly number[]
  /** Changes with any of its events. */
  readonly state: string
}

export interface FeedConditions extends EventListConditions {
  /** What the reader may see of events, over `entries e`. */
  readonly visible: Condition
  /** Series come with their changed occurrences in any case, these with their series only so. */
  readonly withSeries: boolean
  /** Also what lists leave out. */
  readonly withHidden: boolean
  /** The most events, those that begin first; a series with its changed occurrences is one. */
  readonly most?: number | undefined
}

/**
 * The events that have a time in a list, zone by zone. A series is one of them, and its changed
 * occurrences belong to it.
 */
export async function listFeedZones(
  database: Database,
  { visible, withSeries, withHidden, most, ...list }: FeedConditions,
): Promise<FeedZone[]> {
  const series = withSeries
    ? sql`UNION SELECT ev.series_id FROM matched m JOIN events ev ON ev.entry_id = m.id
          WHERE ev.series_id IS NOT NULL`
    : sql``
  const shown = sql`${withHidden ? sql`true` : sql`NOT ev.hidden`} AND (${visible})`
  return (
    await sql<FeedZone>`
      WITH matched AS (${matchedEvents(list, shown, most)}),
      units AS (
        SELECT id FROM matched
        UNION SELECT ev.entry_id FROM matched m JOIN events ev ON ev.series_id = m.id
        ${series})
      SELECT ev.timezone AS zone, to_char(min(x.first), 'YYYY-MM-DD HH24:MI:SS') AS "from",
        to_char(max(x.last), 'YYYY-MM-DD HH24:MI:SS') AS "to", array_agg(e.id ORDER BY e.id) AS ids,
        md5(string_agg(concat(e.id, ':', e.version), ',' ORDER BY e.id)) AS state
      FROM units u
      JOIN entries e ON e.id = u.id
      JOIN events ev ON ev.entry_id = u.id
      CROSS JOIN LATERAL (
        SELECT least(min(o.starts_at), ev.starts_at, ev.original_start) AS first,
          greatest(max(o.ends_at), ev.ends_at, ev.original_start) AS last
        FROM event_occurrences o WHERE o.event_id = u.id) x
      WHERE ${shown}
      GROUP BY ev.timezone ORDER BY ev.timezone`.execute(
      list.searching ? database.searches : database.db,
    )
  ).rows
}

/** @param shown what may be told, over `entries e` and `events ev` */
function matchedEvents(list: EventListConditions, shown: Sql, most: number | undefined): Sql {
  if (most === undefined) return sql`SELECT DISTINCT o.event_id AS id FROM ${matching(list)}`
  return sql`
    SELECT m.id FROM (
      SELECT coalesce(ev.series_id, ev.entry_id) AS unit, min(found.starts_at) AS first,
        array_agg(DISTINCT ev.entry_id) AS ids
      FROM (SELECT o.event_id, o.starts_at FROM ${matching(list)}) found
      JOIN events ev ON ev.entry_id = found.event_id JOIN entries e ON e.id = ev.entry_id
      WHERE ${shown}
      GROUP BY 1 ORDER BY 2, 1 LIMIT ${most}) first_ones, unnest(first_ones.ids) AS m(id)`
}

/** What changes with what events name: places, and how categories are called. */
export async function relatedState(database: Database, ids: readonly number[]): Promise<string> {
  const [row] = (
    await sql<{ state: string }>`
    SELECT concat(
      (SELECT md5(string_agg(concat(l.event_id, ':', e.id, ':', e.version), ',' ORDER BY l.event_id, e.id))
       FROM event_links l JOIN entries e ON e.id = l.linked_id WHERE l.event_id = ANY(${ids}::int[])),
      (SELECT md5(string_agg(concat(t.id, ':', t.name), ',' ORDER BY t.id))
       FROM terms t WHERE t.taxonomy = 'cal_events_cat')) AS state`.execute(database.db)
  ).rows
  return row?.state ?? ''
}

/** An event that stands for one time of a series, and how the series tells times. */
export interface ChangedOccurrence {
  readonly id: number
  readonly seriesId: number
  readonly originalStart: string
  readonly zone: string
  readonly allDay: boolean
  /** How calendar files call the series. */
  readonly uid: string | null
}

/** Those of the events that stand for times of others of them. */
export async function findChangedOccurrences(
  database: Database,
  ids: readonly number[],
): Promise<ChangedOccurrence[]> {
  return (
    await sql<ChangedOccurrence>`
    SELECT ev.entry_id AS id, ev.series_id AS "seriesId", s.timezone AS zone, s.all_day AS "allDay",
      s.uid, to_char(ev.original_start, 'YYYY-MM-DD HH24:MI:SS') AS "originalStart"
    FROM events ev JOIN events s ON s.entry_id = ev.series_id
    WHERE ev.entry_id = ANY(${ids}::int[]) AND ev.series_id = ANY(${ids}::int[])
    ORDER BY ev.entry_id`.execute(database.db)
  ).rows
}

/** The id of the published entry of a type with that slug. */
export async function findPublishedId(
  database: Database,
  type: string,
  slug: string,
): Promise<number | undefined> {
  const [row] = (
    await sql<{ id: number }>`
    SELECT e.id FROM entries e
    WHERE e.type = ${type} AND e.slug = ${slug} AND e.status = 'publish' ORDER BY e.id LIMIT 1`.execute(
      database.db,
    )
  ).rows
  return row?.id
}
