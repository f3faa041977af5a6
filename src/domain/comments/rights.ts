/**
 * The rights required for commenting, checked in the order that the error codes imply
 * (behaviour/comments.md#creating).
 */
import type { CommentedEntry } from '../../data/comments/comment-row.ts'
import { has, type Caller } from '../accounts/caller.ts'
import { failure, forbidden } from '../errors/errors.ts'
import type { SiteSettings } from '../site/site-settings.ts'
import type { CommentInput } from './comment-input.ts'
import { mayEditItem, mayReadItem, NOTE, type CommentedItem } from './comment-policy.ts'

/**
 * Checks the rights that do not depend on the item.
 * @throws DomainError 401 rest_comment_login_required; rest_comment_invalid_author,
 *   rest_comment_invalid_author_ip, rest_comment_invalid_status
 */
export function requireCommenter(
  caller: Caller,
  input: CommentInput,
  { allowAnonymousComments }: SiteSettings,
): void {
  const { author, authorIp, status } = input
  if (!caller.signedIn && !allowAnonymousComments) throw failure('rest_comment_login_required')
  if (has(caller, 'moderate_comments')) return
  if (author !== undefined && author !== caller.id) {
    throw forbidden('rest_comment_invalid_author', caller)
  }
  if (authorIp !== undefined) throw forbidden('rest_comment_invalid_author_ip', caller)
  if (status !== undefined) throw forbidden('rest_comment_invalid_status', caller)
}

export type OpenItem = CommentedItem & { readonly commentStatus: string }

/**
 * Requires that the item accepts comments now. Notes are always open to those who may edit it.
 * @throws DomainError 403 rest_comment_draft_post, rest_comment_trash_post, rest_comment_closed;
 *   rest_cannot_create_note
 */
export function requireOpen(
  caller: Caller,
  item: OpenItem,
  type: string | undefined,
  readable = true,
): void {
  const isNote = type === NOTE
  if (item.status === 'draft' && !isNote) throw failure('rest_comment_draft_post')
  if (item.status === 'trash') throw failure('rest_comment_trash_post')
  if (!readable) throw forbidden('rest_cannot_read_post', caller)
  if (isNote && !mayEditItem(caller, item)) throw forbidden('rest_cannot_create_note', caller)
  if (item.commentStatus !== 'open' && !isNote) throw failure('rest_comment_closed')
}

/**
 * Checks everything that depends on the item, before anything is written.
 * @param opened whether the caller gave the password of the item
 * @throws DomainError as requireOpen does; 403 rest_comment_invalid_post_id, rest_cannot_read_post
 */
export function requireCommentable(
  caller: Caller,
  item: (OpenItem & Pick<CommentedEntry, 'password'>) | undefined,
  type: string | undefined,
  opened: boolean,
): void {
  if (item === undefined) throw failure('rest_comment_invalid_post_id')
  requireOpen(caller, item, type, mayReadItem(caller, item, opened))
}
