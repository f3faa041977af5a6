import { builder } from '../database/builder.ts'

/**
 * The id of a user, locked against deletion until the transaction ends, for a column that is empty once its
 * user is deleted; null if there is no such user any more.
 */
export const lockedUser = (id: number) =>
  builder.selectFrom('users as u').select('u.id').where('u.id', '=', id).forKeyShare('u')
