import type { CommentsOperations } from '../../../../generated/core-v2/operations.ts'
import { findEntry } from '../../../data/entries/entry-reader.ts'
import { has } from '../../../domain/accounts/caller.ts'
import { createComment } from '../../../domain/comments/create-comment.ts'
import { deleteComment, trashComment } from '../../../domain/comments/delete-comment.ts'
import { requireCommentable, requireCommenter } from '../../../domain/comments/rights.ts'
import { updateComment } from '../../../domain/comments/update-comment.ts'
import { failure } from '../../../domain/errors/errors.ts'
import { guardOf } from '../../../http/conditional.ts'
import { operation } from '../../operation.ts'
import { headerText } from '../../../http/request.ts'
import { wantedFields } from '../../../http/selection.ts'
import { opensWith } from '../../entry-password.ts'
import { loadComment, requireModerator, requireReadable } from './comment-access.ts'
import { checkAddresses, inputOf } from './read-comment-input.ts'
import { listComments } from './list-comments.ts'
import { presentComments, viewSelection } from './comment-view.ts'

/** Comments (behaviour/comments.md). */
export const comments: CommentsOperations = {
  listComments,

  createComment: {
    async authorize(call, ctx) {
      const { caller, body, query, request } = call
      requireCommenter(caller, inputOf(body), await ctx.settings())
      // `post` is a filter of lists, not an item to comment on, and is not looked up.
      const post = request.method === 'GET' ? undefined : body.post
      const item = post === undefined ? undefined : await findEntry(ctx.database, post)
      const opened = item !== undefined && (await opensWith(call, ctx, item, query.password))
      requireCommentable(caller, item, body.type, opened)
    },
    check: ({ body }) => checkAddresses(body),
    async run(call, ctx) {
      const { caller, body, request } = call
      if (body.id !== undefined && body.id !== 0) throw failure('rest_comment_exists')
      const agent = headerText(request.headers, 'user-agent') ?? ''
      const origin = { address: request.remoteAddress, agent }
      const row = await createComment(ctx, caller, inputOf(body), origin)
      const moderates = has(caller, 'moderate_comments')
      const selection = moderates ? call.selection : viewSelection(wantedFields(request))
      const [resource] = await presentComments({ caller, selection }, ctx, [row])
      return {
        status: 201,
        body: shown(resource),
        headers: { Location: `${ctx.apiUrl}/core/v2/comments/${row.id}` },
        resource: row,
      }
    },
  },

  getComment: operation({
    load: loadComment,
    async authorize(call, ctx, row) {
      const { context, password } = call.query
      const opened = await opensWith(call, ctx, row.entry, password)
      requireReadable(call.caller, row, { context, opened })
    },
    async run(call, ctx, row) {
      const [resource] = await presentComments(call, ctx, [row])
      return { status: 200, body: shown(resource), resource: row }
    },
  }),

  updateComment: operation({
    load: loadComment,
    authorize: ({ caller }, _ctx, row) => requireModerator(caller, row, 'rest_cannot_edit'),
    check: ({ body }) => checkAddresses(body),
    async run(call, ctx) {
      const { caller, params, body } = call
      const row = await updateComment(ctx, caller, {
        id: params.id,
        input: inputOf(body),
        guard: guardOf(call),
      })
      const [resource] = await presentComments(call, ctx, [row])
      return { status: 200, body: shown(resource), resource: row, loaded: row }
    },
  }),

  deleteComment: operation({
    load: loadComment,
    authorize: ({ caller }, _ctx, row) => requireModerator(caller, row, 'rest_cannot_delete'),
    async run(call, ctx) {
      const { caller, params, query, selection } = call
      const guard = guardOf(call)
      if (!query.force) {
        const row = await trashComment(ctx, caller, params.id, guard)
        const [resource] = await presentComments(call, ctx, [row])
        return { status: 200, body: shown(resource), resource: row, loaded: row }
      }
      const row = await deleteComment(ctx, caller, params.id, guard)
      // A deleted item has no links.
      const bare = { caller, selection: { ...selection, links: false } }
      const [previous] = await presentComments(bare, ctx, [row])
      return { status: 200, body: { deleted: true, previous: shown(previous) } }
    },
  }),
}

/** One row yields one resource. */
function shown<T>(resource: T | undefined): T {
  if (resource === undefined) throw new Error('A comment was not rendered.')
  return resource
}
