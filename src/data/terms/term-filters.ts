import { expressionBuilder, sql, type Expression, type Kysely } from 'kysely'
import { isRowId } from '../../stored-integer.ts'
import type { Tables } from '../database/database.ts'
import { allOf, anyOf, type Aliased, type Condition } from '../database/expressions.ts'

/** Filter of a list of terms. Absent members match everything. */
export interface TermFilter {
  readonly taxonomy: string
  readonly include?: readonly number[]
  readonly exclude?: readonly number[]
  /** Restricts the list to these terms. */
  readonly among?: readonly number[]
  /** Substring of name or slug. Names are searched in stored form. */
  readonly search?: { readonly name: string; readonly slug: string }
  readonly slugs?: readonly string[]
  readonly parentId?: number
  readonly entryId?: number
  /** Omit terms without published items; 'with ancestors' keeps ancestors of terms with items. */
  readonly hideEmpty?: 'plain' | 'with ancestors'
}

export type TermOrder =
  | 'id'
  | 'include'
  | 'name'
  | 'slug'
  | 'slugs'
  | 'group'
  | 'description'
  | 'count'

/** Builds conditions and orders on `terms as t`. */
const t = expressionBuilder<Aliased<{ t: 'terms' }>, 't'>()

const fold = (text: Expression<string>): Expression<string> => t.fn<string>('fold', [text])

/** The indexed expression: texts are folded, and sorted by their beginnings. */
export const beginning = (text: Expression<string>): Expression<string> =>
  fold(t.fn<string>('left', [text, sql.lit(200)]))

/** Orders terms by name; ties by id. */
export const byName = beginning(t.ref('t.name'))

/** Sort keys. Orders that follow a filter fall back to names without it. */
export const ORDERS: Record<TermOrder, (filter: TermFilter) => Expression<unknown>> = {
  id: () => t.ref('t.id'),
  include: ({ include = [] }) =>
    include.length === 0
      ? byName
      : sql`array_position(${include.filter(isRowId)}::int[], ${t.ref('t.id')})`,
  name: () => byName,
  slug: () => t.ref('t.slug'),
  slugs: ({ slugs = [] }) =>
    slugs.length === 0 ? byName : sql`array_position(${slugs}::text[], ${t.ref('t.slug')})`,
  // Terms have no groups, so all are equal in this order.
  group: () => t.ref('t.taxonomy'),
  description: () => beginning(t.ref('t.description')),
  count: () => t.ref('t.count'),
}

export function termsOf(db: Kysely<Tables>, filter: TermFilter): Condition {
  const { taxonomy, include = [], exclude = [], among, search, slugs = [] } = filter
  const conditions: Condition[] = [t('t.taxonomy', '=', taxonomy)]
  // Terms included by id take precedence over exclusions.
  if (include.length > 0) conditions.push(t('t.id', '=', anyOf(include.filter(isRowId))))
  else if (exclude.length > 0) conditions.push(t('t.id', '<>', allOf(exclude.filter(isRowId))))
  if (among !== undefined) conditions.push(t('t.id', '=', anyOf(among.filter(isRowId))))
  if (search !== undefined) conditions.push(matches(search))
  if (slugs.length > 0) conditions.push(t('t.slug', '=', anyOf(slugs)))
  if (filter.parentId !== undefined) conditions.push(childOf(filter.parentId))
  if (filter.entryId !== undefined) conditions.push(of(filter.entryId))
  if (filter.hideEmpty === 'plain') conditions.push(t('t.count', '>', t.lit(0)))
  if (filter.hideEmpty === 'with ancestors') {
    conditions.push(t('t.id', 'in', usedWithAncestors(db, taxonomy)))
  }
  return t.and(conditions)
}

/** A search for terms across several taxonomies. */
export interface TermSearch {
  readonly taxonomies: readonly string[]
  readonly text?: TermFilter['search']
  readonly include: readonly number[]
  readonly exclude: readonly number[]
}

export function foundBy({ taxonomies, text, include, exclude }: TermSearch): Condition {
  const conditions: Condition[] = [t('t.taxonomy', '=', anyOf(taxonomies))]
  if (text !== undefined) conditions.push(matches(text))
  if (include.length > 0) conditions.push(t('t.id', '=', anyOf(include.filter(isRowId))))
  if (exclude.length > 0) conditions.push(t('t.id', '<>', allOf(exclude.filter(isRowId))))
  return t.and(conditions)
}

/** Terms with the text in their name or slug. */
const matches = ({ name, slug }: NonNullable<TermFilter['search']>): Condition =>
  t.or([contains(fold(t.ref('t.name')), fold(t.val(name))), contains(t.ref('t.slug'), t.val(slug))])

const contains = (text: Expression<string>, part: Expression<string>): Condition =>
  t(t.fn<number>('strpos', [text, part]), '>', t.lit(0))

const childOf = (parentId: number): Condition =>
  parentId === 0 || isRowId(parentId) ? t('t.parent_id', '=', parentId) : t.lit(false)

const of = (entryId: number): Condition =>
  t.exists(
    t
      .selectFrom('entry_terms as et')
      .select('et.term_id')
      .where('et.entry_id', '=', entryId)
      .whereRef('et.term_id', '=', 't.id'),
  )

/** UNION drops rows already found, so a cycle terminates. */
const usedWithAncestors = (db: Kysely<Tables>, taxonomy: string) =>
  db
    .withRecursive('used', (found) =>
      found
        .selectFrom('terms as u')
        .select(['u.id', 'u.parent_id'])
        .where('u.taxonomy', '=', taxonomy)
        .where('u.count', '>', sql.lit(0))
        .union(
          found
            .selectFrom('used')
            .innerJoin('terms as a', 'a.id', 'used.parent_id')
            .select(['a.id', 'a.parent_id'])
            .where('a.taxonomy', '=', taxonomy),
        ),
    )
    .selectFrom('used')
    .select('used.id')
