/** Conditions on `entries e`, from which list statements are built. */
import { expressionBuilder, sql, type AliasableExpression, type SqlBool } from 'kysely'
import { isStoredInteger } from '../../stored-integer.ts'
import { builder } from '../database/builder.ts'
import { keyword } from '../database/database.ts'
import { allOf, anyOf, type Aliased, type Condition } from '../database/expressions.ts'

/** Builds expressions on `entries e`. */
export const e = expressionBuilder<Aliased<{ e: 'entries' }>, 'e'>()

/**
 * Drops numbers that exceed the column type; they match nothing, and the database would reject
 * them.
 */
export const storable = (values: readonly number[]): number[] => values.filter(isStoredInteger)

export interface TermCondition {
  readonly taxonomy: string
  readonly ids: readonly number[]
  /** Include the terms' descendants. */
  readonly withChildren: boolean
}

/** What a condition means in terms of the tables that accompany `entries`. */
export interface ConditionMeaning {
  /** The entry has at least one term of each of these filters. */
  readonly terms?: readonly (readonly TermCondition[])[]
  readonly author?: number
  readonly after?: Date
  readonly before?: Date
  /** The entries that it excludes; few, or with a stored total. */
  readonly except?: Condition | DescribedCondition
}

/** A condition that also describes its meaning, as long as it is not combined into another. */
export interface DescribedCondition extends Condition {
  readonly meaning: ConditionMeaning
  /** Whether it uses only the id, author, date and terms of an entry. */
  readonly narrow: boolean
}

const described = (
  condition: Condition,
  meaning: ConditionMeaning = {},
  narrow = true,
): DescribedCondition => Object.assign(condition, { meaning, narrow })

type NumberColumn = 'e.id' | 'e.author_id' | 'e.parent_id' | 'e.menu_order'

function oneOf(column: NumberColumn, values: readonly number[]): Condition {
  const possible = storable(values)
  const [only] = possible
  if (only === undefined) return e.lit(false)
  return e(column, '=', possible.length === 1 ? only : anyOf(possible))
}

const noneOf = (column: NumberColumn, values: readonly number[]): Condition =>
  e(column, '<>', allOf(storable(values)))

export const publishedAfter = (date: Date): DescribedCondition =>
  described(e('e.date', '>', date), { after: date })
export const publishedBefore = (date: Date): DescribedCondition =>
  described(e('e.date', '<', date), { before: date })
export const modifiedAfter = (date: Date): Condition => e('e.modified', '>', date)
export const modifiedBefore = (date: Date): Condition => e('e.modified', '<', date)
export const withIds = (ids: readonly number[]): DescribedCondition => described(oneOf('e.id', ids))
export const withoutIds = (ids: readonly number[]): DescribedCondition =>
  described(noneOf('e.id', ids), { except: withIds(ids) })
export const byAuthors = (ids: readonly number[]): DescribedCondition => {
  const [author, ...others] = storable(ids)
  const one = author !== undefined && others.length === 0
  return described(oneOf('e.author_id', ids), one ? { author } : {})
}
export const notByAuthors = (ids: readonly number[]): DescribedCondition =>
  described(noneOf('e.author_id', ids), { except: byAuthors(ids) })
export const below = (ids: readonly number[]): Condition => oneOf('e.parent_id', ids)
export const notBelow = (ids: readonly number[]): Condition => noneOf('e.parent_id', ids)
export const atPlace = (menuOrder: number): Condition => oneOf('e.menu_order', [menuOrder])
/** The index requires that slugs are not empty. */
export const withSlugs = (slugs: readonly string[]): Condition =>
  e.and([e('e.slug', '<>', sql.lit('')), e('e.slug', '=', anyOf(slugs))])
export const sticky: Condition = e.ref('e.sticky')
export const notSticky: DescribedCondition = described(e.not(sticky), { except: sticky }, false)
/** Few entries have formats; the index covers only those. */
export const ofFormats = (formats: readonly string[]): Condition =>
  e('e.format', 'in', formats.map(keyword))
export const notOfFormats = (formats: readonly string[]): DescribedCondition =>
  described(e('e.format', 'not in', formats.map(keyword)), { except: ofFormats(formats) }, false)
export const ofType = (type: string): Condition => e('e.type', '=', keyword(type))
export const withStatuses = (statuses: readonly string[]): Condition =>
  e('e.status', 'in', statuses.map(keyword))
export const published: Condition = e('e.status', '=', sql.lit('publish'))
export const unprotected: Condition = e('e.password', '=', sql.lit(''))

const fileOf = builder.selectFrom('media as m').where('m.entry_id', '=', e.ref('e.id'))

/**
 * Media items of kinds such as `image` (the first part of a media type), or of full media types.
 */
export const ofMediaKindsOrTypes = (
  kinds: readonly string[],
  types: readonly string[],
): Condition => {
  const patterns = kinds.map((kind) => `${kind}/%`)
  return e.exists(
    fileOf
      .select('m.entry_id')
      .where((m) =>
        m.or([m('m.mime_type', 'like', anyOf(patterns)), m('m.mime_type', '=', anyOf(types))]),
      ),
  )
}

const termsOf = builder.selectFrom('entry_terms as et').where('et.entry_id', '=', e.ref('e.id'))

export const withTermIds = (ids: readonly number[]): Condition =>
  e.exists(termsOf.select('et.term_id').where('et.term_id', '=', anyOf(storable(ids))))

/**
 * The wanted terms as rows `(root, id)`: `id` is `root` or a descendant of it. Ids of other
 * taxonomies are ignored.
 */
export function wantedTerms({
  taxonomy,
  ids,
  withChildren,
}: TermCondition): AliasableExpression<{ root: number; id: number }> {
  const roots = builder
    .selectFrom('terms as t')
    .select(['t.id as root', 't.id'])
    .where('t.taxonomy', '=', taxonomy)
    .where('t.id', '=', anyOf(storable(ids)))
  if (!withChildren) return roots
  // UNION drops rows already found, so a cycle of parents terminates.
  return builder
    .withRecursive('tree', (found) =>
      roots.union(
        found
          .selectFrom('tree')
          .innerJoin('terms as t', 't.parent_id', 'tree.id')
          .select(['tree.root', 't.id'])
          .where('t.taxonomy', '=', taxonomy),
      ),
    )
    .selectFrom('tree')
    .select(['root', 'id'])
}

/**
 * Entries with at least one of the terms. The array is computed once per statement, so that the
 * planner considers a single index.
 */
export function withAnyTerm(condition: TermCondition): DescribedCondition {
  const ids = builder.selectFrom(wantedTerms(condition).as('wanted')).select('wanted.id')
  const any = sql<number>`any(array${ids})`
  const filter = e.exists(termsOf.select('et.term_id').where('et.term_id', '=', any))
  return described(filter, { terms: [[condition]] })
}

/** With more terms, a single condition for all keeps statements few and short. */
const MOST_CONDITIONS = 4

export function withAllTerms(condition: TermCondition): DescribedCondition {
  const ids = [...new Set(condition.ids)]
  if (storable(ids).length < ids.length) return described(e.lit(false))
  const single = ids.map((id) => ({ ...condition, ids: [id] }))
  const terms = single.map((one) => [one])
  if (ids.length <= MOST_CONDITIONS) return described(e.and(single.map(withAnyTerm)), { terms })
  const roots = termsOf
    .innerJoin(wantedTerms(condition).as('wanted'), 'wanted.id', 'et.term_id')
    .select('wanted.root')
  const filter = e.and([withAnyTerm(condition), sql<SqlBool>`array${roots} @> ${ids}::int[]`])
  return described(filter, { terms })
}

export const withoutTerms = (condition: TermCondition): DescribedCondition => {
  const except = withAnyTerm(condition)
  return described(not(except), { except })
}

/** Only entries with a file have a row of media. */
const fileName = e.fn.coalesce(
  e
    .selectFrom('media as m')
    .select((m) => m.fn<string>('lower', ['m.file']).as('file'))
    .whereRef('m.entry_id', '=', 'e.id'),
  sql<string>`''`,
)

const searchColumns = {
  title: e.ref('e.title_folded'),
  excerpt: e.ref('e.excerpt_folded'),
  content: e.ref('e.content_folded'),
  file: fileName,
} as const

export type SearchColumn = keyof typeof searchColumns

/** A pattern that matches the folded text anywhere. */
export const containing = (folded: string): string => `%${folded.replaceAll(/[\\%_]/g, '\\$&')}%`

export const inColumn = (column: SearchColumn, folded: string): Condition =>
  e(searchColumns[column], 'like', containing(folded))

export const containsText = (folded: string, columns: readonly SearchColumn[]): Condition =>
  e.or(columns.map((column) => inColumn(column, folded)))

export const every = (conditions: readonly Condition[]): Condition => e.and(conditions)

export const not = (condition: Condition): Condition => sql<SqlBool>`not (${condition})`

export const some = (conditions: readonly Condition[]): Condition => e.or(conditions)

/** Disjunction of conditions on terms. */
export function someTerms(
  conditions: readonly DescribedCondition[],
): Condition | DescribedCondition {
  const named = conditions.map(({ meaning: { terms = [] } }) => terms)
  const either = some(conditions)
  // A condition that requires several terms at once has no equivalent single filter.
  return named.every(({ length }) => length === 1)
    ? described(either, { terms: [named.flat(2)] })
    : either
}
