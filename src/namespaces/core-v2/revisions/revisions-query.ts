import type { operations } from '../../../../generated/core-v2/types.ts'
import type { Database, Sql } from '../../../data/database/database.ts'
import type { Condition } from '../../../data/database/expressions.ts'
import { every } from '../../../data/entries/entry-filters.ts'
import { byTiers } from '../../../data/entries/entry-orders.ts'
import { entryOrderings } from '../entries/orderings.ts'
import {
  entryFilters,
  type FilterEnvironment,
  type NonFilterParameters,
} from '../entries/entry-conditions.ts'
import { conditionsOf, type FilterTable } from '../../filter-table.ts'
import { findWordsInFew } from '../../../domain/content/reading/find-words.ts'

type ListRevisionsQuery = NonNullable<operations['listPostRevisions']['parameters']['query']>

/** The query with the contract's defaults applied. */
export type ListedRevisions = ListRevisionsQuery &
  Required<Pick<ListRevisionsQuery, 'page' | 'order' | 'orderby'>>

const revisionFilters: FilterTable<
  ListRevisionsQuery,
  NonFilterParameters,
  FilterEnvironment,
  Condition
> = {
  include: entryFilters.include,
  exclude: entryFilters.exclude,
}

/**
 * The conditions and order of a list of revisions. They are those of entries, because revisions use
 * the same column names.
 * @throws DomainError 400 rest_orderby_include_missing_include, rest_no_search_term_defined
 */
export async function prepareQuery(
  database: Database,
  query: ListedRevisions,
): Promise<{ where: Condition; orderBy: Sql }> {
  const { search, order, orderby, include = [] } = query
  const words = await findWordsInFew(database, search ?? '')
  const sought = words && { ...words.sought, configuration: 'simple' as const }
  const env = { zone: 'UTC', included: include.length > 0 }
  return {
    where: every([
      ...conditionsOf(revisionFilters, query, env),
      ...(words === undefined ? [] : [words.where]),
    ]),
    orderBy: byTiers(entryOrderings[orderby](order, { query: { include }, sought, flat: false })),
  }
}
