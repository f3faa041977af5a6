import { lockParentComment, isWithin } from '../../data/comments/comment-writer.ts'
import type { Tx } from '../../data/database/database.ts'
import { failure } from '../errors/errors.ts'

/**
 * Requires that the parent comment is approved and on the same item
 * (behaviour/comments.md#creating).
 * @param id the id of the reply if it already exists; it cannot be its own ancestor
 * @throws DomainError 400 rest_comment_invalid_parent
 */
export async function requireParent(
  tx: Tx,
  parentId: number,
  { entryId, id }: { readonly entryId: number; readonly id?: number },
): Promise<void> {
  if (parentId === 0) return
  const parent = await lockParentComment(tx, parentId)
  const fits = parent?.status === 'approved' && parent.entryId === entryId
  if (!fits) throw failure('rest_comment_invalid_parent')
  if (id !== undefined && (await isWithin(tx, parentId, id))) {
    throw failure('rest_comment_invalid_parent')
  }
}
