/** Conditions on `event_occurrences o`, from which event lists are built. */
import { expressionBuilder, sql, type Expression, type SqlBool } from 'kysely'
import { LARGEST_INTEGER } from '../../stored-integer.ts'
import { builder } from '../database/builder.ts'
import { keyword } from '../database/database.ts'
import { anyOf, wallTime, type Aliased, type Condition } from '../database/expressions.ts'
import { storable } from '../entries/entry-filters.ts'
import type { PlaceKind } from '../places/place-row.ts'

/** Builds expressions on `event_occurrences o`. */
export const o = expressionBuilder<Aliased<{ o: 'event_occurrences' }>, 'o'>()

/** What `o` is indexed and ordered by. */
const placeInOrder = sql`(${o.ref('o.starts_at')}, ${o.ref('o.event_id')})`

/**
 * Wall times are compared as text throughout. An upper bound compares rows: with a lower one, two
 * comparisons of the same column make the planner expect one row in two hundred, whatever the times.
 */
export const startsFrom = (wall: string): Condition => o('o.starts_at', '>=', wallTime(wall))
export const startsUntil = (wall: string): Condition =>
  sql<SqlBool>`${placeInOrder} <= (${wallTime(wall)}, ${sql.lit(LARGEST_INTEGER)})`
export const startsAfter = (wall: string): Condition => o('o.starts_at', '>', wallTime(wall))
export const startsBefore = (wall: string): Condition =>
  sql<SqlBool>`${placeInOrder} < (${wallTime(wall)}, 0)`
export const endsUntil = (wall: string): Condition => o('o.ends_at', '<=', wallTime(wall))
export const endsAfter = (wall: string): Condition => o('o.ends_at', '>', wallTime(wall))
export const endsBefore = (wall: string): Condition => o('o.ends_at', '<', wallTime(wall))

export const notHidden: Condition = o.not('o.hidden')
export const withStatus = (statuses: readonly string[]): Condition => {
  const [only = ''] = statuses
  if (statuses.length === 1) return o('o.status', '=', keyword(only))
  return o('o.status', 'in', statuses.map(keyword))
}

/** Occurrences that last at least so long; index predicates, so the planner must see them as written. */
const lastsAtLeast = (interval: string): Condition =>
  o(o('o.ends_at', '-', o.ref('o.starts_at')), '>=', sql<Date>`interval ${sql.lit(interval)}`)

/**
 * No zone differs from UTC by more than a day, so an event that is not long starts soon before its
 * end.
 */
export const isLong: Condition = lastsAtLeast('2 days')

/** Most events are over sooner. */
export const lastsHours: Condition = lastsAtLeast('6 hours')

export const timesOf = (eventId: number): Condition => o('o.event_id', '=', eventId)

const eventOf = builder
  .selectFrom('events as ev')
  .select('ev.entry_id')
  .where('ev.entry_id', '=', o.ref('o.event_id'))

export const featured: Condition = o.exists(eventOf.where('ev.featured', '=', sql.lit(true)))
export const notFeatured: Condition = o.exists(eventOf.where('ev.featured', '=', sql.lit(false)))

const linksOf = (kind: PlaceKind) =>
  builder
    .selectFrom('event_links as l')
    .select('l.linked_id')
    .where('l.event_id', '=', o.ref('o.event_id'))
    .where('l.kind', '=', sql.lit(kind))

/** A condition that also names its places, as long as it is not combined into another. */
export interface LinkCondition extends Condition {
  readonly linked: { readonly kind: PlaceKind; readonly ids: readonly number[] }
}

/** Events at one of the places, or by one of the organizers. */
export const linkedTo = (kind: PlaceKind, ids: readonly number[]): LinkCondition => {
  const exists = o.exists(linksOf(kind).where('l.linked_id', '=', anyOf(storable(ids))))
  return Object.assign(exists, { linked: { kind, ids: storable(ids) } })
}

/** A circular area on the earth's surface. */
export interface GeoArea {
  /** In degrees, north and east. */
  readonly latitude: number
  readonly longitude: number
  readonly kilometres: number
}

const KILOMETRES_OF_DEGREE = 111.19
const RADIUS_OF_EARTH = 6371

const v = expressionBuilder<Aliased<{ v: 'venues' }>, 'v'>()
const degrees = (value: number): Expression<number> => sql<number>`${value}::float`

/** Great-circle distance from venue `v`; clamped, because rounding could exceed 1. */
function distanceFrom({ latitude, longitude }: GeoArea): Expression<number> {
  const [north, east] = [v.ref('v.latitude'), v.ref('v.longitude')]
  return sql`${degrees(2 * RADIUS_OF_EARTH)} * asin(least(1, sqrt(
    sin(radians(${north} - ${degrees(latitude)}) / 2) ^ 2
    + cos(radians(${degrees(latitude)})) * cos(radians(${north}))
      * sin(radians(${east} - ${degrees(longitude)}) / 2) ^ 2)))`
}

/** Tests the latitude range separately, because it is indexed. */
function within(around: GeoArea): Condition {
  const reach = around.kilometres / KILOMETRES_OF_DEGREE + 0.01
  const { latitude, kilometres } = around
  return v.and([
    v.between('v.latitude', degrees(latitude - reach), degrees(latitude + reach)),
    v(distanceFrom(around), '<=', degrees(kilometres)),
  ])
}

/**
 * Events at venues with coordinates, optionally within an area.
 * @param visible visibility of venues to the reader, on `entries e`
 */
export const located = (visible: Condition, around?: GeoArea): Condition =>
  o.exists(
    linksOf('venue')
      .innerJoin('venues as v', 'v.entry_id', 'l.linked_id')
      .innerJoin('entries as e', 'e.id', 'v.entry_id')
      .where('v.latitude', 'is not', null)
      .where(around === undefined ? v.lit(true) : within(around))
      .where(visible),
  )
