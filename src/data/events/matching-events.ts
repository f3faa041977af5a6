/** The events of a list: its conditions, and the rows that meet them. */
import {
  sql,
  type AliasedExpression,
  type Expression,
  type RawBuilder,
  type Selectable,
} from 'kysely'
import { builder } from '../database/builder.ts'
import type { Tables } from '../database/database.ts'
import { tableOf, type Condition } from '../database/expressions.ts'
import { FEW } from '../database/searched-pages.ts'
import { every } from '../entries/entry-filters.ts'
import { foundIds, someFound } from '../entries/found-entries.ts'
import { namedColumns, textOf } from '../entries/named-columns.ts'
import type { TextSearch } from '../entries/text-filters.ts'
import type { EventsLookedAt } from '../places/calendar-dependencies.ts'
import { o } from './event-filters.ts'

export interface EventListConditions extends EventsLookedAt {
  /** Conditions on `event_occurrences o`. */
  readonly occurrence: readonly Condition[]
  /** If empty, `entries e` is not read. A search is not among them. */
  readonly entry: readonly Condition[]
  /** The conditions contain search patterns, for which a generic plan is unsuitable. */
  readonly searching: boolean
  /**
   * `occurrences` lists each occurrence by start; `events` lists each event once with its own
   * times, most recently published first.
   */
  readonly of: 'occurrences' | 'events'
  /** A wall time before which nothing that matches ends, whenever it starts. */
  readonly stillOnAt?: string
  /** Only of `occurrences`. */
  readonly search?: EventSearch | undefined
}

/** A search of events. */
export interface EventSearch {
  readonly found: TextSearch
  /** The same as a condition on `entries e`, which pays for few events, and where many match. */
  readonly texts: Condition
}

type Times = Selectable<Tables['event_occurrences']>

/** The meaning of `event_occurrences o` in a list: occurrences, or one row per event. */
const SOURCES: Readonly<Record<EventListConditions['of'], AliasedExpression<Times, 'o'>>> = {
  occurrences: tableOf('event_occurrences').as('o'),
  events: builder
    .selectFrom('events as ev')
    .select(['ev.entry_id as event_id', 'ev.starts_at', 'ev.ends_at', 'ev.utc_start', 'ev.utc_end'])
    .select((ev) => ev.fn.coalesce('ev.original_start', 'ev.starts_at').as('original_start'))
    .select(['ev.hidden', sql.lit('').as('status')])
    .as('o'),
}

/** Replaces `entries e` where only the id is selected, so that no entry is read. */
const idAlone = sql<object>`(select ${o.ref('o.event_id')} as id)`

/** The rows of a list: `event_occurrences o`, joined with `entries e` if conditions refer to it. */
export function matching(list: EventListConditions) {
  const { of, occurrence, entry, search } = list
  if (search !== undefined) return selectTimes(foundBy(search, list).as('o'), [])
  return selectTimes(SOURCES[of], [...occurrence, ...entry], of === 'events')
}

/** @param always whether entries are read, whatever the conditions refer to */
function selectTimes(
  times: AliasedExpression<Times, 'o'>,
  conditions: readonly Condition[],
  always = false,
) {
  const names = namedColumns(textOf(every(conditions)))
  const read = always || names.some((column) => column !== 'id')
  return builder
    .selectFrom(times)
    .$if(read, (selected) => selected.innerJoin('entries as e', 'e.id', 'o.event_id'))
    .$if(!read, (selected) => selected.innerJoinLateral(idAlone.as('e'), (join) => join.onTrue()))
    .where(every(conditions))
}

const TYPES = ['cal_events']

/**
 * The occurrences that a search finds, by its events. The offset keeps the planner from reading all
 * occurrences in their order instead, which ends soon only where many of them match.
 */
function foundBy({ found }: EventSearch, { occurrence, entry }: EventListConditions) {
  const events = foundIds({ found, types: TYPES, where: every(entry) })
  return builder
    .selectFrom('event_occurrences as o')
    .selectAll('o')
    .where(every(occurrence))
    .where('o.event_id', 'in', events)
    .offset(sql.lit(0))
}

/** A list of what a search finds. */
export type SearchedConditions = EventListConditions & { readonly search: EventSearch }

/** The times of few events that a search finds, with their `total`; null if it finds more. */
export function timesOfFew({ search, occurrence, entry }: SearchedConditions) {
  const events = { found: search.found, types: TYPES, where: every(entry) }
  return builder
    .with('few', () => someFound(events, FEW + 1))
    .selectFrom('event_occurrences as o')
    .selectAll('o')
    .select((eb) => {
      const number = eb.selectFrom('few').select(eb.fn.countAll().as('number'))
      const total = sql<number | null>`case when ${number} <= ${sql.lit(FEW)}
        then (count(*) over ())::int end`
      return total.as('total')
    })
    .where(every(occurrence))
    .where('o.event_id', 'in', (few) => few.selectFrom('few').select('few.id'))
}

/** The same list, in whose rows a search reads the texts. */
export const readingTexts = (conditions: EventListConditions): EventListConditions => ({
  ...conditions,
  entry: [
    ...conditions.entry,
    ...(conditions.search === undefined ? [] : [conditions.search.texts]),
  ],
  search: undefined,
})

const found = sql<Times>`found`.as('o')

/**
 * A statement that uses the rows of a list several times. What a search finds is looked for once.
 * @param statement made of the rows, which it takes anew for each use
 */
export function usingRows<Row>(
  list: EventListConditions,
  statement: (rows: () => ReturnType<typeof matching>) => Expression<Row>,
): RawBuilder<Row> {
  const { search } = list
  return search === undefined
    ? sql<Row>`${statement(() => matching(list))}`
    : sql<Row>`with found as materialized (${foundBy(search, list)}) ${statement(() => selectTimes(found, []))}`
}
