import { sql, type Expression } from 'kysely'
import { builder } from '../database/builder.ts'
import { keyword } from '../database/database.ts'
import type { Condition } from '../database/expressions.ts'
import { e, storable, type TermCondition, type TermFilter } from './entry-filters.ts'

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
  conditions: readonly (Condition | TermFilter)[],
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
export function storedTotal(
  { type, statuses, term }: PlainList,
  counted: Expression<number>,
): Expression<number> {
  if (statuses.length === 0) return sql.lit(0)
  const sum = builder
    .selectFrom('entry_totals as kept')
    .select(sql<number>`coalesce(sum(${sql.ref('kept.change')}), 0)::int`.as('total'))
    .where('kept.term_id', '=', term?.id ?? 0)
    .where('kept.type', '=', keyword(type))
    .where('kept.status', 'in', statuses.map(keyword))
    .$asScalar()
  if (term === undefined) return sum
  const { taxonomy, id, withChildren } = term
  const isThere = (column: 't.id' | 't.parent_id'): Condition =>
    e.exists(
      builder
        .selectFrom('terms as t')
        .select('t.id')
        .where(column, '=', id)
        .where('t.taxonomy', '=', taxonomy),
    )
  const ofTaxonomy = e.case().when(isThere('t.id')).then(sum).else(e.lit(0)).end()
  if (!withChildren) return ofTaxonomy
  return e.case().when(isThere('t.parent_id')).then(counted).else(ofTaxonomy).end()
}
