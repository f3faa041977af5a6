/** Conditions on `entries e` that only lists of venues and organizers know. */
import { sql } from 'kysely'
import type { Sql } from '../database/database.ts'
import { containing, searchColumns } from '../entries/entry-filters.ts'
import type { PlaceKind } from './place-row.ts'

const FIELDS: Readonly<Record<PlaceKind, (pattern: string) => Sql>> = {
  venue: (pattern) => sql`SELECT d.entry_id FROM venues d WHERE d.searched LIKE ${pattern}`,
  organizer: (pattern) => sql`SELECT d.entry_id FROM organizers d WHERE d.searched LIKE ${pattern}`,
}

/** Places that have the folded text in their name, their description or one of their fields. */
export function placesContaining(kind: PlaceKind, folded: string): Sql {
  const pattern = containing(folded)
  const { title, content } = searchColumns
  return sql`(${title} LIKE ${pattern} OR ${content} LIKE ${pattern}
    OR e.id IN (${FIELDS[kind](pattern)}))`
}

/** Places of one event. */
export const ofEvent = (kind: PlaceKind, eventId: number): Sql => sql`EXISTS (
  SELECT FROM event_links l
  WHERE l.linked_id = e.id AND l.event_id = ${eventId} AND l.kind = ${kind})`

/**
 * Places of at least one event that everybody may find in lists. The first one is enough: a
 * subquery of its own keeps the planner from reading the events of all places for those of a page.
 */
export const withEvents = (kind: PlaceKind): Sql => sql`coalesce((
  SELECT true FROM event_links l JOIN event_occurrences o ON o.event_id = l.event_id
  WHERE l.linked_id = e.id AND l.kind = ${kind} AND o.status = 'publish' AND NOT o.hidden
  LIMIT 1), false)`

/** The same of an event that has not ended by then. */
export const withEventsAfter = (kind: PlaceKind, moment: Date): Sql => sql`EXISTS (
  SELECT FROM event_links l JOIN event_occurrences o ON o.event_id = l.event_id
  WHERE l.linked_id = e.id AND l.kind = ${kind} AND o.status = 'publish' AND NOT o.hidden
    AND o.utc_end > ${moment})`
