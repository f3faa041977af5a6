import { readComment } from '../../data/comments/comment-reader.ts'
import {
  COMMENT_TYPES,
  type CommentRow,
  type CommentStatus,
} from '../../data/comments/comment-row.ts'
import {
  lockCommentedEntry,
  insertComment,
  lockAuthors,
  hasApprovedComment,
  type LockedEntry,
} from '../../data/comments/comment-writer.ts'
import type { Tx } from '../../data/database/database.ts'
import { has, type Caller } from '../accounts/caller.ts'
import { wholeSeconds } from '../content/saving/saving.ts'
import { failure } from '../errors/errors.ts'
import type { Site } from '../site/site.ts'
import { resolveAuthor, type AuthorValues } from './author.ts'
import { dateOf } from './comment-date.ts'
import type { CommentInput, CommentOrigin } from './comment-input.ts'
import { countVisitorAttempt, authorLockKeys, refuseDuplicateOrFlood } from './limits.ts'
import { requireParent } from './parent.ts'
import { NOTE } from './comment-policy.ts'
import { requireOpen } from './rights.ts'
import { parseStatus } from './comment-statuses.ts'
import { notifyModerators } from './notify-moderators.ts'
import { cleanTexts, requireTextLengths, cleanUserAgent } from './comment-texts.ts'

/**
 * Creates a comment (behaviour/comments.md#creating). The caller's rights on the item were checked
 * before; here the item is checked again under a lock, so that it cannot be removed in between.
 * @throws DomainError 400 rest_invalid_comment_type, rest_comment_content_invalid,
 *   comment_…_column_length, rest_comment_author_invalid, rest_comment_author_data_required,
 *   rest_comment_invalid_parent, comment_flood; 409 comment_duplicate; 403 as requireOpen
 */
export async function createComment(
  site: Site,
  caller: Caller,
  input: CommentInput,
  origin: CommentOrigin,
): Promise<CommentRow> {
  const { type = 'comment', parent: parentId = 0 } = input
  if (!COMMENT_TYPES.includes(type)) throw failure('rest_invalid_comment_type')
  requireTextLengths(input)
  const texts = cleanTexts(caller, input)
  const { content } = texts
  if (content === undefined) throw failure('rest_comment_content_invalid')
  if (!caller.signedIn) await countVisitorAttempt(site, origin.address)
  const settings = await site.settings()
  return site.database.transact(async (tx) => {
    const now = site.clock()
    const author = await resolveAuthor(tx, caller, input, texts)
    const authorIp = texts.authorIp ?? origin.address
    await lockAuthors(tx, authorLockKeys({ ...author, authorIp }))
    const item = await lockCommentedEntry(tx, input.post ?? 0)
    if (item === undefined) throw failure('rest_comment_invalid_post_id')
    requireOpen(caller, item, type)
    await requireParent(tx, parentId, { entryId: item.id })
    const known = { ...author, authorIp, entryId: item.id, content }
    await refuseDuplicateOrFlood(tx, caller, known, now)
    const wanted = input.status === undefined ? undefined : parseStatus(input.status)
    const given = wanted ?? (await firstStatus(tx, caller, known, item, settings.holdFirstComments))
    const status = type === NOTE && wanted === undefined ? 'approved' : given
    const id = await insertComment(
      tx,
      {
        ...known,
        parentId,
        type,
        status,
        formerStatus: null,
        authorAgent: cleanUserAgent(origin.agent),
        date: dateOf(input, settings.timezone) ?? wholeSeconds(now),
      },
      now,
    )
    const written = await readWrittenComment(tx, id)
    if (status === 'hold' && wanted === undefined) await notifyModerators(site, tx, written)
    return written
  })
}

/** Comments of known authors, moderators and the author of the item need no approval. */
async function firstStatus(
  tx: Tx,
  caller: Caller,
  author: AuthorValues & { readonly authorIp: string },
  item: LockedEntry,
  holdFirst: boolean,
): Promise<CommentStatus> {
  if (!holdFirst || has(caller, 'moderate_comments')) return 'approved'
  if (caller.signedIn && item.authorId === caller.id) return 'approved'
  return (await hasApprovedComment(tx, author)) ? 'approved' : 'hold'
}

/** Reads the comment after the write. */
export async function readWrittenComment(tx: Tx, id: number): Promise<CommentRow> {
  const row = await readComment(tx, id)
  if (row === undefined) throw failure('rest_comment_invalid_id')
  return row
}
