import type { Condition } from '../database/expressions.ts'
import {
  storable,
  type TermCondition,
  type ConditionMeaning,
  type DescribedCondition,
} from './entry-filters.ts'

/** All entries of a type, with certain statuses, that match some conditions, as data. */
export interface EntryListing {
  readonly type: string
  readonly statuses: readonly string[]
  /** On `entries e`, besides type and status. */
  readonly conditions: readonly (Condition | DescribedCondition)[]
  /** The entry has at least one term of each of these filters. */
  readonly terms: readonly (readonly TermCondition[])[]
  /** Whether the conditions use only the id, author, date and terms of an entry. */
  readonly narrow: boolean
  readonly kept: KeptList | undefined
}

/** A list whose total is a sum of stored parts of months: all entries, those of a term, or of an author. */
export interface KeptList extends Pick<ConditionMeaning, 'author' | 'after' | 'before'> {
  readonly term?: Omit<TermCondition, 'ids'> & { readonly id: number }
}

export const meaningOf = (
  condition: Condition | DescribedCondition,
): ConditionMeaning | undefined => ('meaning' in condition ? condition.meaning : undefined)

/**
 * Describes a list as data; undefined if that does not help to read it.
 * @param statuses statuses whose entries are all visible to the caller; undefined if visibility
 *   depends on more than type and status
 * @param conditions further filters of the list
 */
export function entryListing(
  type: string,
  statuses: readonly string[] | undefined,
  conditions: EntryListing['conditions'],
): EntryListing | undefined {
  if (statuses === undefined || statuses.length === 0) return undefined
  return {
    type,
    statuses,
    conditions,
    terms: conditions.flatMap((condition) => meaningOf(condition)?.terms ?? []),
    narrow: conditions.every((condition) => 'narrow' in condition && condition.narrow),
    kept: keptList(conditions.map(meaningOf)),
  }
}

/** The combined meaning of the conditions, if totals are stored for it. */
function keptList(meanings: readonly (ConditionMeaning | undefined)[]): KeptList | undefined {
  const members = meanings.map((meaning) => Object.keys(meaning ?? {}))
  const single = members.every((names) => names.length === 1 && names[0] !== 'except')
  if (!single || new Set(members.flat()).size < members.length) return undefined
  const { terms = [], ...rest }: ConditionMeaning = Object.assign({}, ...meanings)
  const [condition, ...others] = terms.flat()
  if (condition === undefined) return rest
  const { taxonomy, withChildren } = condition
  const [id, ...further] = new Set(storable(condition.ids))
  const alone = others.length + further.length === 0 && rest.author === undefined
  return id !== undefined && alone ? { ...rest, term: { taxonomy, id, withChildren } } : undefined
}
