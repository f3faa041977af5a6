import { sql } from 'kysely'
import { isRowId } from '../../stored-integer.ts'
import { selections, type ColumnNames, type RowOf } from '../database/columns.ts'
import { narrowing, type Database, type Sql } from '../database/database.ts'
import { anyOf, pageOf, type Condition } from '../database/expressions.ts'
import { everybody, named, withLogin, type AuthorCondition } from './user-filters.ts'
import { listKey, type Narrowed } from '../database/dependencies.ts'
import { textOf } from '../entries/named-columns.ts'

export const userColumns = {
  id: 'id',
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
  extraCapabilities: 'extra_capabilities',
  meta: 'meta',
  registeredAt: 'registered_at',
  version: 'version',
  updatedAt: 'updated_at',
} as const satisfies ColumnNames<'users'>

/** A user without the password hash. */
export type UserRow = RowOf<'users', typeof userColumns>

const usersOf = ({ db }: Database) =>
  db.selectFrom('users as u').select(selections('u', userColumns))

/** A user, and whether a condition holds, such as visibility. */
export type CheckedUserRow = UserRow & { readonly holds: boolean }

/** Loads users by id in one statement; ids outside the column's range are ignored. */
export async function findUsers(
  database: Database,
  ids: readonly number[],
  condition: Condition = everybody,
): Promise<CheckedUserRow[]> {
  const known = ids.filter(isRowId)
  if (known.length === 0) return []
  return usersOf(narrowing(database, () => ofUsers([condition])))
    .select(sql<boolean>`${condition}`.as('holds'))
    .where('u.id', '=', anyOf(known))
    .execute()
}

/** Finds a user by login, ignoring case. */
export async function findUserByLogin(
  database: Database,
  login: string,
): Promise<UserRow | undefined> {
  return usersOf(database).where(withLogin(login)).executeTakeFirst()
}

/** A user with the hash of the password. */
export type AccountRow = UserRow & { readonly passwordHash: string }

/** Finds an account to sign in to, by login or e-mail address, ignoring case. */
export async function findAccount(
  database: Database,
  name: string,
): Promise<AccountRow | undefined> {
  return usersOf(database)
    .select('u.password_hash as passwordHash')
    .where(named(name))
    .orderBy(withLogin(name), 'desc')
    .limit(sql.lit(1))
    .executeTakeFirst()
}

/** A list query; conditions and orders refer to `users u`. */
export interface UserListing {
  readonly where: readonly Condition[]
  readonly order: readonly Sql[]
  readonly limit: number
  readonly offset: number
}

/** A window of users with the total, in two statements. */
export async function listUsers(
  database: Database,
  { where, order, limit, offset }: UserListing,
): Promise<{ rows: UserRow[]; total: number }> {
  const { db } = narrowing(database, () => ofUsers(where))
  const chosen = db.selectFrom('users as u').where((u) => u.and(where))
  const [{ rows }, { total }] = await Promise.all([
    pageOf(
      chosen.select(selections('u', userColumns)).orderBy(sql.join([...order, sql.ref('u.id')])),
      { limit, offset },
    ).execute(db),
    chosen.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
  ])
  return { rows, total }
}

/** The first administrator, who owns what the program writes without a signed-in user. */
export async function findFirstAdministrator(database: Database): Promise<UserRow | undefined> {
  return usersOf(database)
    .where((u) => u(u.val('administrator'), '=', u.fn.any('u.roles')))
    .orderBy('u.id')
    .limit(sql.lit(1))
    .executeTakeFirst()
}

/** Of entries, conditions on users only look at which are published, and by whom. */
function ofUsers(conditions: readonly (Condition | AuthorCondition)[]): Narrowed {
  const types: string[] = []
  for (const condition of conditions) {
    if ('publishedTypes' in condition) types.push(...condition.publishedTypes)
    else if (/\bentries\b/.test(textOf(condition))) return {}
  }
  return { entries: types.map(listKey) }
}
