import { createHash } from 'node:crypto'
import type { CommentRow } from '../../data/comments/comment-row.ts'
import { avatarOf, type Avatar } from '../accounts/avatar.ts'

/**
 * Returns the avatar of a comment's author. A visitor has no account, so the colour is derived from
 * the e-mail address; one of twelve colours does not disclose the address.
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
