import type { operations } from '../../../../generated/core-v2/types.ts'
import type { Sql } from '../../../data/database.ts'
import * as filters from '../../../data/entry-filters.ts'
import { parseDate } from '../../../domain/content/dates.ts'
import { cleanSlug } from '../../../domain/content/slugs.ts'

export type ListPostsQuery = NonNullable<operations['listPosts']['parameters']['query']>
export type ListPagesQuery = NonNullable<operations['listPages']['parameters']['query']>

/** What the lists of all types understand. */
export type EntryQueryParameters = Pick<
  ListPostsQuery & ListPagesQuery,
  keyof ListPostsQuery & keyof ListPagesQuery
>

/** Parameters that no filter row stands for: presentation, window, order, visibility, search. */
export type Elsewhere =
  | '_fields'
  | '_embed'
  | 'context'
  | 'page'
  | 'per_page'
  | 'offset'
  | 'order'
  | 'orderby'
  | 'search'
  | 'search_columns'
  | 'status'

/** What a filter may look at beside its own value. */
export interface FilterEnvironment {
  /** Zone of the site, in which dates without an offset are meant. */
  readonly zone: string
  /** Whether ids were asked for, which beats some other filters. */
  readonly included: boolean
}

/**
 * A row for every parameter of a list, except for those that are treated elsewhere: a parameter
 * of the contract without a row does not compile. A filter may leave the list as it is.
 */
export type FilterTable<
  Query,
  Handled extends string = Elsewhere,
  Env = FilterEnvironment,
  Condition = Sql,
> = {
  readonly [Name in Exclude<keyof Query, Handled>]-?: (
    value: NonNullable<Query[Name]>,
    env: Env,
  ) => Condition | undefined
}

/** The conditions that a query asks for. */
export function conditionsOf<Query, Handled extends string, Env, Condition extends object>(
  table: FilterTable<Query, Handled, Env, Condition>,
  query: Query,
  env: Env,
): Condition[] {
  const values = query as Readonly<Record<string, unknown>>
  const rows = Object.entries(table) as [
    string,
    (value: unknown, env: Env) => Condition | undefined,
  ][]
  return rows.flatMap(([name, filter]) => {
    const value = values[name]
    return value === undefined || value === null ? [] : (filter(value, env) ?? [])
  })
}

/** An empty list asks for nothing. */
export const whenGiven =
  <T>(make: (values: readonly T[]) => Sql) =>
  (values: readonly T[]): Sql | undefined =>
    values.length === 0 ? undefined : make(values)

/** Numbers that name something count without their sign. */
export const unsigned =
  <Condition, Env>(make: (values: readonly number[], env: Env) => Condition) =>
  (values: readonly number[], env: Env): Condition =>
    make(values.map(Math.abs), env)

/** The validator has let through nothing but dates. */
const withDate =
  (make: (date: Date) => Sql) =>
  (text: string, { zone }: FilterEnvironment): Sql | undefined => {
    const date = parseDate(text, zone)
    return date && make(date)
  }

/** Filters that lists of every type have. */
export const entryFilters: FilterTable<EntryQueryParameters> = {
  after: withDate(filters.publishedAfter),
  before: withDate(filters.publishedBefore),
  modified_after: withDate(filters.modifiedAfter),
  modified_before: withDate(filters.modifiedBefore),
  author: unsigned(whenGiven(filters.byAuthors)),
  author_exclude: unsigned(whenGiven(filters.notByAuthors)),
  include: unsigned(whenGiven(filters.withIds)),
  exclude: unsigned((ids, { included }: FilterEnvironment) =>
    included || ids.length === 0 ? undefined : filters.withoutIds(ids),
  ),
  slug: whenGiven((slugs: readonly string[]) => filters.withSlugs(slugs.map(cleanSlug))),
}
