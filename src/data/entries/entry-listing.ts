import type { Condition } from '../database/expressions.ts'
import { storable, type TermCondition, type Told, type ToldCondition } from './entry-filters.ts'

/** All entries of a type, with certain statuses, that match some conditions, as data. */
export interface EntryListing {
  readonly type: string
  readonly statuses: readonly string[]
  /** On `entries e`, besides type and status. */
  readonly conditions: readonly (Condition | ToldCondition)[]
  /** The entry has at least one term of each of these filters. */
  readonly terms: readonly (readonly TermCondition[])[]
  /** Whether the conditions use only the id, author, date and terms of an entry. */
  readonly narrow: boolean
  readonly kept: KeptList | undefined
}

/** A list whose total is a sum of stored parts of months: all entries, those of a term, or of an author. */
export interface KeptList extends Pick<Told, 'author' | 'after' | 'before'> {
  readonly term?: Omit<TermCondition, 'ids'> & { readonly id: number }
}

/** The meaning of a condition. */
export const toldBy = (condition: Condition | ToldCondition): Told | undefined =>
  'told' in condition ? condition.told : undefined

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
    terms: conditions.flatMap((condition) => toldBy(condition)?.terms ?? []),
    narrow: conditions.every((condition) => 'narrow' in condition && condition.narrow),
    kept: keptList(conditions.map(toldBy)),
  }
}

/** The combined meaning of the conditions, if totals are stored for it. */
function keptList(told: readonly (Told | undefined)[]): KeptList | undefined {
  const said = told.map((one) => Object.keys(one ?? {}))
  const single = said.every((names) => names.length === 1 && names[0] !== 'except')
  if (!single || new Set(said.flat()).size < said.length) return undefined
  const { terms = [], ...rest }: Told = Object.assign({}, ...told)
  const [asked, ...others] = terms.flat()
  if (asked === undefined) return rest
  const { taxonomy, withChildren } = asked
  const [id, ...further] = new Set(storable(asked.ids))
  const alone = others.length + further.length === 0 && rest.author === undefined
  return id !== undefined && alone ? { ...rest, term: { taxonomy, id, withChildren } } : undefined
}
