import type { operations } from '../../../../generated/cal-events-v1/types.ts'
import type { TermFilter, TermOrder } from '../../../data/terms/term-filters.ts'
import { slugify } from '../../../domain/text/slugs.ts'
import type { Taxonomy } from '../../../domain/content-types/taxonomies.ts'
import { termName } from '../../../domain/terms/term-texts.ts'

type QueryOf<Name extends 'listEventCategories' | 'listEventTags'> = NonNullable<
  operations[Name]['parameters']['query']
>

/** The parameters of the lists of both kinds; each operation has a part of them. */
export type TermsQuery = QueryOf<'listEventCategories'> & QueryOf<'listEventTags'>

/** The parameters of a list with the defaults of the contract in place. */
export type ListedTerms = TermsQuery &
  Required<Pick<TermsQuery, 'page' | 'per_page' | 'orderby' | 'hide_empty'>>

/** Parameters without a filter: presentation, paging, order. */
type Elsewhere = '_fields' | 'page' | 'per_page' | 'order' | 'orderby'

/** A parameter of the contract without a row does not compile. */
type FilterTable = {
  readonly [Name in Exclude<keyof TermsQuery, Elsewhere>]-?: (
    value: NonNullable<TermsQuery[Name]>,
    taxonomy: Taxonomy,
  ) => Partial<TermFilter>
}

const filters: FilterTable = {
  search: (text) => {
    const name = termName(text)
    return name === '' ? {} : { search: { name, slug: name.toLowerCase() } }
  },
  exclude: (exclude) => ({ exclude }),
  include: (include) => ({ include }),
  // In a tree, the ancestors of a term with items are needed.
  hide_empty: (hide, { hierarchical }) =>
    hide ? { hideEmpty: hierarchical ? 'with ancestors' : 'plain' } : {},
  parent: (parentId) => ({ parentId }),
  post: (entryId) => ({ entryId }),
  // An alias; it takes precedence.
  event: (entryId) => ({ entryId }),
  slug: (slug) => ({ slugs: [slugify(slug)] }),
}

/** Creates the filter of a query. */
export function filterOf(taxonomy: Taxonomy, query: TermsQuery): TermFilter {
  const rows = Object.entries(filters) as [
    keyof typeof filters,
    (value: unknown, taxonomy: Taxonomy) => Partial<TermFilter>,
  ][]
  const parts = rows.flatMap(([name, filter]) => {
    const value = query[name]
    return value === undefined || value === null ? [] : [filter(value, taxonomy)]
  })
  return Object.assign({ taxonomy: taxonomy.name }, ...parts) as TermFilter
}

const ORDERS: Readonly<Record<string, TermOrder>> = {
  id: 'id',
  term_id: 'id',
  name: 'name',
  slug: 'slug',
  term_group: 'group',
  description: 'description',
  count: 'count',
  include: 'include',
}

/** Clients expect unknown values to sort by name, and descending. */
export function orderOf({ orderby, order = 'asc' }: ListedTerms) {
  return {
    orderBy: (Object.hasOwn(ORDERS, orderby) ? ORDERS[orderby] : undefined) ?? ('name' as const),
    descending: order.toLowerCase() !== 'asc',
  }
}
