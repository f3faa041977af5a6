import type { operations } from '../../../../generated/core-v2/types.ts'
import type { Condition } from '../../../data/database/expressions.ts'
import * as filters from '../../../data/comments/comment-filters.ts'
import { has, type Caller } from '../../../domain/accounts/caller.ts'
import { parseStatusFilter } from '../../../domain/comments/comment-statuses.ts'
import { forbidden } from '../../../domain/errors/errors.ts'
import {
  conditionsOf,
  unlessEmpty,
  type FilterTable,
  type ListParameters,
} from '../../filter-table.ts'
import { withDate } from '../date-filter.ts'

export type ListCommentsQuery = NonNullable<operations['listComments']['parameters']['query']>

/** Parameters without a filter: presentation, window, order, and passwords of items. */
type NonFilterParameters = ListParameters | 'password'

interface FilterEnvironment {
  readonly caller: Caller
  /** The site's time zone, used for dates without an offset. */
  readonly zone: string
}

/**
 * The condition on `comments c` for each filter parameter
 * (behaviour/comments.md#lists-of-comments).
 */
const table: FilterTable<ListCommentsQuery, NonFilterParameters, FilterEnvironment, Condition> = {
  search: (text, { caller }) =>
    text.trim() === ''
      ? undefined
      : filters.containingText(text.trim(), has(caller, 'moderate_comments')),
  after: withDate(filters.writtenAfter),
  before: withDate(filters.writtenBefore),
  author: unlessEmpty(filters.byAuthors),
  author_exclude: unlessEmpty(filters.notByAuthors),
  author_email: (email) => (email === '' ? undefined : filters.withEmail(email)),
  include: unlessEmpty(filters.withIds),
  exclude: unlessEmpty(filters.withoutIds),
  karma: filters.withKarma,
  parent: unlessEmpty(filters.repliesTo),
  parent_exclude: unlessEmpty(filters.notRepliesTo),
  post: unlessEmpty(filters.onEntries),
  status: (word) => filters.withStatus(parseStatusFilter(word)),
  type: (type) => (type === 'all' || type === '' ? undefined : filters.ofType(type)),
}

export const commentConditions = (query: ListCommentsQuery, env: FilterEnvironment): Condition[] =>
  conditionsOf(table, query, env)

type Orderby = NonNullable<ListCommentsQuery['orderby']>

const orderings: Record<
  Orderby,
  (direction: filters.Direction, include: readonly number[]) => filters.CommentOrder
> = {
  date: filters.byDate,
  date_gmt: filters.byDate,
  id: filters.byId,
  post: filters.byEntry,
  parent: filters.byParent,
  type: filters.byType,
  include: (direction, include) =>
    include.length === 0 ? filters.byDate(direction) : filters.asListed(include),
}

export function orderOf({ orderby, order, include = [] }: ListCommentsQuery): filters.CommentOrder {
  return orderings[orderby ?? 'date_gmt'](order ?? 'desc', include)
}

/** Values of protected parameters that need no right to moderate. */
const publicValues: { readonly [Name in keyof ListCommentsQuery]?: (value: unknown) => boolean } = {
  author: isEmptyList,
  author_exclude: isEmptyList,
  author_email: (value) => value === '',
  karma: () => false,
  status: (value) => value === 'approve',
  type: (value) => value === 'comment',
}

/** @throws DomainError rest_forbidden_param */
export function requirePublicParameters(query: ListCommentsQuery, caller: Caller): void {
  if (has(caller, 'moderate_comments')) return
  for (const [name, isHarmless] of Object.entries(publicValues)) {
    const value = query[name as keyof ListCommentsQuery]
    if (value !== undefined && !isHarmless(value)) throw forbidden('rest_forbidden_param', caller)
  }
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0
}
