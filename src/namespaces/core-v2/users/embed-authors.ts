import { findUsers } from '../../../data/users/user-reader.ts'
import { isPublicAuthor } from '../../../domain/accounts/user-policy.ts'
import { failure } from '../../../domain/errors/errors.ts'
import { idsAfter } from '../../../http/links.ts'
import type { EmbedResolver } from '../../operation.ts'
import { orRefusal } from '../or-refusal.ts'
import { requireReadable } from './user-access.ts'
import { embedSelection, presentUser } from './user-view.ts'
import { userEnv } from './writes.ts'

/**
 * Loads the targets of `author` links: all users in one statement, in the embed context. A user
 * that the caller may not read is replaced by the error that its address answers.
 */
export const embedAuthors: EmbedResolver = async (hrefs, caller, ctx) => {
  const ids = idsAfter(hrefs, `${ctx.apiUrl}/core/v2/users/`)
  const rows = await findUsers(ctx.database, [...ids.values()], isPublicAuthor)
  const byId = new Map(rows.map((row) => [row.id, row]))
  const env = await userEnv(ctx, caller)
  return new Map(
    [...ids].map(([href, id]) => [
      href,
      orRefusal(() => {
        const user = byId.get(id)
        if (user === undefined) throw failure('rest_user_invalid_id')
        requireReadable(user, 'embed', caller)
        return presentUser(embedSelection, user, env)
      }),
    ]),
  )
}
