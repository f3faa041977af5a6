import type { Condition } from '../database/expressions.ts'
import { storable, type TermCondition, type Told, type ToldCondition } from './entry-filters.ts'

/** All entries of a type and some statuses that some conditions hold for, as data. */
export interface EntryListing {
  readonly type: string
  readonly statuses: readonly string[]
  /** On `entries e`, beside type and status. */
  readonly conditions: readonly (Condition | ToldCondition)[]
  /** An entry has at least one of the terms that each of these names. */
  readonly terms: readonly (readonly TermCondition[])[]
  /** Whether the conditions look at nothing but the id, author, date and terms of an entry. */
  readonly narrow: boolean
  readonly kept: KeptList | undefined
}

/** A list whose total is a sum of months: all entries, those of a term or of an author. */
export interface KeptList extends Pick<Told, 'author' | 'after' | 'before'> {
  readonly term?: Omit<TermCondition, 'ids'> & { readonly id: number }
}

/** What a condition tells. */
export const toldBy = (condition: Condition | ToldCondition): Told | undefined =>
  'told' in condition ? condition.told : undefined

/**
 * What a list says; undefined where it says nothing that helps to read it.
 *
 * @param statuses those whose entries all show to whoever asks; undefined where more than the type
 *   and the status decides on what shows
 * @param conditions what else narrows the list
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

/** What the conditions say together, where each says one thing that totals are kept by. */
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
