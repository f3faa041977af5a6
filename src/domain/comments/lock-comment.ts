import { readComment } from '../../data/comments/comment-reader.ts'
import type { CommentRow } from '../../data/comments/comment-row.ts'
import { lockComment } from '../../data/comments/comment-writer.ts'
import type { Tx } from '../../data/database/database.ts'
import type { Caller } from '../accounts/caller.ts'
import { failure, forbidden } from '../errors/errors.ts'
import type { Guard } from '../errors/guard.ts'
import { mayModerate } from './comment-policy.ts'

interface ModeratorWrite {
  readonly caller: Caller
  /** The error for callers who may not moderate it. */
  readonly refusal: 'rest_cannot_edit' | 'rest_cannot_delete'
  readonly guard: Guard
}

/**
 * Loads a comment for a moderator's write and locks it until the transaction ends.
 * @throws DomainError 404 rest_comment_invalid_id, the refusal; what the guard throws
 */
export async function lockModeratedComment(
  tx: Tx,
  id: number,
  { caller, refusal, guard }: ModeratorWrite,
): Promise<CommentRow> {
  const row = (await lockComment(tx, id)) ? await readComment(tx, id) : undefined
  if (row === undefined) throw failure('rest_comment_invalid_id')
  if (!mayModerate(caller, row.entry)) throw forbidden(refusal, caller)
  guard(row)
  return row
}
