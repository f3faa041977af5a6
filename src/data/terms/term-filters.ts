import { expressionBuilder, sql, type Expression, type Kysely } from 'kysely'
import type { Tables } from '../database/database.ts'
import { allOf, anyOf, type Aliased, type Condition } from '../database/expressions.ts'
import { isRowId } from '../database/row-ids.ts'

/** Which terms of a taxonomy a list shows. Absent members filter nothing. */
export interface TermFilter {
  readonly taxonomy: string
  readonly include?: readonly number[]
  readonly exclude?: readonly number[]
  /** Only terms out of these, whatever else is asked for. */
  readonly among?: readonly number[]
  /** Part of a name or slug. Names are searched in the form in which they are stored. */
  readonly search?: { readonly name: string; readonly slug: string }
  readonly slugs?: readonly string[]
  readonly parentId?: number
  /** Only terms of this entry. */
  readonly entryId?: number
  /** Leave out terms without published items; 'with ancestors' keeps those above one that has some. */
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

/** What there are indexes on: texts are folded and sorted by their beginnings. */
export const beginning = (text: Expression<string>): Expression<string> =>
  fold(t.fn<string>('left', [text, sql.lit(200)]))

/** The order of terms by name; ties go by id. */
export const byName = beginning(t.ref('t.name'))

/** What each order sorts by. Those that follow a filter fall back to names without it. */
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
  // Terms have no groups, so all of a list are alike.
  group: () => t.ref('t.taxonomy'),
  description: () => beginning(t.ref('t.description')),
  count: () => t.ref('t.count'),
}

/** The terms that a filter finds. */
export function termsOf(db: Kysely<Tables>, filter: TermFilter): Condition {
  const { taxonomy, include = [], exclude = [], among, search, slugs = [] } = filter
  const conditions: Condition[] = [t('t.taxonomy', '=', taxonomy)]
  // Named ids beat left out ones: who asks for a term by its id means it.
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

/** Which terms a search finds, of several taxonomies at once. */
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

/** Terms whose name or slug has the text in it. */
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

/** UNION leaves out what was found before, so that a ring of terms ends as well. */
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
