import type { operations } from '../../../../generated/core-v2/types.ts'
import type { Condition } from '../../../data/database/expressions.ts'
import * as filters from '../../../data/entries/entry-filters.ts'
import { parseDate } from '../../../domain/content/entry-dates.ts'
import { cleanSlug } from '../../../domain/text/slugs.ts'

export type ListPostsQuery = NonNullable<operations['listPosts']['parameters']['query']>
export type ListPagesQuery = NonNullable<operations['listPages']['parameters']['query']>

/** The parameters that all lists share. */
export type EntryQueryParameters = Pick<
  ListPostsQuery & ListPagesQuery,
  keyof ListPostsQuery & keyof ListPagesQuery
>

/** Parameters without a filter: presentation, window, order, visibility, search. */
export type NonFilterParameters =
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

/** What a filter may depend on in addition to its own value. */
export interface FilterEnvironment {
  /** The site's time zone, used for dates without an offset. */
  readonly zone: string
  /** Whether ids were requested, which overrides some other filters. */
  readonly included: boolean
}

/**
 * A filter for every parameter of a list, except for those that are handled elsewhere. A parameter
 * of the contract without a filter does not compile. A filter may return no condition.
 */
export type FilterTable<
  Query,
  Handled extends string = NonFilterParameters,
  Env = FilterEnvironment,
  Made = Condition,
> = {
  readonly [Name in Exclude<keyof Query, Handled>]-?: (
    value: NonNullable<Query[Name]>,
    env: Env,
  ) => Made | undefined
}

/** Returns the conditions of a query. */
export function conditionsOf<Query, Handled extends string, Env, Made extends object>(
  table: FilterTable<Query, Handled, Env, Made>,
  query: Query,
  env: Env,
): Made[] {
  const values = query as Readonly<Record<string, unknown>>
  const rows = Object.entries(table) as [string, (value: unknown, env: Env) => Made | undefined][]
  return rows.flatMap(([name, filter]) => {
    const value = values[name]
    return value === undefined || value === null ? [] : (filter(value, env) ?? [])
  })
}

/** Ignores empty lists. */
export const unlessEmpty =
  <T>(make: (values: readonly T[]) => Condition) =>
  (values: readonly T[]): Condition | undefined =>
    values.length === 0 ? undefined : make(values)

/** Ignores the signs of ids. */
export const withoutSigns =
  <Made, Env>(make: (values: readonly number[], env: Env) => Made) =>
  (values: readonly number[], env: Env): Made =>
    make(values.map(Math.abs), env)

/** The validator has checked that these are dates. */
const withDate =
  (make: (date: Date) => Condition) =>
  (text: string, { zone }: FilterEnvironment): Condition | undefined => {
    const date = parseDate(text, zone)
    return date && make(date)
  }

/** The filters that all lists share. */
export const entryFilters: FilterTable<EntryQueryParameters> = {
  after: withDate(filters.publishedAfter),
  before: withDate(filters.publishedBefore),
  modified_after: withDate(filters.modifiedAfter),
  modified_before: withDate(filters.modifiedBefore),
  author: withoutSigns(unlessEmpty(filters.byAuthors)),
  author_exclude: withoutSigns(unlessEmpty(filters.notByAuthors)),
  include: withoutSigns(unlessEmpty(filters.withIds)),
  exclude: withoutSigns((ids, { included }: FilterEnvironment) =>
    included || ids.length === 0 ? undefined : filters.withoutIds(ids),
  ),
  slug: unlessEmpty((slugs: readonly string[]) => filters.withSlugs(slugs.map(cleanSlug))),
}
