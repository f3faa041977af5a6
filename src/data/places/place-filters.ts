/** Conditions on `entries e` specific to lists of venues and organizers. */
import { sql } from 'kysely'
import { builder } from '../database/builder.ts'
import type { Condition } from '../database/expressions.ts'
import { containing, e, inColumn } from '../entries/entry-filters.ts'
import type { PlaceKind } from './place-row.ts'

const TABLES = { venue: 'venues', organizer: 'organizers' } as const

/** Places with the folded text in their name, description or one of their fields. */
export function placesContaining(kind: PlaceKind, folded: string): Condition {
  const found = builder
    .selectFrom(TABLES[kind])
    .select('entry_id')
    .where('searched', 'like', containing(folded))
  return e.or([inColumn('title', folded), inColumn('content', folded), e('e.id', 'in', found)])
}

const linksOf = (kind: PlaceKind) =>
  builder
    .selectFrom('event_links as l')
    .where('l.linked_id', '=', e.ref('e.id'))
    .where('l.kind', '=', kind)

export const ofEvent = (kind: PlaceKind, eventId: number): Condition =>
  e.exists(linksOf(kind).select('l.event_id').where('l.event_id', '=', eventId))

/** Occurrences at a place that public lists show. */
const listedTimes = (kind: PlaceKind) =>
  linksOf(kind)
    .innerJoin('event_occurrences as o', 'o.event_id', 'l.event_id')
    .select(sql<boolean>`true`.as('found'))
    .where('o.status', '=', sql.lit('publish'))
    .where((o) => o.not('o.hidden'))

/**
 * Places with at least one publicly listed event. Finding the first one is enough: the separate
 * subquery keeps the planner from reading all events of all places on a page.
 */
export const withEvents = (kind: PlaceKind): Condition =>
  e.fn.coalesce(listedTimes(kind).limit(sql.lit(1)).$asScalar(), e.lit(false))

/** Places with a publicly listed event that ends after a time. */
export const withEventsAfter = (kind: PlaceKind, moment: Date): Condition =>
  e.exists(listedTimes(kind).where('o.utc_end', '>', moment))
