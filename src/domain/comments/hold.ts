import { readComment } from '../../data/comment-reader.ts'
import type { CommentRow } from '../../data/comment-row.ts'
import { lockComment } from '../../data/comment-writer.ts'
import type { Tx } from '../../data/database.ts'
import type { Caller } from '../accounts/caller.ts'
import { failure, forbidden } from '../errors.ts'
import type { CommentGuard } from './input.ts'
import { mayModerate } from './policy.ts'

interface Holding {
  readonly caller: Caller
  /** What is said to those who may not moderate it. */
  readonly refusal: 'rest_cannot_edit' | 'rest_cannot_delete'
  readonly guard: CommentGuard
}

/**
 * The comment that a moderator's write is about, held until the transaction ends.
 * @throws DomainError 404 rest_comment_invalid_id, the refusal; what the guard throws
 */
export async function holdComment(
  tx: Tx,
  id: number,
  { caller, refusal, guard }: Holding,
): Promise<CommentRow> {
  const row = (await lockComment(tx, id)) ? await readComment(tx, id) : undefined
  if (row === undefined) throw failure('rest_comment_invalid_id')
  if (!mayModerate(caller, row.entry)) throw forbidden(refusal, caller)
  guard(row)
  return row
}
