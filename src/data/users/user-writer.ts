import { expressionBuilder, sql } from 'kysely'
import { selections, written, type ColumnNames } from '../database/columns.ts'
import type { Tables, Tx } from '../database/database.ts'
import { isRowId } from '../database/row-ids.ts'
import { userColumns, type UserRow } from './user-reader.ts'

/** What can be stored of a user. */
export interface UserValues extends Omit<
  UserRow,
  'id' | 'roles' | 'extraCapabilities' | 'registeredAt' | 'version' | 'updatedAt'
> {
  readonly roles: string[]
  readonly passwordHash: string
}

const storedColumns = {
  ...userColumns,
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
  const { login, email, slug } = values
  const rows = await tx
    .selectFrom('users')
    .select(['slug', isTaken('login', login).as('login'), isTaken('email', email).as('email')])
    .where('id', '<>', except)
    .where(users.or([isTaken('login', login), isTaken('email', email), slugIsLike(slug)]))
    .execute()
  return {
    login: rows.some((row) => row.login),
    email: rows.some((row) => row.email),
    slugs: new Set(rows.map((row) => row.slug)),
  }
}

const users = expressionBuilder<Tables, 'users'>()

const isTaken = (column: 'login' | 'email', value: string | undefined) =>
  value === undefined ? users.lit(false) : users(column, '=', value)

const slugIsLike = (slug: string | undefined) =>
  slug === undefined
    ? users.lit(false)
    : sql<boolean>`(slug = ${slug} or starts_with(slug, ${`${slug}-`}))`

/** @throws a unique violation when login, e-mail address or slug are taken meanwhile */
export async function insertUser(tx: Tx, values: UserValues, now: Date): Promise<UserRow> {
  const { meta, ...columns } = values
  return tx
    .insertInto('users')
    .values({
      ...written(storedColumns, columns),
      meta: JSON.stringify(meta),
      registered_at: now,
      updated_at: now,
    })
    .returning(selections('users', userColumns))
    .executeTakeFirstOrThrow()
}

/** @throws a unique violation when login, e-mail address or slug are taken meanwhile */
export async function updateUserRow(
  tx: Tx,
  id: number,
  values: Partial<UserValues>,
  now: Date,
): Promise<UserRow> {
  const { meta, ...columns } = values
  return tx
    .updateTable('users')
    .set((u) => ({
      ...written(storedColumns, columns),
      ...(meta && { meta: JSON.stringify(meta) }),
      version: u('version', '+', 1),
      updated_at: now,
    }))
    .where('id', '=', id)
    .returning(selections('users', userColumns))
    .executeTakeFirstOrThrow()
}

/** Loads a user and keeps others from changing it until the transaction ends. */
export async function lockUser(tx: Tx, id: number): Promise<UserRow | undefined> {
  if (!isRowId(id)) return undefined
  return tx
    .selectFrom('users as u')
    .select(selections('u', userColumns))
    .where('u.id', '=', id)
    .forUpdate()
    .executeTakeFirst()
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

export async function deleteUserRow(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('users').where('id', '=', id).execute()
}
