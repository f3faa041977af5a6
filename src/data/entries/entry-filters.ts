/** Conditions on `entries e`, from which the where-clauses of lists are made. */
import { sql } from 'kysely'
import { keyword, type Sql } from '../database/database.ts'

const isInteger4 = (value: number): boolean =>
  Number.isInteger(value) && value >= -2_147_483_648 && value <= 2_147_483_647

/** Numbers that no column can hold match nothing, and must not reach the database. */
export const storable = (values: readonly number[]): number[] => values.filter(isInteger4)

function oneOf(column: Sql, values: readonly number[]): Sql {
  const possible = storable(values)
  const [only] = possible
  if (only === undefined) return sql`false`
  return possible.length === 1 ? sql`${column} = ${only}` : sql`${column} = ANY(${possible})`
}

function noneOf(column: Sql, values: readonly number[]): Sql {
  return sql`${column} <> ALL(${storable(values)})`
}

export const publishedAfter = (date: Date): Sql => sql`e.date > ${date}`
export const publishedBefore = (date: Date): Sql => sql`e.date < ${date}`
export const modifiedAfter = (date: Date): Sql => sql`e.modified > ${date}`
export const modifiedBefore = (date: Date): Sql => sql`e.modified < ${date}`
export const withIds = (ids: readonly number[]): Sql => oneOf(sql`e.id`, ids)
export const withoutIds = (ids: readonly number[]): Sql => noneOf(sql`e.id`, ids)
export const byAuthors = (ids: readonly number[]): Sql => oneOf(sql`e.author_id`, ids)
export const notByAuthors = (ids: readonly number[]): Sql => noneOf(sql`e.author_id`, ids)
export const below = (ids: readonly number[]): Sql => oneOf(sql`e.parent_id`, ids)
export const notBelow = (ids: readonly number[]): Sql => noneOf(sql`e.parent_id`, ids)
export const atPlace = (menuOrder: number): Sql => oneOf(sql`e.menu_order`, [menuOrder])
export const withSlugs = (slugs: readonly string[]): Sql =>
  sql`e.slug <> '' AND e.slug = ANY(${[...slugs]})`
export const sticky = sql`e.sticky`
export const notSticky = sql`NOT e.sticky`
export const ofType = (type: string): Sql => sql`e.type = ${keyword(type)}`
export const published = sql`e.status = 'publish'`
export const unprotected = sql`e.password = ''`
export const withPassword = sql`e.password <> ''`

const ofMedia = (condition: Sql): Sql =>
  sql`EXISTS (SELECT FROM media m WHERE m.entry_id = e.id AND ${condition})`

/** Media items of kinds such as `image`, the first half of a media type, and of whole types. */
export const ofMediaKindsOrTypes = (kinds: readonly string[], types: readonly string[]): Sql =>
  ofMedia(sql`(m.mime_type LIKE ANY(${kinds.map((kind) => `${kind}/%`)}::text[])
    OR m.mime_type = ANY(${[...types]}::text[]))`)

/** Entries with one of the terms, whatever their taxonomy. */
export const withTermIds = (ids: readonly number[]): Sql => sql`EXISTS (
  SELECT FROM entry_terms et
  WHERE et.entry_id = e.id AND et.term_id = ANY(${storable(ids)}::int[]))`

/** Which terms are asked for. */
export interface TermCondition {
  readonly taxonomy: string
  readonly ids: readonly number[]
  /** Terms below those count as well. */
  readonly withChildren: boolean
}

/**
 * The wanted terms as rows `(root, id)`: `id` stands for `root`, which was asked for. Ids of other
 * taxonomies are no terms of this one.
 */
function wantedTerms({ taxonomy, ids, withChildren }: TermCondition): Sql {
  const roots = sql`SELECT t.id AS root, t.id FROM terms t
    WHERE t.taxonomy = ${taxonomy} AND t.id = ANY(${storable(ids)})`
  if (!withChildren) return roots
  // UNION drops what was found before, so that a ring of parents ends.
  return sql`WITH RECURSIVE tree AS (
      ${roots} UNION
      SELECT tree.root, t.id FROM tree
      JOIN terms t ON t.parent_id = tree.id AND t.taxonomy = ${taxonomy}
    ) SELECT root, id FROM tree`
}

/** A condition that tells which terms it asks for, as long as it is not made part of another. */
export interface TermFilter extends Sql {
  readonly asked: TermCondition
}

/**
 * Entries with at least one of the terms. The array is made once per statement, so that the
 * planner has one index of one table to think about.
 */
export function withAnyTerm(condition: TermCondition): TermFilter {
  const filter = sql`EXISTS (
    SELECT FROM entry_terms et
    WHERE et.entry_id = e.id
      AND et.term_id = ANY(ARRAY(SELECT wanted.id FROM (${wantedTerms(condition)}) wanted)))`
  return Object.assign(filter, { asked: condition })
}

/** Entries with every one of the terms. */
export function withAllTerms(condition: TermCondition): Sql {
  const ids = [...new Set(condition.ids)]
  if (storable(ids).length < ids.length) return sql`false`
  return sql`${withAnyTerm(condition)} AND ARRAY(
    SELECT wanted.root
    FROM entry_terms et JOIN (${wantedTerms(condition)}) wanted ON wanted.id = et.term_id
    WHERE et.entry_id = e.id) @> ${ids}::int[]`
}

/** Entries with none of the terms. */
export function withoutTerms(condition: TermCondition): Sql {
  return sql`NOT ${withAnyTerm(condition)}`
}

/** Texts that are searched, by the names of their columns. */
export const searchColumns = {
  title: sql`e.title_folded`,
  excerpt: sql`e.excerpt_folded`,
  content: sql`e.content_folded`,
  file: sql`(SELECT lower(m.file) FROM media m WHERE m.entry_id = e.id)`,
} as const

export type SearchColumn = keyof typeof searchColumns

/** A pattern that finds the folded text as it stands anywhere. */
export const containing = (folded: string): string => `%${folded.replaceAll(/[\\%_]/g, '\\$&')}%`

/** Entries that have the folded text in one of the columns. */
export function containsText(folded: string, columns: readonly SearchColumn[]): Sql {
  const pattern = containing(folded)
  const tests = columns.map((column) => sql`${searchColumns[column]} LIKE ${pattern}`)
  return sql`(${sql.join(tests, sql` OR `)})`
}

/** All of the conditions. */
export function every(conditions: readonly Sql[]): Sql {
  return conditions.length === 0 ? sql`true` : sql.join([...conditions], sql` AND `)
}

/** What the condition does not hold for. */
export const not = (condition: Sql): Sql => sql`NOT (${condition})`

/** At least one of the conditions. */
export function some(conditions: readonly Sql[]): Sql {
  return conditions.length === 0 ? sql`false` : sql`(${sql.join([...conditions], sql` OR `)})`
}
