import type { operations } from '../../../../generated/cal-events-v1/types.ts'
import type { TermOrder } from '../../../data/terms/term-filters.ts'
import { slugify } from '../../../domain/text/slugs.ts'
import { commonFilters, filterBy, type TermFilters } from '../../core-v2/terms/terms-query.ts'

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

const filters: TermFilters<TermsQuery, Elsewhere> = {
  ...commonFilters,
  post: (entryId) => ({ entryId }),
  // An alias; it takes precedence.
  event: (entryId) => ({ entryId }),
  slug: (slug) => ({ slugs: [slugify(slug)] }),
}

/** Creates the filter of a query. */
export const filterOf = filterBy(filters)

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
