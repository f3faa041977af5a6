import type { operations } from '../../../../generated/core-v2/types.ts'
import type { Condition } from '../../../data/database/expressions.ts'
import * as filters from '../../../data/entries/entry-filters.ts'
import { blockFilters } from '../blocks/block-conditions.ts'
import { type FilterEnvironment, type NonFilterParameters } from '../entries/entry-conditions.ts'
import { conditionsOf, type FilterTable } from '../../filter-table.ts'
import { includingTerms, excludingTerms } from '../posts/post-conditions.ts'

type ListMenuItemsQuery = NonNullable<operations['listMenuItems']['parameters']['query']>

export type MenuItemFilters = Omit<ListMenuItemsQuery, NonFilterParameters>

type MenuParameter = 'menus' | 'menus_exclude'

const itemFilters: FilterTable<
  MenuItemFilters,
  MenuParameter | 'tax_relation',
  FilterEnvironment,
  Condition
> = {
  ...blockFilters,
  menu_order: filters.atPlace,
}

const menuFilters: FilterTable<
  Pick<MenuItemFilters, MenuParameter>,
  never,
  FilterEnvironment,
  Condition
> = {
  menus: includingTerms('nav_menu'),
  menus_exclude: excludingTerms('nav_menu'),
}

/** The conditions of a list of menu items. */
export function menuItemConditions(query: MenuItemFilters, env: FilterEnvironment): Condition[] {
  const menus = conditionsOf(menuFilters, query, env)
  const either = query.tax_relation === 'OR' && menus.length > 0
  return [...conditionsOf(itemFilters, query, env), ...(either ? [filters.some(menus)] : menus)]
}
