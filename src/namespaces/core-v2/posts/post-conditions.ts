import type { Condition } from '../../../data/database/expressions.ts'
import * as filters from '../../../data/entries/entry-filters.ts'
import { postFormats } from '../../../domain/content-types/content-types.ts'
import {
  entryFilters,
  type FilterEnvironment,
  type ListPostsQuery,
  type NonFilterParameters,
} from '../entries/entry-conditions.ts'
import { conditionsOf, type FilterTable } from '../../filter-table.ts'

type TermParameter = 'categories' | 'categories_exclude' | 'tags' | 'tags_exclude'

/** The parameters that filter the list. */
export type PostFilters = Omit<ListPostsQuery, NonFilterParameters>

const postFilters: FilterTable<
  PostFilters,
  TermParameter | 'tax_relation',
  FilterEnvironment,
  Condition
> = {
  ...entryFilters,
  sticky: (sticky, { included }) => {
    if (sticky) return filters.sticky
    return included ? undefined : filters.notSticky
  },
  // Most posts have the standard format, so it is expressed by excluding the others.
  format: (formats) => {
    if (formats.length === 0) return undefined
    if (!formats.includes(postFormats[0])) return filters.ofFormats(formats)
    const others = postFormats.filter((format) => !formats.includes(format))
    return others.length === 0 ? undefined : filters.notOfFormats(others)
  },
}

/** A list of ids, or an object that specifies how to match them. */
type Terms =
  | readonly number[]
  | {
      readonly terms?: readonly number[]
      readonly operator?: 'AND' | 'OR'
      readonly include_children?: boolean
    }

function conditionOn(
  taxonomy: string,
  value: Terms,
  make: (condition: filters.TermCondition, operator: 'AND' | 'OR') => filters.DescribedCondition,
): filters.DescribedCondition | undefined {
  const requested = 'length' in value ? { terms: value } : value
  const { terms: ids = [], operator = 'OR', include_children: withChildren = false } = requested
  return ids.length === 0 ? undefined : make({ taxonomy, ids, withChildren }, operator)
}

/** Filters by terms of a taxonomy. */
export const includingTerms =
  (taxonomy: string) =>
  (value: Terms): filters.DescribedCondition | undefined =>
    conditionOn(taxonomy, value, (condition, operator) =>
      operator === 'AND' ? filters.withAllTerms(condition) : filters.withAnyTerm(condition),
    )

export const excludingTerms =
  (taxonomy: string) =>
  (value: Terms): filters.DescribedCondition | undefined =>
    conditionOn(taxonomy, value, filters.withoutTerms)

const termFilters: FilterTable<
  Pick<PostFilters, TermParameter>,
  never,
  FilterEnvironment,
  filters.DescribedCondition
> = {
  categories: includingTerms('category'),
  categories_exclude: excludingTerms('category'),
  tags: includingTerms('post_tag'),
  tags_exclude: excludingTerms('post_tag'),
}

/**
 * Returns the conditions of a list of posts. `tax_relation` says whether one term filter suffices.
 */
export function postConditions(query: PostFilters, env: FilterEnvironment): Condition[] {
  const terms = conditionsOf(termFilters, query, env)
  const either = query.tax_relation === 'OR' && terms.length > 0
  return [
    ...conditionsOf(postFilters, query, env),
    ...(either ? [filters.someTerms(terms)] : terms),
  ]
}
