import { sql } from 'kysely'
import { written, type ColumnNames } from '../database/columns.ts'
import type { Tx } from '../database/database.ts'
import { isRowId } from '../database/row-ids.ts'
import { USER_COLUMNS, type UserRow } from './user-reader.ts'

/** What can be stored of a user. */
export interface UserValues {
  login: string
  slug: string
  email: string
  displayName: string
  firstName: string
  lastName: string
  nickname: string
  description: string
  url: string
  locale: string
  roles: string[]
  meta: Record<string, unknown>
  passwordHash: string
}

const WRITTEN = {
  login: 'login',
  slug: 'slug',
  email: 'email',
  displayName: 'display_name',
  firstName: 'first_name',
  lastName: 'last_name',
  nickname: 'nickname',
  description: 'description',
  url: 'url',
  locale: 'locale',
  roles: 'roles',
  passwordHash: 'password_hash',
} as const satisfies ColumnNames<'users'>

/** Which of the values that must be unique belong to another user. */
export interface ConflictingValues {
  readonly login: boolean
  readonly email: boolean
  /** The slug itself and those that number it. */
  readonly slugs: ReadonlySet<string>
}

/**
 * Looks who has a login, an address or a slug already.
 * @param except id of the user whose own values do not count; 0 for nobody
 */
export async function findConflicts(
  tx: Tx,
  values: { readonly login?: string; readonly email?: string; readonly slug?: string },
  except = 0,
): Promise<ConflictingValues> {
  const login = values.login ?? null
  const email = values.email ?? null
  const slug = values.slug ?? null
  const rows = (
    await sql<{ login: boolean; email: boolean; slug: string }>`
    SELECT coalesce(login = ${login}::citext, false) AS login,
           coalesce(email = ${email}::citext, false) AS email, slug
    FROM users
    WHERE id <> ${except} AND (login = ${login}::citext OR email = ${email}::citext
      OR slug = ${slug}::text OR starts_with(slug, ${slug === null ? null : `${slug}-`}::text))`.execute(
      tx,
    )
  ).rows
  return {
    login: rows.some((row) => row.login),
    email: rows.some((row) => row.email),
    slugs: new Set(rows.map((row) => row.slug)),
  }
}

/** @throws a unique violation when login, e-mail address or slug are taken meanwhile */
export async function insertUser(tx: Tx, values: UserValues, now: Date): Promise<UserRow> {
  const { meta, ...columns } = values
  const { id } = await tx
    .insertInto('users')
    .values({
      ...written(WRITTEN, columns),
      meta: JSON.stringify(meta),
      registered_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return (await readUser(tx, id)) as UserRow
}

/** @throws a unique violation when login, e-mail address or slug are taken meanwhile */
export async function updateUserRow(
  tx: Tx,
  id: number,
  values: Partial<UserValues>,
  now: Date,
): Promise<UserRow> {
  const { meta, ...columns } = values
  await tx
    .updateTable('users')
    .set((u) => ({
      ...written(WRITTEN, columns),
      ...(meta && { meta: JSON.stringify(meta) }),
      version: u('version', '+', 1),
      updated_at: now,
    }))
    .where('id', '=', id)
    .execute()
  return (await readUser(tx, id)) as UserRow
}

/** Loads a user and keeps others from changing it until the transaction ends. */
export async function lockUser(tx: Tx, id: number): Promise<UserRow | undefined> {
  if (!isRowId(id)) return undefined
  const [row] = (
    await sql<UserRow>`SELECT ${USER_COLUMNS} FROM users u WHERE u.id = ${id} FOR UPDATE`.execute(
      tx,
    )
  ).rows
  return row
}

/** The user of a role who has been there longest, beside one; undefined when not found. */
export async function findOtherUser(tx: Tx, id: number, role: string): Promise<number | undefined> {
  const found = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '<>', id)
    .where((u) => u(u.val(role), '=', u.fn.any('roles')))
    .orderBy('id')
    .limit(sql.lit(1))
    .executeTakeFirst()
  return found?.id
}

async function readUser(tx: Tx, id: number): Promise<UserRow | undefined> {
  const [row] = (
    await sql<UserRow>`SELECT ${USER_COLUMNS} FROM users u WHERE u.id = ${id}`.execute(tx)
  ).rows
  return row
}

export async function deleteUserRow(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('users').where('id', '=', id).execute()
}
