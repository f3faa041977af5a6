import type { Condition } from '../../../data/database/expressions.ts'
import * as filters from '../../../data/entries/entry-filters.ts'
import {
  entryFilters,
  withoutSigns,
  type FilterEnvironment,
  type ListPagesQuery,
  type NonFilterParameters,
} from '../entries/entry-conditions.ts'
import { conditionsOf, unlessEmpty, type FilterTable } from '../../filter-table.ts'

/** The part of the query that narrows the list. */
type PageFilters = Omit<ListPagesQuery, NonFilterParameters>

const pageFilters: FilterTable<PageFilters, never, FilterEnvironment, Condition> = {
  ...entryFilters,
  menu_order: filters.atPlace,
  parent: withoutSigns(unlessEmpty(filters.below)),
  parent_exclude: withoutSigns(unlessEmpty(filters.notBelow)),
}

/** The conditions of a list of pages. */
export function pageConditions(query: PageFilters, env: FilterEnvironment): Condition[] {
  return conditionsOf(pageFilters, query, env)
}
