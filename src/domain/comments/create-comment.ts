import { readComment } from '../../data/comment-reader.ts'
import type { CommentRow, CommentStatus } from '../../data/comment-row.ts'
import {
  lockCommentedEntry,
  insertComment,
  lockAuthors,
  hasApprovedComment,
  type LockedEntry,
} from '../../data/comment-writer.ts'
import type { Tx } from '../../data/database.ts'
import { has, type Caller } from '../accounts/caller.ts'
import { wholeSeconds } from '../content/saving/saving.ts'
import { failure } from '../errors.ts'
import type { Site } from '../site/site.ts'
import { authorOfNew, type AuthorValues } from './author.ts'
import { dateOf } from './dates.ts'
import type { CommentInput, CommentOrigin } from './input.ts'
import { countVisitorsTry, keysOf, requireFresh } from './limits.ts'
import { requireParent } from './parent.ts'
import { NOTE } from './policy.ts'
import { requireOpen } from './rights.ts'
import { statusNamed } from './statuses.ts'
import { cleanTexts, requireFitting, userAgent } from './texts.ts'

/** Ways to comment: what everybody says, and what editors note. */
const TYPES: ReadonlySet<string> = new Set(['comment', NOTE])

/**
 * Writes a new comment (behaviour/comments.md#creating). The caller's rights on the item were asked
 * before; here the item is looked at once more and held, so that it cannot go in between.
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
  if (!TYPES.has(type)) throw failure('rest_invalid_comment_type')
  requireFitting(input)
  const texts = cleanTexts(caller, input)
  const { content } = texts
  if (content === undefined) throw failure('rest_comment_content_invalid')
  if (!caller.signedIn) await countVisitorsTry(site, origin.address)
  const settings = await site.settings()
  return site.database.transact(['content'], async (tx) => {
    const now = site.clock()
    const author = await authorOfNew(tx, caller, input, texts)
    const authorIp = texts.authorIp ?? origin.address
    await lockAuthors(tx, keysOf({ ...author, authorIp }))
    const item = await lockCommentedEntry(tx, input.post ?? 0)
    if (item === undefined) throw failure('rest_comment_invalid_post_id')
    requireOpen(caller, item, type)
    await requireParent(tx, parentId, { entryId: item.id })
    const known = { ...author, authorIp, entryId: item.id, content }
    await requireFresh(tx, caller, known, now)
    const wanted = input.status === undefined ? undefined : statusNamed(input.status)
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
        authorAgent: userAgent(origin.agent),
        date: dateOf(input, settings.timezone) ?? wholeSeconds(now),
      },
      now,
    )
    return written(tx, id)
  })
}

/** Known authors need no moderator; nor do moderators and the author of the item. */
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

/** The comment as the write leaves it. */
export async function written(tx: Tx, id: number): Promise<CommentRow> {
  const row = await readComment(tx, id)
  if (row === undefined) throw failure('rest_comment_invalid_id')
  return row
}
