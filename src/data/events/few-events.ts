import { sql, type Expression } from 'kysely'
import { builder } from '../database/builder.ts'
import { anyOf, type Condition } from '../database/expressions.ts'
import { wantedTerms, type DescribedCondition } from '../entries/entry-filters.ts'
import { o, type LinkCondition } from './event-filters.ts'

/** Up to this many events are examined one by one, regardless of list order. */
const FEW = 2000

/** One of the ways to read a list. */
export interface WayToRead {
  /** On `event_occurrences o`. */
  readonly where: Condition
  /** The condition is met by few events. */
  readonly few: boolean
}

/**
 * Alternative ways to read a list, exactly one of which finds anything: if a place or term has few
 * events, by those; otherwise in list order, where matches are frequent. A generic plan cannot know
 * which applies.
 * @param conditions what all of the events meet
 */
export function waysToRead(conditions: readonly Condition[]): WayToRead[] {
  const [events] = conditions.flatMap((condition) => eventsOf(condition) ?? [])
  if (events === undefined) return [{ where: o.lit(true), few: false }]
  const ids = sql<number[]>`array(${events} limit ${sql.lit(FEW + 1)})`
  const number = sql<number>`cardinality(${ids})`
  const isOne = o('o.event_id', '=', sql<number>`any(${ids})`)
  return [
    { where: o.and([o(number, '<=', sql.lit(FEW)), isOne]), few: true },
    { where: o(number, '>', sql.lit(FEW)), few: false },
  ]
}

/** Ids of the events that can meet a condition; undefined if it does not say. */
function eventsOf(
  condition: Condition | LinkCondition | DescribedCondition,
): Expression<unknown> | undefined {
  if ('linked' in condition) {
    const { kind, ids } = condition.linked
    return builder
      .selectFrom('event_links as link')
      .select('link.event_id')
      .where('link.linked_id', '=', anyOf(ids))
      .where('link.kind', '=', sql.lit(kind))
  }
  const [[terms, ...others] = []] = ('meaning' in condition && condition.meaning.terms) || []
  if (terms === undefined || others.length > 0) return undefined
  const wanted = builder.selectFrom(wantedTerms(terms).as('wanted')).select('wanted.id')
  return builder
    .selectFrom('entry_terms as assignment')
    .select('assignment.entry_id')
    .where('assignment.term_id', '=', sql<number>`any(array${wanted})`)
    .where('assignment.type', '=', sql.lit('cal_events'))
}
