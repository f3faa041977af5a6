import type { operations } from '../../../../generated/core-v2/types.ts'
import type { Sql } from '../../../data/database.ts'
import {
  conditionsOf,
  entryFilters,
  type Elsewhere,
  type FilterEnvironment,
  type FilterTable,
} from '../entries/query.ts'

type ListBlocksQuery = NonNullable<operations['listBlocks']['parameters']['query']>

/** The part of the query that narrows the list. */
type BlockFilters = Omit<ListBlocksQuery, Elsewhere>

/** Filters of lists whose items show no authors. */
export const { author: _author, author_exclude: _exclude, ...blockFilters } = entryFilters

/** What a list of blocks is narrowed to: blocks have no authors that show. */
export function blockConditions(query: BlockFilters, env: FilterEnvironment): Sql[] {
  const filters: FilterTable<BlockFilters, never> = blockFilters
  return conditionsOf(filters, query, env)
}
