import type { CommentRow } from '../../data/comments/comment-row.ts'
import {
  deleteCommentRow,
  reparentReplies,
  updateCommentRow,
} from '../../data/comments/comment-writer.ts'
import type { Tx } from '../../data/database/database.ts'
import type { Caller } from '../accounts/caller.ts'
import { failure } from '../errors/errors.ts'
import type { Guard } from '../errors/guard.ts'
import type { Site } from '../site/site.ts'
import { readWrittenComment } from './create-comment.ts'
import { lockModeratedComment } from './lock-comment.ts'
import { nextCommentStatus } from './comment-statuses.ts'

/**
 * Moves a comment to the trash; its replies stay in place.
 * @throws DomainError 404 rest_comment_invalid_id, rest_cannot_delete, 410 rest_already_trashed;
 *   what the guard throws
 */
export const trashComment = (
  site: Site,
  caller: Caller,
  id: number,
  guard: Guard,
): Promise<CommentRow> =>
  site.database.transact(async (tx) => {
    const current = await lockForDeletion(tx, caller, id, guard)
    const trashed = nextCommentStatus(current, 'trash')
    if (trashed === undefined) throw failure('rest_already_trashed')
    await updateCommentRow(tx, id, trashed, site.clock())
    return readWrittenComment(tx, id)
  })

/**
 * Deletes a comment permanently. Its replies move up to its parent.
 * @returns the deleted comment
 * @throws DomainError 404 rest_comment_invalid_id, rest_cannot_delete; what the guard throws
 */
export const deleteComment = (
  site: Site,
  caller: Caller,
  id: number,
  guard: Guard,
): Promise<CommentRow> =>
  site.database.transact(async (tx) => {
    const current = await lockForDeletion(tx, caller, id, guard)
    await reparentReplies(tx, current, site.clock())
    await deleteCommentRow(tx, id)
    return current
  })

const lockForDeletion = (tx: Tx, caller: Caller, id: number, guard: Guard) =>
  lockModeratedComment(tx, id, { caller, refusal: 'rest_cannot_delete', guard })
