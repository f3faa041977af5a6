import type { operations } from '../../../../generated/core-v2/types.ts'
import type { Condition } from '../../../data/database/expressions.ts'
import {
  entryFilters,
  type FilterEnvironment,
  type NonFilterParameters,
} from '../entries/entry-conditions.ts'
import { conditionsOf, type FilterTable } from '../../filter-table.ts'
import { includingTerms, excludingTerms } from '../posts/post-conditions.ts'

type ListBlocksQuery = NonNullable<operations['listBlocks']['parameters']['query']>

/** The part of the query that narrows the list. */
type BlockFilters = Omit<ListBlocksQuery, NonFilterParameters>

/** Filters for lists of items without visible authors. */
export const { author: _author, author_exclude: _exclude, ...blockFilters } = entryFilters

/** The conditions of a list of blocks, which have no visible authors. */
export function blockConditions(query: BlockFilters, env: FilterEnvironment): Condition[] {
  const filters: FilterTable<BlockFilters, never, FilterEnvironment, Condition> = {
    ...blockFilters,
    core_pattern_category: includingTerms('core_pattern_category'),
    core_pattern_category_exclude: excludingTerms('core_pattern_category'),
  }
  return conditionsOf(filters, query, env)
}
