import type { CommentsOperations } from '../../../../generated/core-v2/operations.ts'
import type { AppContext } from '../../../context.ts'
import {
  countComments,
  checkEntries,
  listComments as loadComments,
} from '../../../data/comments/comment-reader.ts'
import { every } from '../../../data/entries/entry-filters.ts'
import { findEntry } from '../../../data/entries/entry-reader.ts'
import { has } from '../../../domain/accounts/caller.ts'
import {
  moderatedItems,
  readableItems,
  visibleComments,
  type Unlocked,
} from '../../../domain/comments/comment-policy.ts'
import { forbidden } from '../../../domain/errors/errors.ts'
import { operation, type Call } from '../../operation.ts'
import { listHeaders, skipped, totalOf } from '../../../http/pagination.ts'
import { opensWith } from '../../entry-password.ts'
import { requireContext } from './comment-access.ts'
import {
  commentConditions,
  orderOf,
  requirePublicParameters,
  type ListCommentsQuery,
} from './comments-query.ts'
import { presentComments } from './comment-view.ts'

type ListCall = Pick<Call, 'caller' | 'request'> & { readonly query: ListCommentsQuery }

/** The list of comments: one statement for the rows, at most one for the total. */
export const listComments: CommentsOperations['listComments'] = operation({
  load: loadUnlockedItem,
  async authorize(call, ctx, unlocked) {
    const { caller, query, request } = call
    // Existing clients expect GET in `Allow` of a write only if the caller may edit posts.
    if (request.method === 'POST' && !has(caller, 'edit_posts')) {
      throw forbidden('rest_forbidden_param', caller)
    }
    await requireReadableItems(call, ctx, unlocked)
    requireContext(caller, query.context)
    requirePublicParameters(query, caller)
  },
  async run(call, ctx, unlocked) {
    const { caller, query, request } = call
    const { timezone: zone } = await ctx.settings()
    const where = every([
      visibleComments(caller, unlocked),
      ...(query.context === 'edit' ? [moderatedItems(caller)] : []),
      ...commentConditions(query, { caller, zone }),
    ])
    const window = { page: query.page, perPage: query.per_page, offset: query.offset }
    const { post: posts } = query
    const listed = { where, onEntries: posts.length > 0 ? posts : undefined }
    const page = { limit: window.perPage, offset: skipped(window) }
    const rows = await loadComments(ctx.database, { ...listed, ...page, orderBy: orderOf(query) })
    const total = await totalOf(page, rows.length, () => countComments(ctx.database, listed))
    return {
      status: 200,
      body: await presentComments(call, ctx, rows),
      headers: listHeaders(`${ctx.apiUrl}${request.path}`, request.query, window, total),
    }
  },
})

/**
 * Requires that the given items are readable; nonexistent ones have no comments.
 * @throws DomainError rest_cannot_read for the item 0, rest_cannot_read_post,
 *   rest_too_many_attempts
 */
async function requireReadableItems(
  { caller, query }: ListCall,
  { database }: AppContext,
  unlocked: Unlocked | undefined,
): Promise<void> {
  const { post = [] } = query
  if (!Array.isArray(post) || post.length === 0) return
  if (post.includes(0) && !has(caller, 'moderate_comments')) {
    throw forbidden('rest_cannot_read', caller)
  }
  const checked = await checkEntries(database, post, readableItems(caller, unlocked))
  if ([...checked.values()].includes(false)) throw forbidden('rest_cannot_read_post', caller)
}

/**
 * The item that a password is for: the only one requested, since a password is not tried on all.
 */
async function loadUnlockedItem(call: ListCall, ctx: AppContext): Promise<Unlocked | undefined> {
  const { post = [], password } = call.query
  const [id] = post
  if (id === undefined || post.length > 1 || password === undefined) return undefined
  const item = await findEntry(ctx.database, id)
  return item && (await opensWith(call, ctx, item, password)) ? item : undefined
}
