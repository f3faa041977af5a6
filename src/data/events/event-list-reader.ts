import { sql, type AliasedExpression, type RawBuilder, type Selectable } from 'kysely'
import { builder } from '../database/builder.ts'
import { cachedTotal, latestTotal, type Counting } from '../database/cached-totals.ts'
import { compiledOnce } from '../database/columns.ts'
import { LONG_LIST, type CountsById } from '../database/counts-by-id.ts'
import { narrowing, type Database, type Sql, type Tables } from '../database/database.ts'
import { anyOf, firstOf, pageOf, tableOf, unionOf, wallTime } from '../database/expressions.ts'
import type { Condition, Window } from '../database/expressions.ts'
import { sharedRead, type SharedQuery } from '../database/merged-reads.ts'
import { looksAtOthers, visibilityOf } from '../entries/entry-dependencies.ts'
import { every, storable } from '../entries/entry-filters.ts'
import { byDate } from '../entries/entry-orders.ts'
import { mostReadOf } from '../entries/entry-pages.ts'
import { namedColumns, textOf } from '../entries/named-columns.ts'
import { ofEvents, type EventsLookedAt } from '../places/calendar-dependencies.ts'
import { isLong, lastsHours, o } from './event-filters.ts'
import { waysToRead } from './few-events.ts'
import type { Occurrence } from './event-row.ts'
import { occurrenceSelections } from './event-times.ts'

/** Filter of an event list. */
export interface EventListConditions extends EventsLookedAt {
  /** Conditions on `event_occurrences o`. */
  readonly occurrence: readonly Condition[]
  /** If empty, `entries e` is not read. */
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
  /** The list by the texts of its entries, which pays where many are found and for few entries. */
  readonly search?: SearchByTexts | undefined
}

/** Conditions on `entries e`. */
interface SearchByTexts {
  /** Those of the list without its search. */
  readonly without: readonly Condition[]
  readonly texts: Condition
}

/** One occurrence of an event. */
export interface ListedOccurrence extends Occurrence {
  readonly eventId: number
}

const columns = compiledOnce(occurrenceSelections)

/** The meaning of `event_occurrences o` in a list: occurrences, or one row per event. */
const SOURCES: Readonly<
  Record<EventListConditions['of'], AliasedExpression<Selectable<Tables['event_occurrences']>, 'o'>>
> = {
  occurrences: tableOf('event_occurrences').as('o'),
  events: builder
    .selectFrom('events as ev')
    .select(['ev.entry_id as event_id', 'ev.starts_at', 'ev.ends_at', 'ev.utc_start', 'ev.utc_end'])
    .select((ev) => ev.fn.coalesce('ev.original_start', 'ev.starts_at').as('original_start'))
    .select(['ev.hidden', sql.lit('').as('status')])
    .as('o'),
}

const ORDERS: Readonly<Record<EventListConditions['of'], Sql>> = {
  occurrences: sql`${o.ref('o.starts_at')}, ${o.ref('o.event_id')}, ${o.ref('o.original_start')}`,
  events: byDate('asc'),
}

/** Stands for `entries e` where only the id is selected, so that no entry is read. */
const idAlone = sql<object>`(select ${o.ref('o.event_id')} as id)`

/** The rows of a list: `event_occurrences o`, joined with `entries e` if conditions refer to it. */
export function matching({ of, occurrence, entry }: EventListConditions) {
  const names = namedColumns(textOf(every(entry)))
  const read = of === 'events' || names.some((column) => column !== 'id')
  return builder
    .selectFrom(SOURCES[of])
    .$if(read, (times) => times.innerJoin('entries as e', 'e.id', 'o.event_id'))
    .$if(!read, (times) => times.innerJoinLateral(idAlone.as('e'), (join) => join.onTrue()))
    .where(every([...occurrence, ...entry]))
}

const readPage = sharedRead<ListedOccurrence>()

/** One page of an event list: in one statement, or in two where a common search fills no page. */
export async function listOccurrences(
  database: Database,
  conditions: EventListConditions,
  window: Window,
): Promise<readonly ListedOccurrence[]> {
  const first = await listCommonSearch(database, conditions, window)
  if (first !== undefined) return first
  const orderBy = ORDERS[conditions.of]
  const parts = partsOf(conditions)
  const shown =
    parts.length === 1
      ? matching(conditions).select(columns).orderBy(orderBy)
      : firstOfParts(conditions, parts, window).select(columns).orderBy(orderBy)
  return readPage(database, shownQuery(conditions, pageOf(shown, window)))
}

const shownQuery = (
  conditions: EventListConditions,
  page: RawBuilder<ListedOccurrence>,
): SharedQuery<ListedOccurrence> => ({
  query: page.compile(builder),
  narrowed: ofEvents(conditions),
  searching: conditions.searching,
})

/**
 * A page of a search that found many when it was last counted; undefined if there were few, or if
 * the first occurrences do not fill the page.
 */
async function listCommonSearch(
  database: Database,
  conditions: EventListConditions,
  window: Window,
): Promise<readonly ListedOccurrence[] | undefined> {
  const { search, of, stillOnAt } = conditions
  if (search === undefined || of === 'events' || stillOnAt !== undefined) return undefined
  const found = await latestTotal(database, countingOf(conditions))
  if (found === undefined || found < LONG_LIST) return undefined
  const orderBy = ORDERS[of]
  const all = matching({ ...conditions, entry: search.without })
    .selectAll('o')
    .orderBy(orderBy)
  const shown = builder
    .selectFrom(firstOf(all, mostReadOf(found)).as('o'))
    .innerJoin('entries as e', 'e.id', 'o.event_id')
    .where(search.texts)
    .select(columns)
    .orderBy(orderBy)
  const rows = await readPage(database, shownQuery(conditions, pageOf(shown, window)))
  return rows.length === window.limit ? rows : undefined
}

/**
 * Splits a list into parts that each have an index. Among events still on at a wall time, most
 * started within hours before it; those of six hours or more are separate, and those of two days or
 * more again, so that the index by start need not be read from its beginning.
 */
function partsOf({ of, occurrence, entry, stillOnAt }: EventListConditions): Condition[] {
  if (of === 'events') return [o.lit(true)]
  const ways = waysToRead([...occurrence, ...entry])
  if (stillOnAt === undefined) return ways
  const before = (interval: string) =>
    sql<Date>`${wallTime(stillOnAt)} - interval ${sql.lit(interval)}`
  const [hoursBefore, daysBefore] = [before('6 hours'), before('2 days')]
  const times = [
    o('o.starts_at', '>', hoursBefore),
    o.and([lastsHours, o('o.starts_at', '<=', hoursBefore), o('o.starts_at', '>', daysBefore)]),
    o.and([isLong, o('o.starts_at', '<=', daysBefore)]),
  ]
  return times.flatMap((time) => ways.map((way) => o.and([time, way])))
}

/** Reads as many rows of each part as a page needs, in case all come from that part. */
function firstOfParts(
  conditions: EventListConditions,
  parts: readonly Condition[],
  { limit, offset }: Window,
) {
  const whole = matching(conditions).selectAll('o').orderBy(ORDERS[conditions.of])
  const lists = parts.map((part) => firstOf(whole.where(part), offset + limit))
  return builder.selectFrom(unionOf(lists).as('o'))
}

/** The length of a list; cached until it may change. */
export const countOccurrences = (
  database: Database,
  conditions: EventListConditions,
): Promise<number> => cachedTotal(database, countingOf(conditions))

function countingOf(conditions: EventListConditions): Counting {
  const { of, occurrence, entry, searching } = conditions
  const ways = of === 'events' ? [o.lit(true)] : waysToRead([...occurrence, ...entry])
  const count = matching(conditions).select(sql<number>`count(*)::int`.as('total'))
  const counts = ways.map((way) => count.where(way).$asScalar())
  const total = sql<number>`(${sql.join(counts, sql` + `)})`.as('total')
  return {
    query: builder.selectNoFrom(total).compile(),
    searching,
    narrowed: ofEvents(conditions),
    byId: () => countsById(conditions, ways),
  }
}

/** Undefined where conditions look at other entries, such as venues. */
function countsById(
  conditions: EventListConditions,
  ways: readonly Condition[],
): CountsById | undefined {
  const { occurrence, entry, search } = conditions
  if (looksAtOthers(textOf(every([...occurrence, ...entry])))) return undefined
  const few = search === undefined ? entry : [...search.without, search.texts]
  return {
    of: 'entries',
    all: unionOf(ways.map((way) => numbersOf(conditions).where(way))),
    among: ({ entries }) =>
      numbersOf({ ...conditions, entry: few }).where('o.event_id', '=', anyOf(entries)),
    follows: OF_EVENTS,
  }
}

/** The number of times that each event is in a list. */
const numbersOf = (conditions: EventListConditions) =>
  matching(conditions)
    .select(['o.event_id as id', sql<number>`count(*)::int`.as('number')])
    .groupBy('o.event_id')

/** Notices of these name the events. */
const OF_EVENTS =
  /^(?:events|event_links|event_occurrences|months|(?:month|list|texts|entries):.*)$/

/** Those ids whose entries meet a condition on `entries e`. */
export async function existingEntries(
  database: Database,
  ids: readonly number[],
  condition: Condition,
): Promise<ReadonlySet<number>> {
  const found = await narrowing(database, () => visibilityOf(ids))
    .db.selectFrom('entries as e')
    .select('e.id')
    .where('e.id', '=', anyOf(storable(ids)))
    .where(condition)
    .execute()
  return new Set(found.map(({ id }) => id))
}

/**
 * Resolves names to terms of a taxonomy: ids, otherwise slugs, by name. A number that is not an id of
 * the taxonomy may be a slug.
 */
export async function findTermIds(
  { db }: Database,
  taxonomy: string,
  names: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const ids = storable(names.filter((name) => /^\d{1,10}$/.test(name)).map(Number))
  const terms = await db
    .selectFrom('terms as t')
    .select(['t.id', 't.slug'])
    .where('t.taxonomy', '=', taxonomy)
    .where((t) => t.or([t('t.id', '=', anyOf(ids)), t('t.slug', '=', anyOf(names))]))
    .execute()
  const bySlug = terms.map(({ id, slug }) => [slug, id] as const)
  const byId = terms.map(({ id }) => [String(id), id] as const)
  return new Map([...bySlug, ...byId])
}
