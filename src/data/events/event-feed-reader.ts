/** Reads what a calendar file is planned from, before its events are loaded. */
import { expressionBuilder, sql, type Expression } from 'kysely'
import { builder } from '../database/builder.ts'
import { senderOf, type Database } from '../database/database.ts'
import { anyOf, unionOf, type Aliased, type Condition } from '../database/expressions.ts'
import { published } from '../entries/entry-filters.ts'
import { partsOf } from './event-list-reader.ts'
import { wallText } from './event-times.ts'
import { matching, type EventListConditions } from './matching-events.ts'

const ev = expressionBuilder<Aliased<{ ev: 'events' }>, 'ev'>()

export interface FeedZone {
  readonly zone: string
  /** Wall times of the first start and the last end. */
  readonly from: string
  readonly to: string
  /** Ids of its events, in order. */
  readonly ids: readonly number[]
  /** Changes whenever one of its events does. */
  readonly state: string
}

export interface FeedConditions extends EventListConditions {
  /** Visibility of events to the reader, on `entries e`. */
  readonly visible: Condition
  /**
   * Series always include their changed occurrences; without this, changed occurrences are omitted
   * unless their series is listed.
   */
  readonly withSeries: boolean
  readonly withHidden: boolean
  /** Most events, earliest first; a series counts once, together with its changed occurrences. */
  readonly most?: number | undefined
}

/**
 * The events that occur in a list, grouped by zone. A series counts as one event, including its
 * changed occurrences.
 */
export async function listFeedZones(
  database: Database,
  { visible, withSeries, withHidden, most, ...list }: FeedConditions,
): Promise<FeedZone[]> {
  const shown = ev.and([withHidden ? ev.lit(true) : ev.not('ev.hidden'), visible])
  return senderOf(database, list)
    .with('matched', () => matchedEvents(list, shown, most))
    .with('units', (db) =>
      db
        .selectFrom('matched')
        .select('id')
        .union(
          db
            .selectFrom('matched as m')
            .innerJoin('events as ev', 'ev.series_id', 'm.id')
            .select('ev.entry_id as id'),
        )
        .$if(withSeries, (units) =>
          units.union(
            db
              .selectFrom('matched as m')
              .innerJoin('events as ev', 'ev.entry_id', 'm.id')
              .select(ev.ref('ev.series_id').$notNull().as('id'))
              .where('ev.series_id', 'is not', null),
          ),
        ),
    )
    .selectFrom('units as u')
    .innerJoin('entries as e', 'e.id', 'u.id')
    .innerJoin('events as ev', 'ev.entry_id', 'u.id')
    .innerJoinLateral(
      (outer) =>
        outer
          .selectFrom('event_occurrences as o')
          .select([
            sql<Date>`least(min(o.starts_at), ev.starts_at, ev.original_start)`.as('first'),
            sql<Date>`greatest(max(o.ends_at), ev.ends_at, ev.original_start)`.as('last'),
          ])
          .whereRef('o.event_id', '=', 'u.id')
          .as('x'),
      (join) => join.onTrue(),
    )
    .select((x) => [
      'ev.timezone as zone',
      wallText(x.fn.min<Date>('x.first')).as('from'),
      wallText(x.fn.max<Date>('x.last')).as('to'),
      sql<number[]>`array_agg(${x.ref('e.id')} order by ${x.ref('e.id')})`.as('ids'),
      stateOf(x.ref('e.id'), x.ref('e.version')).as('state'),
    ])
    .where(shown)
    .groupBy('ev.timezone')
    .orderBy('ev.timezone')
    .execute()
}

/** Changes whenever a version in the aggregated rows does. */
const stateOf = (id: Expression<number>, version: Expression<number | string>) =>
  sql<string>`md5(string_agg(concat(${id}, ':', ${version}), ',' order by ${id}))`

/** @param shown the events that may be shown, on `entries e` and `events ev` */
function matchedEvents(
  list: EventListConditions,
  shown: Condition,
  most: number | undefined,
): Expression<{ id: number }> {
  if (most === undefined) return matching(list).select('o.event_id as id').distinct()
  const unit = ev.fn.coalesce('ev.series_id', 'ev.entry_id')
  const times = partsOf(list).map((part) => part.select(['o.event_id', 'o.starts_at']))
  const first = builder
    .selectFrom(unionOf(times).as('found'))
    .innerJoin('events as ev', 'ev.entry_id', 'found.event_id')
    .innerJoin('entries as e', 'e.id', 'ev.entry_id')
    .select((found) => [
      found.fn.min('found.starts_at').as('first'),
      found.fn.agg<number[]>('array_agg', ['ev.entry_id']).distinct().as('ids'),
    ])
    .where(shown)
    .groupBy(unit)
    .orderBy('first')
    .orderBy(unit)
    .limit(most)
  return builder
    .selectFrom(first.as('first_ones'))
    .select((ones) => ones.fn<number>('unnest', ['first_ones.ids']).as('id'))
}

/** Changes with what events refer to: places, and names of categories. */
export async function relatedState({ db }: Database, ids: readonly number[]): Promise<string> {
  const linked = db
    .selectFrom('event_links as l')
    .innerJoin('entries as e', 'e.id', 'l.linked_id')
    .select((l) => {
      const [event, id, version] = [l.ref('l.event_id'), l.ref('e.id'), l.ref('e.version')]
      return sql<string>`md5(string_agg(concat(${event}, ':', ${id}, ':', ${version}), ','
        order by ${event}, ${id}))`.as('state')
    })
    .where('l.event_id', '=', anyOf(ids))
  const categories = db
    .selectFrom('terms as t')
    .select((t) => stateOf(t.ref('t.id'), t.ref('t.name')).as('state'))
    .where('t.taxonomy', '=', sql.lit('cal_events_cat'))
  const { state } = await db
    .selectNoFrom(sql<string>`concat(${linked}, ${categories})`.as('state'))
    .executeTakeFirstOrThrow()
  return state
}

/** An event that replaces an occurrence of a series, and how the series states its times. */
export interface ChangedOccurrence {
  readonly id: number
  readonly seriesId: number
  readonly originalStart: string
  readonly zone: string
  readonly allDay: boolean
  /** UID of the series in calendar files. */
  readonly uid: string | null
}

/** Those events that replace occurrences of other events in the list. */
export async function findChangedOccurrences(
  { db }: Database,
  ids: readonly number[],
): Promise<ChangedOccurrence[]> {
  return db
    .selectFrom('events as ev')
    .innerJoin('events as s', 's.entry_id', 'ev.series_id')
    .select(['ev.entry_id as id', 's.entry_id as seriesId', 's.timezone as zone'])
    .select(['s.all_day as allDay', 's.uid'])
    .select(wallText(ev.ref('ev.original_start').$notNull()).as('originalStart'))
    .where('ev.entry_id', '=', anyOf(ids))
    .where('ev.series_id', '=', anyOf(ids))
    .orderBy('ev.entry_id')
    .execute()
}

/** Id of the published entry with a given type and slug. */
export async function findPublishedId(
  { db }: Database,
  type: string,
  slug: string,
): Promise<number | undefined> {
  const entry = await db
    .selectFrom('entries as e')
    .select('e.id')
    .where('e.type', '=', type)
    .where('e.slug', '=', slug)
    .where(published)
    .orderBy('e.id')
    .limit(sql.lit(1))
    .executeTakeFirst()
  return entry?.id
}
