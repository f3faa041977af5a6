import type { AppContext } from '../../../context.ts'
import { findComments } from '../../../data/comment-reader.ts'
import type { CommentRow } from '../../../data/comment-row.ts'
import { findEntry } from '../../../data/entry-reader.ts'
import type { EntryRow } from '../../../data/entry-row.ts'
import { has, type Caller } from '../../../domain/accounts/caller.ts'
import { mayModerate, mayReadComment, mayReadItem } from '../../../domain/comments/policy.ts'
import { failure, forbidden, type RefusalCode } from '../../../domain/errors.ts'
import type { Call } from '../../../http/operation.ts'

/** The part of a call that checks look at. */
export type Asking = Pick<Call, 'caller' | 'once'>

/**
 * The comment that a path names, loaded once per request, however many checks ask for it.
 * @throws DomainError 404 rest_comment_invalid_id
 */
export async function loadComment(
  { once }: Asking,
  { database }: AppContext,
  id: number,
): Promise<CommentRow> {
  const [row] = await once(`comment:${id}`, () => findComments(database, [id]))
  if (row === undefined) throw failure('rest_comment_invalid_id')
  return row
}

/** The item that somebody wants to comment on. */
export async function loadItem(
  { once }: Asking,
  { database }: AppContext,
  id: number,
): Promise<EntryRow | undefined> {
  return once(`entry:${id}`, () => findEntry(database, id))
}

/** The edit context of comments is for moderators. */
export function requireContext(caller: Caller, context: unknown): void {
  if (context === 'edit' && !has(caller, 'moderate_comments')) {
    throw forbidden('rest_forbidden_context', caller)
  }
}

/**
 * Of an item that the caller may not read, only the author of the comment and moderators are told
 * that it is the item that keeps them out.
 * @param options.opened whether the caller gave the password of the item
 * @throws DomainError rest_forbidden_context, rest_cannot_read_post, rest_cannot_read
 */
export function requireReadable(
  caller: Caller,
  row: CommentRow,
  { context, opened }: { readonly context: unknown; readonly opened: boolean },
): void {
  const { entry } = row
  requireContext(caller, context)
  if (context === 'edit' && !mayModerate(caller, entry)) {
    throw forbidden('rest_forbidden_context', caller)
  }
  if (!mayReadComment(caller, row)) throw forbidden('rest_cannot_read', caller)
  if (mayReadItem(caller, entry, opened)) return
  const own = caller.signedIn && row.authorId === caller.id
  const told = own || mayModerate(caller, entry)
  throw forbidden(told ? 'rest_cannot_read_post' : 'rest_cannot_read', caller)
}

/** @throws DomainError with the refusal */
export function requireModerator(caller: Caller, row: CommentRow, refusal: RefusalCode): void {
  if (!mayModerate(caller, row.entry)) throw forbidden(refusal, caller)
}
