import { lockAuthor } from '../../data/comments/comment-writer.ts'
import type { CommentValues } from '../../data/comments/comment-writer.ts'
import type { Tx } from '../../data/database/database.ts'
import { has, type Caller } from '../accounts/caller.ts'
import { failure } from '../errors/errors.ts'
import type { CommentInput } from './comment-input.ts'
import type { CommentTexts } from './comment-texts.ts'

export type AuthorValues = Pick<
  CommentValues,
  'authorId' | 'authorName' | 'authorEmail' | 'authorUrl'
>

/**
 * Resolves the author of a new comment: the caller, or the author that a moderator names, by id or
 * as a guest by name and addresses. Other callers comment under their own name.
 * @throws DomainError 400 rest_comment_author_invalid, rest_comment_author_data_required
 */
export async function resolveAuthor(
  tx: Tx,
  caller: Caller,
  input: CommentInput,
  texts: CommentTexts,
): Promise<AuthorValues> {
  if (!caller.signedIn) return guestAuthor(texts)
  const { author } = input
  const names = [texts.authorName, texts.authorEmail, texts.authorUrl]
  const moderator = has(caller, 'moderate_comments')
  if (author !== undefined) return accountAuthor(tx, author, moderator ? texts : {})
  const asGuest = moderator && names.some((name) => name !== undefined && name !== '')
  return asGuest ? guestAuthor(texts) : accountAuthor(tx, caller.id, {})
}

/**
 * Returns the author values of an account. Given names override those of the account.
 * @throws DomainError 400 rest_comment_author_invalid
 */
export async function accountAuthor(
  tx: Tx,
  id: number,
  texts: CommentTexts,
): Promise<AuthorValues> {
  const user = await lockAuthor(tx, id)
  if (user === undefined) throw failure('rest_comment_author_invalid')
  return {
    authorId: user.id,
    authorName: texts.authorName ?? user.displayName,
    authorEmail: texts.authorEmail ?? user.email,
    authorUrl: texts.authorUrl ?? user.url,
  }
}

/** Guests need a name and an e-mail address. */
function guestAuthor(texts: CommentTexts): AuthorValues {
  const { authorName = '', authorEmail = '', authorUrl = '' } = texts
  if (authorName === '' || authorEmail === '') throw failure('rest_comment_author_data_required')
  return { authorId: 0, authorName, authorEmail, authorUrl }
}
