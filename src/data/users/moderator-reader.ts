import { sql } from 'kysely'
import { selections } from '../database/columns.ts'
import type { Tx } from '../database/database.ts'
import { texts } from '../database/expressions.ts'
import { userColumns, type UserRow } from './user-reader.ts'

/** Users with a mail address and one of the roles, the oldest accounts first. */
export async function findUsersOfRoles(
  tx: Tx,
  roles: readonly string[],
  most: number,
): Promise<UserRow[]> {
  return tx
    .selectFrom('users as u')
    .select(selections('u', userColumns))
    .where(sql<boolean>`u.roles && ${texts(roles)}`)
    .where('u.email', '<>', '')
    .orderBy('u.id')
    .limit(sql.lit(most))
    .execute()
}
