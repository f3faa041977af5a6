import type { operations } from '../../../../generated/cal-events-v1/types.ts'
import type { TermFilter, TermOrder } from '../../../data/term-reader.ts'
import { slugify } from '../../../domain/content/slugs.ts'
import type { Taxonomy } from '../../../domain/content/taxonomies.ts'
import { termName } from '../../../domain/terms/texts.ts'

type QueryOf<Name extends 'listEventCategories' | 'listEventTags'> = NonNullable<
  operations[Name]['parameters']['query']
>

/** What the lists of both kinds understand; each operation takes a part of it. */
export type TermsQuery = QueryOf<'listEventCategories'> & QueryOf<'listEventTags'>

/** The parameters of a list with the defaults of the contract in place. */
export type ListedTerms = TermsQuery &
  Required<Pick<TermsQuery, 'page' | 'per_page' | 'orderby' | 'hide_empty'>>

/** Parameters that no filter row stands for: presentation, page, order. */
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
  // In a tree the way to a term that has items must not break off.
  hide_empty: (hide, { hierarchical }) =>
    hide ? { hideEmpty: hierarchical ? 'with ancestors' : 'plain' } : {},
  parent: (parentId) => ({ parentId }),
  post: (entryId) => ({ entryId }),
  // Another name of the same: where both stand, this one counts.
  event: (entryId) => ({ entryId }),
  slug: (slug) => ({ slugs: [slugify(slug)] }),
}

/** Which terms a query asks for. */
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

/** Clients know words that mean nothing as by name, and downwards. */
export function orderOf({ orderby, order = 'asc' }: ListedTerms) {
  return {
    orderBy: (Object.hasOwn(ORDERS, orderby) ? ORDERS[orderby] : undefined) ?? ('name' as const),
    descending: order.toLowerCase() !== 'asc',
  }
}
