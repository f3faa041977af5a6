import { sql, type Database, type Sql } from './database.ts'

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

/** Finds one user; undefined when there is none. */
export async function findUser(database: Database, where: Sql): Promise<UserRow | undefined> {
  const [row] = await database.query<UserRow>(
    sql`SELECT ${USER_COLUMNS} FROM users u WHERE ${where} LIMIT 1`,
  )
  return row
}

/** By id; every number may be asked, also one that no column could hold. */
export async function findUserById(database: Database, id: number): Promise<UserRow | undefined> {
  return isRowId(id) ? findUser(database, sql`u.id = ${id}`) : undefined
}

/** By login, whatever the case. */
export async function findUserByLogin(
  database: Database,
  login: string,
): Promise<UserRow | undefined> {
  return findUser(database, sql`u.login = ${login}::citext`)
}

/** True for numbers that an `integer` column can hold and a sequence can give. */
export function isRowId(id: number): boolean {
  return Number.isInteger(id) && id > 0 && id < 2 ** 31
}
