import { sql } from 'kysely'
import { keyword, type Sql } from '../database/database.ts'
import { storable, type TermCondition, type TermFilter } from './entry-filters.ts'

/** All entries of a type and some statuses, or those of them with one term: their totals are kept. */
export interface PlainList {
  readonly type: string
  readonly statuses: readonly string[]
  readonly term?: Omit<TermCondition, 'ids'> & { readonly id: number }
}

/**
 * What a list says, when it says no more than a plain one.
 *
 * @param statuses those whose entries all show to whoever asks; undefined where more than the type
 *   and the status decides on what shows
 * @param conditions what else narrows the list
 */
export function plainList(
  type: string,
  statuses: readonly string[] | undefined,
  conditions: readonly (Sql | TermFilter)[],
): PlainList | undefined {
  const [condition, ...others] = conditions
  if (statuses === undefined || others.length > 0) return undefined
  if (condition === undefined) return { type, statuses }
  if (!('asked' in condition)) return undefined
  const { taxonomy, ids, withChildren } = condition.asked
  const [id, ...further] = new Set(storable(ids))
  if (id === undefined || further.length > 0) return undefined
  return { type, statuses, term: { taxonomy, id, withChildren } }
}

/**
 * The total of a plain list, as a value of a statement: the sum of the few rows that triggers keep.
 *
 * @param counted the same by counting, which is done for a term with others below it, because
 *   entries may have several of them
 */
export function storedTotal({ type, statuses, term }: PlainList, counted: Sql): Sql {
  if (statuses.length === 0) return sql`0`
  const sum = sql`(
    SELECT coalesce(sum(kept.change), 0)::int FROM entry_totals kept
    WHERE kept.term_id = ${term?.id ?? 0} AND kept.type = ${keyword(type)}
      AND kept.status IN (${sql.join(statuses.map(keyword))}))`
  if (term === undefined) return sum
  const { taxonomy, id, withChildren } = term
  const ofTaxonomy = sql`
    CASE WHEN EXISTS (SELECT FROM terms t WHERE t.id = ${id} AND t.taxonomy = ${taxonomy})
    THEN ${sum} ELSE 0 END`
  if (!withChildren) return ofTaxonomy
  return sql`
    CASE WHEN EXISTS (
      SELECT FROM terms child WHERE child.parent_id = ${id} AND child.taxonomy = ${taxonomy})
    THEN ${counted} ELSE ${ofTaxonomy} END`
}
