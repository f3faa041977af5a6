import { sql, type Compilable, type RawBuilder } from 'kysely'
import { builder } from '../database/builder.ts'
import { cachedTotal, type Counting } from '../database/cached-totals.ts'
import { compiledOnce } from '../database/columns.ts'
import { type CountsById } from '../database/counts-by-id.ts'
import { narrowing, type Database, type Sql } from '../database/database.ts'
import { anyOf, firstOf, pageOf, unionOf, wallTime } from '../database/expressions.ts'
import type { Condition, Window } from '../database/expressions.ts'
import { sharedRead, type SharedQuery } from '../database/merged-reads.ts'
import { readSearchedPage } from '../database/searched-pages.ts'
import { looksAtOthers, visibilityOf } from '../entries/entry-dependencies.ts'
import { every, storable } from '../entries/entry-filters.ts'
import { byDate } from '../entries/entry-orders.ts'
import { mostReadOf } from '../entries/entry-pages.ts'
import { textOf } from '../entries/named-columns.ts'
import { ofEvents } from '../places/calendar-dependencies.ts'
import { isLong, lastsHours, o } from './event-filters.ts'
import { waysToRead } from './few-events.ts'
import type { Occurrence } from './event-row.ts'
import { occurrenceSelections } from './event-times.ts'
import {
  matching,
  readingTexts,
  timesOfFew,
  type EventListConditions,
  type SearchedConditions,
} from './matching-events.ts'

export interface ListedOccurrence extends Occurrence {
  readonly eventId: number
}

const columns = compiledOnce(occurrenceSelections)

const ORDERS: Readonly<Record<EventListConditions['of'], Sql>> = {
  occurrences: sql`${o.ref('o.starts_at')}, ${o.ref('o.event_id')}, ${o.ref('o.original_start')}`,
  events: byDate('asc'),
}

const readPage = sharedRead<ListedOccurrence>()

/** One page of an event list, in one statement. A search may take another one, and one for its total. */
export async function listOccurrences(
  database: Database,
  conditions: EventListConditions,
  window: Window,
): Promise<readonly ListedOccurrence[]> {
  const { search } = conditions
  if (search === undefined) return listAll(database, conditions, window)
  const page = await readSearchedPage(database, countingOf(conditions), window, {
    few: () => listFew(database, { ...conditions, search }, window),
    first: (found) => listAmongFirst(database, { ...conditions, search }, window, found),
    all: () => listAll(database, conditions, window),
  })
  return page ?? []
}

function listAll(
  database: Database,
  conditions: EventListConditions,
  window: Window,
): Promise<readonly ListedOccurrence[]> {
  const [part, ...others] = partsOf(conditions)
  const rows = part === undefined || others.length > 0 ? firstOfParts(conditions, window) : part
  const shown = rows.select(columns).orderBy(ORDERS[conditions.of])
  return readPage(database, shownQuery(conditions, pageOf(shown, window)))
}

const shownQuery = <Row>(
  conditions: EventListConditions,
  page: RawBuilder<Row> | Compilable<Row>,
): SharedQuery<Row> => ({
  query: page.compile(builder),
  narrowed: ofEvents(conditions),
  searching: conditions.searching,
})

const readWithTotal = sharedRead<ListedOccurrence & { readonly total: number | null }>()

/** A page of a search that finds few events. Times are formatted on the page alone. */
async function listFew(
  database: Database,
  conditions: SearchedConditions,
  window: Window,
): Promise<{ readonly page: readonly ListedOccurrence[]; readonly total: number | undefined }> {
  const orderBy = ORDERS[conditions.of]
  const all = timesOfFew(conditions).orderBy(orderBy)
  const shown = builder
    .selectFrom(pageOf(all, window).as('o'))
    .select(columns)
    .select('o.total')
    .orderBy(orderBy)
  const rows = await readWithTotal(database, shownQuery(conditions, shown))
  return { page: rows, total: rows[0]?.total ?? undefined }
}

/**
 * A page of a search, looked for among the first occurrences of the list; undefined if they do not
 * fill it.
 */
async function listAmongFirst(
  database: Database,
  conditions: SearchedConditions,
  window: Window,
  found: number,
): Promise<readonly ListedOccurrence[] | undefined> {
  const { search, of, stillOnAt } = conditions
  if (of === 'events' || stillOnAt !== undefined) return undefined
  const orderBy = ORDERS[of]
  const all = matching({ ...conditions, search: undefined })
    .selectAll('o')
    .orderBy(orderBy)
  const shown = builder
    .selectFrom(firstOf(all, mostReadOf(found)).as('o'))
    .innerJoin('entries as e', 'e.id', 'o.event_id')
    .where(search.texts)
    .select(columns)
    .orderBy(orderBy)
  const query = shownQuery(readingTexts(conditions), pageOf(shown, window))
  const rows = await readPage(database, query)
  return rows.length === window.limit ? rows : undefined
}

/** Parts of a list that each have an index. */
export const partsOf = (conditions: EventListConditions) =>
  waysOf(conditions).flatMap((list) => timesOf(conditions).map((time) => list.where(time)))

/** The ways to read a list, of which one finds anything. */
const waysOf = (conditions: EventListConditions) =>
  conditions.of === 'events'
    ? [matching(conditions)]
    : waysToRead([...conditions.occurrence, ...conditions.entry]).map(({ where, few }) =>
        matching(few ? readingTexts(conditions) : conditions).where(where),
      )

/**
 * Among events still on at a wall time, most started within hours before it; those of six hours or
 * more are separate, and those of two days or more again, so that the index by start need not be
 * read from its beginning. What is searched for is found by its events.
 */
function timesOf({ of, stillOnAt, search }: EventListConditions): Condition[] {
  if (of === 'events' || stillOnAt === undefined || search !== undefined) return [o.lit(true)]
  const before = (interval: string) =>
    sql<Date>`${wallTime(stillOnAt)} - interval ${sql.lit(interval)}`
  const [hoursBefore, daysBefore] = [before('6 hours'), before('2 days')]
  return [
    o('o.starts_at', '>', hoursBefore),
    o.and([lastsHours, o('o.starts_at', '<=', hoursBefore), o('o.starts_at', '>', daysBefore)]),
    o.and([isLong, o('o.starts_at', '<=', daysBefore)]),
  ]
}

/** Reads as many rows of each part as a page needs, in case all come from that part. */
function firstOfParts(conditions: EventListConditions, { limit, offset }: Window) {
  const orderBy = ORDERS[conditions.of]
  const lists = partsOf(conditions).map((part) =>
    firstOf(part.selectAll('o').orderBy(orderBy), offset + limit),
  )
  return builder.selectFrom(unionOf(lists).as('o'))
}

/** The length of a list; cached until it may change. */
export const countOccurrences = (
  database: Database,
  conditions: EventListConditions,
): Promise<number> => cachedTotal(database, countingOf(conditions))

function countingOf(conditions: EventListConditions): Counting {
  const counts = waysOf(conditions).map((way) =>
    way.select(sql<number>`count(*)::int`.as('total')).$asScalar(),
  )
  const total = sql<number>`(${sql.join(counts, sql` + `)})`.as('total')
  return {
    query: builder.selectNoFrom(total).compile(),
    searching: conditions.searching,
    narrowed: ofEvents(conditions),
    byId: () => countsById(conditions),
  }
}

/** Undefined where conditions look at other entries, such as venues. */
function countsById(conditions: EventListConditions): CountsById | undefined {
  const { occurrence, entry } = conditions
  if (looksAtOthers(textOf(every([...occurrence, ...entry])))) return undefined
  return {
    of: 'entries',
    all: unionOf(waysOf(conditions).map(numbersOf)),
    among: ({ entries }) =>
      numbersOf(matching(readingTexts(conditions)).where('o.event_id', '=', anyOf(entries))),
    follows: OF_EVENTS,
  }
}

/** The number of times that each event is in a list. */
const numbersOf = (list: ReturnType<typeof matching>) =>
  list.select(['o.event_id as id', sql<number>`count(*)::int`.as('number')]).groupBy('o.event_id')

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
