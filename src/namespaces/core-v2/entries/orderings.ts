import type { Sql } from '../../../data/database/database.ts'
import * as orders from '../../../data/entries/entry-orders.ts'
import { cleanSlug } from '../../../domain/text/slugs.ts'
import { failure } from '../../../domain/errors/errors.ts'
import type { EntryQueryParameters, ListPagesQuery, ListPostsQuery } from './entry-conditions.ts'

/** What an ordering may depend on besides its direction. */
export interface OrderingInput {
  readonly query: Pick<EntryQueryParameters, 'include' | 'slug'>
  readonly sought: orders.Ranking | undefined
  /** Whether items have no parents. */
  readonly flat: boolean
}

type Ordering = (direction: orders.Direction, input: OrderingInput) => Sql | orders.RelevanceOrder

/** An ordering for every value of a type's `orderby`. */
type OrderingTable<Query extends { orderby?: string }> = Readonly<
  Record<NonNullable<Query['orderby']>, Ordering>
>

export const entryOrderings: OrderingTable<ListPostsQuery> & OrderingTable<ListPagesQuery> = {
  date: orders.byDate,
  modified: orders.byModified,
  id: orders.byId,
  author: orders.byAuthor,
  parent: (direction, { flat }) => (flat ? orders.byId(direction) : orders.byParent(direction)),
  slug: orders.bySlug,
  title: orders.byTitle,
  menu_order: orders.byMenuOrder,
  include: (_direction, { query: { include = [] } }) => {
    if (include.length === 0) throw failure('rest_orderby_include_missing_include')
    return orders.asListed(include.map(Math.abs))
  },
  include_slugs: (direction, { query: { slug = [] } }) =>
    slug.length === 0 ? orders.byDate(direction) : orders.asListedBySlug(slug.map(cleanSlug)),
  relevance: (_direction, { sought }) => {
    if (sought === undefined) throw failure('rest_no_search_term_defined')
    return orders.byRelevance(sought)
  },
}
