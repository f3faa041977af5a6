import type { AppContext } from '../../context.ts'
import { findComments } from '../../data/comments/comment-reader.ts'
import type { CommentRow } from '../../data/comments/comment-row.ts'
import { readSignedNumbers, signNumbers } from '../../domain/comments/signed-numbers.ts'
import type { PageRequest } from '../../http/pages.ts'
import { heldToken } from './comment-addresses.ts'

const PURPOSE = 'held comment'

/** For how long authors see their held comments, in milliseconds. */
const LIFETIME = 24 * 60 * 60_000

/** Signs the token with which the author of a held comment sees it. */
export const signHeldComment = (ctx: AppContext, id: number): string =>
  signNumbers(ctx.secret, PURPOSE, [id, ctx.clock().getTime() + LIFETIME])

/** The comment on an item that waits for approval, and that a request has a token for. */
export async function findHeldComment(
  ctx: AppContext,
  request: PageRequest,
  entry: { readonly id: number },
): Promise<CommentRow | undefined> {
  const [id = 0, expires = 0] = readSignedNumbers(ctx.secret, PURPOSE, heldToken(request)) ?? []
  if (expires <= ctx.clock().getTime()) return undefined
  const [comment] = await findComments(ctx.database, [id])
  return comment?.status === 'hold' && comment.entryId === entry.id ? comment : undefined
}
