import type { CommentRow } from '../../data/comments/comment-row.ts'
import {
  lockCommentedEntry,
  reparentReplies,
  lockThreads,
  updateCommentRow,
  type CommentValues,
} from '../../data/comments/comment-writer.ts'
import type { Tx } from '../../data/database/database.ts'
import type { Caller } from '../accounts/caller.ts'
import { failure } from '../errors/errors.ts'
import type { Guard } from '../errors/guard.ts'
import type { Site } from '../site/site.ts'
import { accountAuthor } from './author.ts'
import { readWrittenComment } from './create-comment.ts'
import { dateOf } from './comment-date.ts'
import { lockModeratedComment } from './lock-comment.ts'
import type { CommentInput } from './comment-input.ts'
import { requireParent } from './parent.ts'
import { mayModerate } from './comment-policy.ts'
import { nextCommentStatus } from './comment-statuses.ts'
import { cleanTexts, requireTextLengths } from './comment-texts.ts'

/**
 * Updates the members that the input contains (behaviour/comments.md#creating).
 * @throws DomainError 404 rest_comment_invalid_id, rest_comment_invalid_type; rest_cannot_edit;
 *   403 rest_comment_invalid_post_id; 400 as createComment; what the guard throws
 */
export async function updateComment(
  site: Site,
  caller: Caller,
  { id, input, guard }: { id: number; input: CommentInput; guard: Guard },
): Promise<CommentRow> {
  const { timezone } = await site.settings()
  return site.database.transact(async (tx) => {
    const current = await lockModeratedComment(tx, id, {
      caller,
      refusal: 'rest_cannot_edit',
      guard,
    })
    if (input.type !== undefined && input.type !== current.type) {
      throw failure('rest_comment_invalid_type')
    }
    requireTextLengths(input)
    const texts = cleanTexts(caller, input)
    const date = dateOf(input, timezone)
    const changes: Partial<CommentValues> = {
      ...(input.author !== undefined && (await accountAuthor(tx, input.author, texts))),
      ...texts,
      ...(date !== undefined && { date }),
      ...(await placeOf(tx, caller, current, input)),
      ...(input.status !== undefined && nextCommentStatus(current, input.status)),
    }
    if (Object.keys(changes).length === 0) return current
    const now = site.clock()
    const moves = changes.entryId !== undefined && changes.entryId !== current.entryId
    if (moves) await reparentReplies(tx, current, now)
    await updateCommentRow(tx, id, changes, now)
    return readWrittenComment(tx, id)
  })
}

/**
 * Returns the item and the parent comment after a write. A thread belongs to one item: a comment
 * that moves to another item leaves its thread.
 */
async function placeOf(
  tx: Tx,
  caller: Caller,
  current: CommentRow,
  { post, parent }: CommentInput,
): Promise<Partial<Pick<CommentValues, 'entryId' | 'parentId'>>> {
  const entryId = post ?? current.entryId
  const moves = entryId !== current.entryId
  if (post !== undefined) {
    const item = await lockCommentedEntry(tx, post)
    if (item === undefined || (moves && !mayModerate(caller, item))) {
      throw failure('rest_comment_invalid_post_id')
    }
  }
  const parentId = parent ?? (moves ? 0 : current.parentId)
  if (parentId === current.parentId && !moves) return {}
  await lockThreads(tx, entryId)
  await requireParent(tx, parentId, { entryId, id: current.id })
  return { entryId, parentId }
}
