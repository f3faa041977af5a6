import type { operations } from '../../../../generated/core-v2/types.ts'
import type { Condition } from '../../../data/database/expressions.ts'
import * as filters from '../../../data/entries/entry-filters.ts'
import { cleanSlug } from '../../../domain/text/slugs.ts'
import { unlessEmpty, type FilterTable, type ListParameters } from '../../filter-table.ts'
import { withDate } from '../date-filter.ts'

export type ListPostsQuery = NonNullable<operations['listPosts']['parameters']['query']>
export type ListPagesQuery = NonNullable<operations['listPages']['parameters']['query']>

/** The parameters that all lists share. */
export type EntryQueryParameters = Pick<
  ListPostsQuery & ListPagesQuery,
  keyof ListPostsQuery & keyof ListPagesQuery
>

/** Parameters without a filter: presentation, window, order, visibility, search. */
export type NonFilterParameters = ListParameters | 'search' | 'search_columns' | 'status'

/** What a filter may depend on in addition to its own value. */
export interface FilterEnvironment {
  /** The site's time zone, used for dates without an offset. */
  readonly zone: string
  /** Whether ids were requested, which overrides some other filters. */
  readonly included: boolean
}

/** Ignores the signs of ids. */
export const withoutSigns =
  <Made, Env>(make: (values: readonly number[], env: Env) => Made) =>
  (values: readonly number[], env: Env): Made =>
    make(values.map(Math.abs), env)

/** The filters that all lists share. */
export const entryFilters: FilterTable<
  EntryQueryParameters,
  NonFilterParameters,
  FilterEnvironment,
  Condition
> = {
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
