/** Conditions on `event_occurrences o`, from which lists of events are made. */
import { expressionBuilder, sql, type Expression } from 'kysely'
import { builder } from '../database/builder.ts'
import { keyword } from '../database/database.ts'
import { anyOf, wallTime, type Aliased, type Condition } from '../database/expressions.ts'
import { storable } from '../entries/entry-filters.ts'
import type { PlaceKind } from '../places/place-row.ts'

/** Builds expressions of `event_occurrences o`. */
export const o = expressionBuilder<Aliased<{ o: 'event_occurrences' }>, 'o'>()

/** Wall times are texts, as everywhere. */
export const startsFrom = (wall: string): Condition => o('o.starts_at', '>=', wallTime(wall))
export const startsUntil = (wall: string): Condition => o('o.starts_at', '<=', wallTime(wall))
export const startsAfter = (wall: string): Condition => o('o.starts_at', '>', wallTime(wall))
export const startsBefore = (wall: string): Condition => o('o.starts_at', '<', wallTime(wall))
export const endsUntil = (wall: string): Condition => o('o.ends_at', '<=', wallTime(wall))
export const endsAfter = (wall: string): Condition => o('o.ends_at', '>', wallTime(wall))
export const endsBefore = (wall: string): Condition => o('o.ends_at', '<', wallTime(wall))

export const notHidden: Condition = o.not('o.hidden')
export const withStatus = (statuses: readonly string[]): Condition => {
  const [only = ''] = statuses
  if (statuses.length === 1) return o('o.status', '=', keyword(only))
  return o('o.status', 'in', statuses.map(keyword))
}

/** No clock is further from UTC than a day: what is not long starts no earlier before its end. */
export const isLong: Condition = o(
  o('o.ends_at', '-', o.ref('o.starts_at')),
  '>=',
  sql<Date>`interval '2 days'`,
)

/** The times of one event. */
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

/** A condition that tells whose places it asks for, as long as it is not made part of another. */
export interface LinkCondition extends Condition {
  readonly linked: { readonly kind: PlaceKind; readonly ids: readonly number[] }
}

/** Events that name at least one of the places. */
export const linkedTo = (kind: PlaceKind, ids: readonly number[]): LinkCondition => {
  const exists = o.exists(linksOf(kind).where('l.linked_id', '=', anyOf(storable(ids))))
  return Object.assign(exists, { linked: { kind, ids: storable(ids) } })
}

/** A part of the earth's surface. */
export interface GeoArea {
  /** Degrees north and east. */
  readonly latitude: number
  readonly longitude: number
  readonly kilometres: number
}

const KILOMETRES_OF_DEGREE = 111.19
const RADIUS_OF_EARTH = 6371

const v = expressionBuilder<Aliased<{ v: 'venues' }>, 'v'>()
const degrees = (value: number): Expression<number> => sql<number>`${value}::float`

/** Great-circle distance of venue `v`; rounding must not take the root of more than one. */
function distanceFrom({ latitude, longitude }: GeoArea): Expression<number> {
  const [north, east] = [v.ref('v.latitude'), v.ref('v.longitude')]
  return sql`${degrees(2 * RADIUS_OF_EARTH)} * asin(least(1, sqrt(
    sin(radians(${north} - ${degrees(latitude)}) / 2) ^ 2
    + cos(radians(${degrees(latitude)})) * cos(radians(${north}))
      * sin(radians(${east} - ${degrees(longitude)}) / 2) ^ 2)))`
}

/** The degrees of latitude stand by themselves, because an index knows them. */
function within(around: GeoArea): Condition {
  const reach = around.kilometres / KILOMETRES_OF_DEGREE + 0.01
  const { latitude, kilometres } = around
  return v.and([
    v.between('v.latitude', degrees(latitude - reach), degrees(latitude + reach)),
    v(distanceFrom(around), '<=', degrees(kilometres)),
  ])
}

/**
 * Events at a venue of which it is known where it lies, within the surroundings where they are given.
 * @param visible what the reader may see of venues, over `entries e`
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
