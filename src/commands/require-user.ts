import type { AppContext } from '../context.ts'
import { findUserByLogin, type UserRow } from '../data/users/user-reader.ts'
import { OperatorError } from '../operator-error.ts'

/** @throws OperatorError if there is no such user */
export async function requireUser(
  { database }: Pick<AppContext, 'database'>,
  login: string,
): Promise<UserRow> {
  const user = await findUserByLogin(database, login)
  if (user === undefined) throw new OperatorError(`There is no user "${login}".`)
  return user
}
