import { lockAuthor } from '../../data/comment-writer.ts'
import type { CommentValues } from '../../data/comment-writer.ts'
import type { Tx } from '../../data/database.ts'
import { has, type Caller } from '../accounts/caller.ts'
import { failure } from '../errors.ts'
import type { CommentInput } from './input.ts'
import type { CommentTexts } from './texts.ts'

export type AuthorValues = Pick<
  CommentValues,
  'authorId' | 'authorName' | 'authorEmail' | 'authorUrl'
>

/**
 * Who a new comment is of: the caller, or whom a moderator names, by id or as a guest by name and
 * addresses. Others write under their own name.
 * @throws DomainError 400 rest_comment_author_invalid, rest_comment_author_data_required
 */
export async function authorOfNew(
  tx: Tx,
  caller: Caller,
  input: CommentInput,
  texts: CommentTexts,
): Promise<AuthorValues> {
  if (!caller.signedIn) return guest(texts)
  const { author } = input
  const names = [texts.authorName, texts.authorEmail, texts.authorUrl]
  const moderator = has(caller, 'moderate_comments')
  if (author !== undefined) return account(tx, author, moderator ? texts : {})
  const asGuest = moderator && names.some((name) => name !== undefined && name !== '')
  return asGuest ? guest(texts) : account(tx, caller.id, {})
}

/**
 * The account that a comment is of. Names that are given beat those of the account.
 * @throws DomainError 400 rest_comment_author_invalid
 */
export async function account(tx: Tx, id: number, texts: CommentTexts): Promise<AuthorValues> {
  const user = await lockAuthor(tx, id)
  if (user === undefined) throw failure('rest_comment_author_invalid')
  return {
    authorId: user.id,
    authorName: texts.authorName ?? user.displayName,
    authorEmail: texts.authorEmail ?? user.email,
    authorUrl: texts.authorUrl ?? user.url,
  }
}

/** Who has no account tells a name and a mail address, whoever writes it down. */
function guest(texts: CommentTexts): AuthorValues {
  const { authorName = '', authorEmail = '', authorUrl = '' } = texts
  if (authorName === '' || authorEmail === '') throw failure('rest_comment_author_data_required')
  return { authorId: 0, authorName, authorEmail, authorUrl }
}
