import { expressionBuilder, sql } from 'kysely'
import { isRowId } from '../../stored-integer.ts'
import { selections, written, type ColumnNames } from '../database/columns.ts'
import type { Tables, Tx } from '../database/database.ts'
import { lockOn, type Condition } from '../database/expressions.ts'
import { userColumns, type UserRow } from './user-reader.ts'

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

/** Values that must be unique but belong to another user. */
export interface ConflictingValues {
  readonly login: boolean
  readonly email: boolean
  /** The slug itself and its numbered variants. */
  readonly slugs: ReadonlySet<string>
}

/**
 * Finds out which of a login, an address and a slug are taken.
 * @param except id of the user whose own values do not count; 0 for none
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

/** @throws a unique violation if login, e-mail address or slug are taken in the meantime */
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

/** @throws a unique violation if login, e-mail address or slug are taken in the meantime */
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

/** Loads and locks a user until the transaction ends. */
export async function lockUser(tx: Tx, id: number): Promise<UserRow | undefined> {
  if (!isRowId(id)) return undefined
  return tx
    .selectFrom('users as u')
    .select(selections('u', userColumns))
    .where('u.id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** The longest-standing user with a role other than the given one; undefined if there is none. */
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

/**
 * Whether another user meets a condition on `users u`. Transactions that ask wait for each other, so that
 * each sees what those before it have changed.
 */
export async function findsOtherUser(tx: Tx, id: number, condition: Condition): Promise<boolean> {
  await lockOn('users', 'others').execute(tx)
  const found = await tx
    .selectFrom('users as u')
    .select('u.id')
    .where('u.id', '<>', id)
    .where(condition)
    .limit(sql.lit(1))
    .executeTakeFirst()
  return found !== undefined
}

export async function deleteUserRow(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('users').where('id', '=', id).execute()
}
