import { sql, type Expression } from 'kysely'
import { builder } from '../database/builder.ts'
import { anyOf, type Condition } from '../database/expressions.ts'
import { wantedTerms, type ToldCondition } from '../entries/entry-filters.ts'
import { o, type LinkCondition } from './event-filters.ts'

/** So few events are looked at one by one, wherever their times stand in a list. */
const FEW = 2000

/**
 * The ways to read a list of events as further conditions on `event_occurrences o`, of which exactly
 * one finds anything: where a place or a term has few events, by these, and otherwise in the order of
 * the list, in which every so-manieth is one of many. No plan for all values can know which it is.
 *
 * @param conditions what all of the events fulfil
 */
export function waysToRead(conditions: readonly Condition[]): Condition[] {
  const [events] = conditions.flatMap((condition) => eventsOf(condition) ?? [])
  if (events === undefined) return [o.lit(true)]
  const ids = sql<number[]>`array(${events} limit ${sql.lit(FEW + 1)})`
  const number = sql<number>`cardinality(${ids})`
  return [
    o.and([o(number, '<=', sql.lit(FEW)), o('o.event_id', '=', sql<number>`any(${ids})`)]),
    o(number, '>', sql.lit(FEW)),
  ]
}

/** The ids of the events that a condition can hold for at all; undefined where it does not tell. */
function eventsOf(
  condition: Condition | LinkCondition | ToldCondition,
): Expression<unknown> | undefined {
  if ('linked' in condition) {
    const { kind, ids } = condition.linked
    return builder
      .selectFrom('event_links as link')
      .select('link.event_id')
      .where('link.linked_id', '=', anyOf(ids))
      .where('link.kind', '=', sql.lit(kind))
  }
  const [[terms, ...others] = []] = ('told' in condition && condition.told.terms) || []
  if (terms === undefined || others.length > 0) return undefined
  const wanted = builder.selectFrom(wantedTerms(terms).as('wanted')).select('wanted.id')
  return builder
    .selectFrom('entry_terms as bond')
    .select('bond.entry_id')
    .where('bond.term_id', '=', sql<number>`any(array${wanted})`)
    .where('bond.type', '=', sql.lit('cal_events'))
}
