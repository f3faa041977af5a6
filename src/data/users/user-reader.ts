import { sql } from 'kysely'
import type { Database, Sql } from '../database/database.ts'
import { isRowId } from '../database/row-ids.ts'

/** A user as readers load it; the password's hash stays where it is. */
export interface UserRow {
  readonly id: number
  readonly login: string
  readonly slug: string
  readonly email: string
  readonly displayName: string
  readonly firstName: string
  readonly lastName: string
  readonly nickname: string
  readonly description: string
  readonly url: string
  readonly locale: string
  readonly roles: readonly string[]
  readonly extraCapabilities: Readonly<Record<string, boolean>>
  readonly meta: Readonly<Record<string, unknown>>
  readonly registeredAt: Date
  readonly version: number
  readonly updatedAt: Date
}

/** The columns of a `UserRow`, of a table `users` that is called `u`. */
export const USER_COLUMNS = sql`
  u.id, u.login::text AS login, u.slug, u.email::text AS email, u.display_name AS "displayName",
  u.first_name AS "firstName", u.last_name AS "lastName", u.nickname, u.description, u.url,
  u.locale, u.roles, u.extra_capabilities AS "extraCapabilities", u.meta,
  u.registered_at AS "registeredAt", u.version, u.updated_at AS "updatedAt"`

/** A user and whether a condition holds of it, such as being visible. */
export type CheckedUserRow = UserRow & { readonly holds: boolean }

/** Loads users by id in one statement; ids that no column could hold are ignored. */
export async function findUsers(
  database: Database,
  ids: readonly number[],
  condition: Sql = sql`TRUE`,
): Promise<CheckedUserRow[]> {
  const known = ids.filter(isRowId)
  if (known.length === 0) return []
  return (
    await sql<CheckedUserRow>`
    SELECT ${USER_COLUMNS}, ${condition} AS holds FROM users u WHERE u.id = ANY(${known}::int[])`.execute(
      database.db,
    )
  ).rows
}

/** By login, whatever the case. */
export async function findUserByLogin(
  database: Database,
  login: string,
): Promise<UserRow | undefined> {
  const [row] = (
    await sql<UserRow>`SELECT ${USER_COLUMNS} FROM users u WHERE u.login = ${login}::citext`.execute(
      database.db,
    )
  ).rows
  return row
}

/** The stored hash of the password of an account, found by login or e-mail address. */
export async function findPasswordHash(
  database: Database,
  name: string,
): Promise<{ id: number; passwordHash: string } | undefined> {
  const [row] = (
    await sql<{ id: number; passwordHash: string }>`
    SELECT id, password_hash AS "passwordHash" FROM users
    WHERE login = ${name}::citext OR email = ${name}::citext
    ORDER BY (login = ${name}::citext) DESC LIMIT 1`.execute(database.db)
  ).rows
  return row
}

/** What a list asks for; conditions and orderings refer to `users u`. */
export interface UserListing {
  readonly where: readonly Sql[]
  readonly order: readonly Sql[]
  readonly limit: number
  readonly offset: number
}

/** A window of users and how many there are in all; two statements. */
export async function listUsers(
  database: Database,
  { where, order, limit, offset }: UserListing,
): Promise<{ rows: UserRow[]; total: number }> {
  const condition = where.length === 0 ? sql`` : sql`WHERE ${sql.join([...where], sql` AND `)}`
  const [
    { rows },
    {
      rows: [counted],
    },
  ] = await Promise.all([
    sql<UserRow>`
      SELECT ${USER_COLUMNS} FROM users u ${condition}
      ORDER BY ${sql.join([...order, sql`u.id`])}
      LIMIT ${limit} OFFSET ${Math.min(Math.max(offset, 0), Number.MAX_SAFE_INTEGER)}`.execute(
      database.db,
    ),
    sql<{ total: number }>`SELECT count(*)::int AS total FROM users u ${condition}`.execute(
      database.db,
    ),
  ])
  return { rows, total: counted?.total ?? 0 }
}

/** The first administrator, in whose name a program writes that nobody signed in to. */
export async function findFirstAdministrator(database: Database): Promise<UserRow | undefined> {
  const [row] = (
    await sql<UserRow>`SELECT ${USER_COLUMNS} FROM users u WHERE 'administrator' = ANY(u.roles) ORDER BY u.id LIMIT 1`.execute(
      database.db,
    )
  ).rows
  return row
}
