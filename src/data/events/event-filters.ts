/** Conditions on `event_occurrences o`, from which lists of events are made. */
import { sql } from 'kysely'
import { keyword, type Sql } from '../database/database.ts'
import { storable } from '../entries/entry-filters.ts'
import type { LinkKind } from './event-writer.ts'

/** Wall times are texts, as everywhere. */
export const startsFrom = (wall: string): Sql => sql`o.starts_at >= ${wall}::timestamp`
export const startsUntil = (wall: string): Sql => sql`o.starts_at <= ${wall}::timestamp`
export const startsAfter = (wall: string): Sql => sql`o.starts_at > ${wall}::timestamp`
export const startsBefore = (wall: string): Sql => sql`o.starts_at < ${wall}::timestamp`
export const endsUntil = (wall: string): Sql => sql`o.ends_at <= ${wall}::timestamp`
export const endsAfter = (wall: string): Sql => sql`o.ends_at > ${wall}::timestamp`
export const endsBefore = (wall: string): Sql => sql`o.ends_at < ${wall}::timestamp`

export const notHidden = sql`NOT o.hidden`
export const withStatus = (statuses: readonly string[]): Sql => {
  const [only = ''] = statuses
  if (statuses.length === 1) return sql`o.status = ${keyword(only)}`
  return sql`o.status IN (${sql.join(statuses.map(keyword))})`
}

/** The times of one event. */
export const timesOf = (eventId: number): Sql => sql`o.event_id = ${eventId}::int`

const ofEvent = (condition: Sql): Sql =>
  sql`EXISTS (SELECT FROM events ev WHERE ev.entry_id = o.event_id AND ${condition})`

export const featured = ofEvent(sql`ev.featured`)
export const notFeatured = ofEvent(sql`NOT ev.featured`)

/** Events that name at least one of the places. */
export const linkedTo = (kind: LinkKind, ids: readonly number[]): Sql => sql`EXISTS (
  SELECT FROM event_links l
  WHERE l.event_id = o.event_id AND l.kind = ${keyword(kind)} AND l.linked_id = ANY(${storable(ids)}::int[]))`

/** A part of the earth's surface. */
export interface GeoArea {
  /** Degrees north and east. */
  readonly latitude: number
  readonly longitude: number
  readonly kilometres: number
}

const KILOMETRES_OF_DEGREE = 111.19
const RADIUS_OF_EARTH = 6371

/** Great-circle distance of venue `v`; rounding must not take the root of more than one. */
const distanceFrom = ({ latitude, longitude }: GeoArea): Sql => sql`
  ${2 * RADIUS_OF_EARTH}::float * asin(least(1, sqrt(
    sin(radians(v.latitude - ${latitude}::float) / 2) ^ 2
    + cos(radians(${latitude}::float)) * cos(radians(v.latitude))
      * sin(radians(v.longitude - ${longitude}::float) / 2) ^ 2)))`

/** The degrees of latitude stand by themselves, because an index knows them. */
function within(around: GeoArea): Sql {
  const degrees = around.kilometres / KILOMETRES_OF_DEGREE + 0.01
  return sql`v.latitude BETWEEN ${around.latitude - degrees}::float AND ${around.latitude + degrees}::float
    AND ${distanceFrom(around)} <= ${around.kilometres}::float`
}

/**
 * Events at a venue of which it is known where it lies, within the surroundings where they are given.
 * @param visible what the reader may see of venues, over `entries e`
 */
export const located = (visible: Sql, around?: GeoArea): Sql => sql`EXISTS (
  SELECT FROM event_links l
  JOIN venues v ON v.entry_id = l.linked_id
  JOIN entries e ON e.id = v.entry_id
  WHERE l.event_id = o.event_id AND l.kind = 'venue' AND v.latitude IS NOT NULL
    AND ${around === undefined ? sql`true` : within(around)} AND (${visible}))`
