import type { AppContext, Caller } from '../../context.ts'
import { findComments } from '../../data/comments/comment-reader.ts'
import type { CommentRow } from '../../data/comments/comment-row.ts'
import { findEntry } from '../../data/entries/entry-reader.ts'
import type { EntryRow } from '../../data/entries/entry-row.ts'
import { mayReadComment, NOTE } from '../../domain/comments/comment-policy.ts'
import { requireCommentable, requireCommenter } from '../../domain/comments/rights.ts'
import { plainTitle } from '../../domain/embeds/entry-texts.ts'
import { linkOf } from '../../domain/embeds/site-embed.ts'
import { DomainError } from '../../domain/errors/errors.ts'
import type { PageRequest } from '../../http/pages.ts'
import { isUnlocked } from '../entry-lock.ts'
import { readId } from './comment-addresses.ts'
import { hasComments } from './entry-comments.ts'

/** Where somebody may comment. */
export interface CommentPlace {
  readonly caller: Caller
  readonly item: CommentedItem
  readonly parent: CommentRow | undefined
}

export interface CommentedItem {
  readonly id: number
  readonly title: string
  readonly link: string
}

type Found = CommentPlace | { readonly closed: CommentedItem } | 'signed out' | 'nowhere'

/**
 * Finds the item, and the comment on it, that a request wants to comment on. An item that the
 * caller may not read is treated like one that does not exist.
 */
export async function findPlace(
  ctx: AppContext,
  request: PageRequest,
  caller: Caller,
): Promise<Found> {
  const id = readId(request.query.get('post') ?? '')
  const entry = id === undefined ? undefined : await findEntry(ctx.database, id)
  try {
    requireCommenter(caller, {}, await ctx.settings())
    if (entry === undefined || !hasComments(entry)) return 'nowhere'
    requireCommentable(caller, entry, undefined, isUnlocked(ctx, request, entry))
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    if (error.code === 'rest_comment_login_required') return 'signed out'
    const closed = error.code === 'rest_comment_closed' && entry !== undefined
    return closed ? { closed: shownItem(ctx, entry) } : 'nowhere'
  }
  const wanted = request.query.get('parent')
  const parent = wanted === null ? undefined : await findParent(ctx, caller, entry, wanted)
  if (wanted !== null && parent === undefined) return 'nowhere'
  return { caller, item: shownItem(ctx, entry), parent }
}

const shownItem = ({ siteUrl }: AppContext, entry: EntryRow): CommentedItem => ({
  id: entry.id,
  title: plainTitle(entry),
  link: linkOf(siteUrl, entry),
})

async function findParent(
  { database }: AppContext,
  caller: Caller,
  entry: EntryRow,
  wanted: string,
): Promise<CommentRow | undefined> {
  const id = readId(wanted)
  const [parent] = id === undefined ? [] : await findComments(database, [id])
  const fits = parent?.entryId === entry.id && parent.type !== NOTE && parent.status === 'approved'
  return fits && mayReadComment(caller, parent) ? parent : undefined
}
