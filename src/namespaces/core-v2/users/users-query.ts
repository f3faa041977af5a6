import type { operations } from '../../../../generated/core-v2/types.ts'
import type { Sql } from '../../../data/database/database.ts'
import type { Condition } from '../../../data/database/expressions.ts'
import * as users from '../../../data/users/user-filters.ts'
import { has, type Caller } from '../../../domain/accounts/caller.ts'
import { capabilitiesOfRoles, ROLES } from '../../../domain/accounts/capabilities.ts'
import { isPublicAuthor, PUBLIC_TYPES, visibleTo } from '../../../domain/accounts/user-policy.ts'
import { describedTypes } from '../../../domain/content-types/described-types.ts'
import { cleanSlug } from '../../../domain/text/slugs.ts'
import { forbidden } from '../../../domain/errors/errors.ts'
import type { ArgumentProblems } from '../../../http/errors.ts'
import {
  conditionsOf,
  unlessEmpty,
  type FilterTable,
  type ListParameters,
} from '../../filter-table.ts'

export type ListUsersQuery = NonNullable<operations['listUsers']['parameters']['query']>

/** Parameters that are not filters. `search_columns` belongs to `search`. */
type NonFilterParameters = ListParameters | 'search_columns'

interface FilterEnvironment {
  readonly caller: Caller
  readonly query: ListUsersQuery
}

/** The condition on `users u` for each filter parameter (behaviour/accounts.md#lists-of-users). */
const filters: FilterTable<ListUsersQuery, NonFilterParameters, FilterEnvironment, Condition> = {
  include: unlessEmpty(users.withIds),
  exclude: (ids, { query: { include = [] } }) =>
    // Users included by id are never excluded.
    ids.length > 0 && include.length === 0 ? users.withoutIds(ids) : undefined,
  slug: unlessEmpty((slugs: readonly string[]) => users.withSlugs(slugs.map(cleanSlug))),
  roles: unlessEmpty(users.withRoles),
  capabilities: unlessEmpty((names: readonly string[]) => users.either(names.map(holds))),
  who: () => holds('edit_posts'),
  has_published_posts: (types) => {
    if (types === true) return isPublicAuthor
    if (types === false || types.length === 0) return undefined
    const requested: ReadonlySet<string> = new Set(types)
    return users.publishedBy(PUBLIC_TYPES.filter((type) => requested.has(type)))
  },
  search: (text, { caller, query: { search_columns: columns = [] } }) => {
    // Leading and trailing asterisks mean "anything", which is the default anyway.
    const words = withoutAsterisks(text.trim())
    return words === '' ? undefined : searchIn(columns, words, caller)
  },
}

/** All conditions of a list, including visibility to the caller. */
export const userConditions = (query: ListUsersQuery, caller: Caller): Condition[] => [
  visibleTo(caller),
  ...conditionsOf(filters, query, { caller, query }),
]

type Orderby = NonNullable<ListUsersQuery['orderby']>

const orderings: Record<Orderby, (query: ListUsersQuery) => Sql> = {
  id: () => users.columns.id,
  name: () => users.columns.name,
  slug: () => users.columns.slug,
  email: () => users.columns.email,
  url: () => users.columns.url,
  registered_date: () => users.columns.registeredAt,
  include: ({ include = [] }) => users.asListed(include),
  include_slugs: ({ slug = [] }) => users.asListedBySlug(slug.map(cleanSlug)),
}

/** Listed slugs keep their order; the default order is by login. */
export function orderOf(query: ListUsersQuery): Sql[] {
  const { orderby = 'name', include = [], order } = query
  if (orderby === 'include' && include.length === 0) return [users.columns.login]
  const column = orderings[orderby](query)
  return order === 'desc' && orderby !== 'include_slugs' ? users.downwards(column) : [column]
}

const TYPE_NAMES: ReadonlySet<string> = new Set(describedTypes.map(({ name }) => name))

/** For alternatives the schema only reports that none fits, not that a type is unknown. */
export function checkListing({ has_published_posts: types }: ListUsersQuery): ArgumentProblems {
  if (!Array.isArray(types)) return {}
  const wrong = types.findIndex((type) => !TYPE_NAMES.has(type))
  if (wrong < 0) return {}
  const message = `has_published_posts[${wrong}] must be one of: ${[...TYPE_NAMES].join(', ')}.`
  return { has_published_posts: { code: 'rest_not_in_enum', message, data: null } }
}

/**
 * Refuses filters that would disclose what the caller may not see
 * (behaviour/accounts.md#lists-of-users).
 */
export function requireListing(query: ListUsersQuery, caller: Caller): void {
  const { roles = [], capabilities = [], context, orderby, who } = query
  const all = has(caller, 'list_users')
  if (!all && (roles.length > 0 || capabilities.length > 0)) {
    throw forbidden('rest_user_cannot_view', caller)
  }
  if (!all && context === 'edit') throw forbidden('rest_forbidden_context', caller)
  if (!all && (orderby === 'email' || orderby === 'registered_date')) {
    throw forbidden('rest_forbidden_orderby', caller)
  }
  if (who !== undefined && !has(caller, 'edit_posts')) {
    throw forbidden('rest_forbidden_who', caller)
  }
}

type SearchColumn = NonNullable<ListUsersQuery['search_columns']>[number]

const ALL_COLUMNS = ['username', 'name', 'slug', 'url', 'email'] as const

/** Mail addresses are only searched for callers who may see them. */
function searchIn(columns: readonly SearchColumn[], text: string, caller: Caller): Condition {
  const seesMail = has(caller, 'list_users')
  const wanted = columns.length > 0 ? columns : columnsFor(text, seesMail)
  return users.containsText(
    text,
    wanted.filter((name) => name !== 'email' || seesMail),
  )
}

function withoutAsterisks(text: string): string {
  let start = 0
  let end = text.length
  while (text[start] === '*') start++
  while (end > start && text[end - 1] === '*') end--
  return text.slice(start, end)
}

/** The columns to search by default, depending on what the text looks like. */
function columnsFor(text: string, seesMail: boolean): readonly users.UserSearchColumn[] {
  if (text.includes('@') && seesMail) return ['email']
  return /^\d+$/.test(text) ? ['username', 'id'] : ALL_COLUMNS
}

function holds(capability: string): Condition {
  const roles = ROLES.filter((role) => capabilitiesOfRoles([role]).has(capability))
  return users.withCapability(capability, roles)
}
