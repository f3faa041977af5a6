import type { AppContext } from '../../../context.ts'
import { findComments } from '../../../data/comments/comment-reader.ts'
import type { CommentRow } from '../../../data/comments/comment-row.ts'
import { has, type Caller } from '../../../domain/accounts/caller.ts'
import {
  mayModerate,
  mayReadComment,
  mayReadItem,
} from '../../../domain/comments/comment-policy.ts'
import { failure, forbidden } from '../../../domain/errors/errors.ts'
import type { RefusalCode } from '../../../errors/catalogue.ts'

/**
 * Loads the comment that a path names.
 * @throws DomainError 404 rest_comment_invalid_id
 */
export async function loadComment(
  { params }: { readonly params: { readonly id: number } },
  { database }: AppContext,
): Promise<CommentRow> {
  const [row] = await findComments(database, [params.id])
  if (row === undefined) throw failure('rest_comment_invalid_id')
  return row
}

/** The edit context of comments is for moderators. */
export function requireContext(caller: Caller, context: unknown): void {
  if (context === 'edit' && !has(caller, 'moderate_comments')) {
    throw forbidden('rest_forbidden_context', caller)
  }
}

/**
 * Requires that the caller may read a comment. If the item is not readable, only the author of the
 * comment and moderators learn that the item is the reason.
 * @param options.opened whether the caller gave the password of the item
 * @throws DomainError rest_forbidden_context, rest_cannot_read_post, rest_cannot_read
 */
export function requireReadable(
  caller: Caller,
  row: CommentRow,
  { context, opened }: { readonly context: unknown; readonly opened: boolean },
): void {
  const { entry } = row
  requireContext(caller, context)
  if (context === 'edit' && !mayModerate(caller, entry)) {
    throw forbidden('rest_forbidden_context', caller)
  }
  if (!mayReadComment(caller, row)) throw forbidden('rest_cannot_read', caller)
  if (mayReadItem(caller, entry, opened)) return
  const own = caller.signedIn && row.authorId === caller.id
  const mayKnow = own || mayModerate(caller, entry)
  throw forbidden(mayKnow ? 'rest_cannot_read_post' : 'rest_cannot_read', caller)
}

/** @throws DomainError with the refusal */
export function requireModerator(caller: Caller, row: CommentRow, refusal: RefusalCode): void {
  if (!mayModerate(caller, row.entry)) throw forbidden(refusal, caller)
}
