/** Conditions on `users u` and orders of them, from which lists of users are made. */
import { sql } from 'kysely'
import type { Sql } from '../database/database.ts'
import { containing } from '../entries/entry-filters.ts'
import { isRowId } from '../database/row-ids.ts'

export const everybody = sql`TRUE`
export const withIds = (ids: readonly number[]): Sql =>
  sql`u.id = ANY(${ids.filter(isRowId)}::int[])`
export const withoutIds = (ids: readonly number[]): Sql =>
  sql`u.id <> ALL(${ids.filter(isRowId)}::int[])`
export const withSlugs = (slugs: readonly string[]): Sql => sql`u.slug = ANY(${[...slugs]}::text[])`
export const withRoles = (roles: readonly string[]): Sql => sql`u.roles && ${[...roles]}::text[]`

/**
 * Users with a capability, which comes with a role unless the user was given or denied it alone.
 * @param roles those that have it
 */
export const withCapability = (capability: string, roles: readonly string[]): Sql =>
  sql`coalesce((u.extra_capabilities ->> ${capability})::boolean, ${withRoles(roles)})`

/** True of a user who has published an item of one of these types. */
export function publishedBy(types: readonly string[]): Sql {
  if (types.length === 0) return sql`FALSE`
  return sql`EXISTS (SELECT 1 FROM entries e
    WHERE e.author_id = u.id AND e.status = 'publish' AND e.type IN (${sql.join([...types])}))`
}

const searched = {
  username: (pattern: string) => sql`fold(u.login::text) LIKE fold(${pattern})`,
  name: (pattern: string) => sql`fold(u.display_name) LIKE fold(${pattern})`,
  slug: (pattern: string) => sql`u.slug LIKE fold(${pattern})`,
  url: (pattern: string) => sql`fold(u.url) LIKE fold(${pattern})`,
  email: (pattern: string) => sql`fold(u.email::text) LIKE fold(${pattern})`,
  id: (_pattern: string, text: string) => sql`u.id::text = ${text}`,
} as const satisfies Record<string, (pattern: string, text: string) => Sql>

export type UserSearchColumn = keyof typeof searched

/** Users who have the text in one of the columns. */
export function containsText(text: string, columns: readonly UserSearchColumn[]): Sql {
  const pattern = containing(text)
  return anyOf(columns.map((column) => searched[column](pattern, text)))
}

export const anyOf = (conditions: readonly Sql[]): Sql =>
  conditions.length === 0 ? sql`FALSE` : sql`(${sql.join([...conditions], sql` OR `)})`

export const columns = {
  id: sql`u.id`,
  login: sql`u.login`,
  name: sql`fold(u.display_name)`,
  slug: sql`u.slug`,
  email: sql`u.email`,
  url: sql`u.url`,
  registeredAt: sql`u.registered_at`,
} as const

/** The order in which the ids were given. */
export const asListed = (ids: readonly number[]): Sql =>
  sql`array_position(${ids.filter(isRowId)}::int[], u.id)`

/** The order in which the slugs were given. */
export const asListedBySlug = (slugs: readonly string[]): Sql =>
  sql`array_position(${[...slugs]}::text[], u.slug)`

/** From the last to the first, of equals those with the highest id first. */
export const downwards = (column: Sql): Sql[] => [sql`${column} DESC`, sql`u.id DESC`]
