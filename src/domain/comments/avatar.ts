import { createHash } from 'node:crypto'
import type { CommentRow } from '../../data/comment-row.ts'
import { avatarOf, type Avatar } from '../accounts/avatar.ts'

/**
 * The picture of who wrote a comment. A visitor has no account, so the colour follows from the mail
 * address, of which one in twelve colours tells nothing.
 */
export function avatarOfAuthor(
  comment: Pick<CommentRow, 'authorId' | 'authorName' | 'authorEmail'>,
): Avatar {
  const { authorId, authorName, authorEmail } = comment
  const id = authorId === 0 ? numberOf(authorEmail.trim().toLowerCase()) : authorId
  return avatarOf({ id, displayName: authorName })
}

function numberOf(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE(0)
}
