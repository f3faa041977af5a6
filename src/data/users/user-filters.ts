/** Conditions and orders on `users u`, from which list statements are built. */
import { expressionBuilder, sql } from 'kysely'
import { isRowId } from '../../stored-integer.ts'
import type { Sql } from '../database/database.ts'
import { allOf, anyOf, integers, texts } from '../database/expressions.ts'
import type { Aliased, Condition } from '../database/expressions.ts'
import { containing } from '../entries/entry-filters.ts'

const u = expressionBuilder<Aliased<{ u: 'users' }>, 'u'>()

export const everybody: Condition = u.lit(true)
export const withIds = (ids: readonly number[]): Condition =>
  u('u.id', '=', anyOf(ids.filter(isRowId)))
export const withoutIds = (ids: readonly number[]): Condition =>
  u('u.id', '<>', allOf(ids.filter(isRowId)))
export const withSlugs = (slugs: readonly string[]): Condition => u('u.slug', '=', anyOf(slugs))
export const withRoles = (roles: readonly string[]): Condition =>
  sql<boolean>`u.roles && ${texts(roles)}`

/** Matches a login, ignoring case. */
export const withLogin = (login: string): Condition => u('u.login', '=', login)

/** Matches a login or e-mail address, ignoring case. */
export const named = (name: string): Condition => u.or([withLogin(name), u('u.email', '=', name)])

/**
 * Users with a capability, by role, or granted or denied individually.
 * @param roles the roles that have it
 */
export const withCapability = (capability: string, roles: readonly string[]): Condition =>
  sql<boolean>`coalesce((u.extra_capabilities ->> ${capability})::boolean, ${withRoles(roles)})`

/** A condition that also says by whose publications it is met, unless combined into another. */
export interface AuthorCondition extends Condition {
  readonly publishedTypes: readonly string[]
}

export const published: Condition = u.exists(publications())

export const publishedBy = (types: readonly string[]): AuthorCondition =>
  Object.assign(u.exists(publications().where('e.type', '=', anyOf(types))), {
    publishedTypes: types,
  })

function publications() {
  return u
    .selectFrom('entries as e')
    .select('e.id')
    .whereRef('e.author_id', '=', 'u.id')
    .where('e.status', '=', sql.lit('publish'))
}

const searched = {
  username: (pattern: string) => sql<boolean>`fold(u.login::text) like fold(${pattern})`,
  name: (pattern: string) => sql<boolean>`fold(u.display_name) like fold(${pattern})`,
  slug: (pattern: string) => sql<boolean>`u.slug like fold(${pattern})`,
  url: (pattern: string) => sql<boolean>`fold(u.url) like fold(${pattern})`,
  email: (pattern: string) => sql<boolean>`fold(u.email::text) like fold(${pattern})`,
  id: (_pattern: string, text: string) => sql<boolean>`u.id::text = ${text}`,
} as const satisfies Record<string, (pattern: string, text: string) => Condition>

export type UserSearchColumn = keyof typeof searched

/** Users with the text in one of the columns. */
export function containsText(text: string, columns: readonly UserSearchColumn[]): Condition {
  const pattern = containing(text)
  return either(columns.map((column) => searched[column](pattern, text)))
}

export const either = (conditions: readonly Condition[]): Condition => u.or(conditions)

export const columns = {
  id: u.ref('u.id'),
  login: u.ref('u.login'),
  name: u.fn<string>('fold', ['u.display_name']),
  slug: u.ref('u.slug'),
  email: u.ref('u.email'),
  url: u.ref('u.url'),
  registeredAt: u.ref('u.registered_at'),
} as const

/** The order in which ids were given. */
export const asListed = (ids: readonly number[]): Sql =>
  sql<number>`array_position(${integers(ids.filter(isRowId))}, u.id)`

/** The order in which slugs were given. */
export const asListedBySlug = (slugs: readonly string[]): Sql =>
  sql<number>`array_position(${texts(slugs)}, u.slug)`

/** Descending; ties by descending id. */
export const downwards = (column: Sql): Sql[] => [sql`${column} desc`, sql`u.id desc`]
