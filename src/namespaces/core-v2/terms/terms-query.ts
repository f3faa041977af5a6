import type { operations } from '../../../../generated/core-v2/types.ts'
import type { Database } from '../../../data/database/database.ts'
import type { TermFilter, TermOrder } from '../../../data/terms/term-filters.ts'
import { countTerms, type TermWindow } from '../../../data/terms/term-reader.ts'
import { slugify } from '../../../domain/text/slugs.ts'
import type { Taxonomy } from '../../../domain/content-types/taxonomies.ts'
import { termName } from '../../../domain/terms/term-texts.ts'
import { skipped, totalOf, type Window } from '../../../http/pagination.ts'
import { conditionsOf, type FilterTable, type ListParameters } from '../../filter-table.ts'

type QueryOf<Name extends 'listCategories' | 'listTags'> = NonNullable<
  operations[Name]['parameters']['query']
>

/** The parameters of all term lists; each operation has some of them. */
export type TermsQuery = QueryOf<'listCategories'> & QueryOf<'listTags'>

/** The parameters of a list with the contract's defaults applied. */
export type ListedTerms = TermsQuery &
  Required<Pick<TermsQuery, 'page' | 'per_page' | 'order' | 'orderby'>>

/** A parameter without a filter does not compile. */
export type TermFilters<Query, Handled extends string> = FilterTable<
  Query,
  Handled,
  Taxonomy,
  Partial<TermFilter>
>

/** Filters common to the lists of all namespaces. */
export const commonFilters: TermFilters<
  Pick<TermsQuery, 'include' | 'exclude' | 'search' | 'parent' | 'hide_empty'>,
  never
> = {
  include: (include) => ({ include }),
  exclude: (exclude) => ({ exclude }),
  search: (text) => {
    const name = termName(text)
    return name === '' ? {} : { search: { name, slug: name.toLowerCase() } }
  },
  parent: (parentId) => ({ parentId }),
  // In a tree, the ancestors of a term with items must be listed too.
  hide_empty: (hide, { hierarchical }) =>
    hide ? { hideEmpty: hierarchical ? 'with ancestors' : 'plain' } : {},
}

const filters: TermFilters<TermsQuery, ListParameters> = {
  ...commonFilters,
  slug: (slugs) => ({ slugs: slugs.map(slugify) }),
  post: (entryId) => (entryId === 0 ? {} : { entryId }),
}

/** Creates a function that converts a query to a filter. */
export const filterBy =
  <Query, Handled extends string>(table: TermFilters<Query, Handled>) =>
  (taxonomy: Taxonomy, query: Query): TermFilter =>
    Object.assign({ taxonomy: taxonomy.name }, ...conditionsOf(table, query, taxonomy))

export const filterOf = filterBy(filters)

const orders: Readonly<Record<ListedTerms['orderby'], TermOrder>> = {
  id: 'id',
  include: 'include',
  name: 'name',
  slug: 'slug',
  include_slugs: 'slugs',
  term_group: 'group',
  description: 'description',
  count: 'count',
}

/** The requested page; an offset of 0 counts as none. */
export function pageOf({ page, per_page, offset }: ListedTerms): Window {
  return { page, perPage: per_page, offset: offset === 0 ? undefined : offset }
}

/** The requested page in the form that the database reads. */
export function windowOf(query: ListedTerms): TermWindow {
  const page = pageOf(query)
  return {
    orderBy: orders[query.orderby],
    descending: query.order === 'desc',
    limit: page.perPage,
    offset: skipped(page),
  }
}

/**
 * The total of a list of terms. Rows that are listed only for their descendants do not count, so the
 * rows of a page do not tell the total of such a list.
 */
export function totalOfTerms(
  database: Database,
  filter: TermFilter,
  window: Pick<TermWindow, 'offset' | 'limit'>,
  rows: number,
): Promise<number> {
  const count = () => countTerms(database, filter)
  return filter.hideEmpty === 'with ancestors' ? count() : totalOf(window, rows, count)
}
