import type { UsersOperations } from '../../../../generated/core-v2/operations.ts'
import type { AppContext } from '../../../context.ts'
import { listUsers } from '../../../data/users/user-reader.ts'
import { has } from '../../../domain/accounts/caller.ts'
import { createUser } from '../../../domain/accounts/users.ts'
import { forbidden } from '../../../domain/errors/errors.ts'
import { operation } from '../../operation.ts'
import { datedForVisitors } from '../../../http/conditional.ts'
import { listHeaders, skipped } from '../../../http/pagination.ts'
import {
  loadUser,
  requireDeletable,
  requireEditable,
  requireReadable,
  requireSignedIn,
} from './user-access.ts'
import { changesOf, checkDeletion, checkInput } from './read-user-input.ts'
import { checkListing, userConditions, orderOf, requireListing } from './users-query.ts'
import { presentUser } from './user-view.ts'
import { checkChange, remove, update, userEnv, viewFor } from './writes.ts'

const load = ({ params }: { readonly params: { readonly id: number } }, ctx: AppContext) =>
  loadUser(ctx, params.id)

/** Users (behaviour/accounts.md#managing-users). `me` is the caller. */
export const users: UsersOperations = {
  listUsers: {
    authorize: ({ query, caller }) => requireListing(query, caller),
    check: ({ query }) => checkListing(query),
    async run({ query, caller, selection, request }, ctx) {
      const window = { page: query.page, perPage: query.per_page, offset: query.offset }
      const { rows, total } = await listUsers(ctx.database, {
        where: userConditions(query, caller),
        order: orderOf(query),
        limit: window.perPage,
        offset: skipped(window),
      })
      const env = await userEnv(ctx, caller)
      return {
        status: 200,
        body: rows.map((user) => presentUser(selection, user, env)),
        headers: listHeaders(`${ctx.apiUrl}/core/v2/users`, request.query, window, total),
      }
    },
  },

  createUser: {
    authorize({ caller }) {
      if (!has(caller, 'create_users')) throw forbidden('rest_cannot_create_user', caller)
    },
    check: ({ body }) => checkInput(body, { isNew: true }),
    async run(call, ctx) {
      const { username, email, password } = call.body
      const values = { ...changesOf(call.body), login: username, email, password }
      const user = await createUser(ctx, values)
      return {
        status: 201,
        body: await viewFor(user, call, ctx),
        headers: { Location: `${ctx.apiUrl}/core/v2/users/${user.id}` },
      }
    },
  },

  getUser: operation({
    load,
    authorize: ({ caller, selection }, _ctx, user) =>
      requireReadable(user, selection.context, caller),
    async run(call, ctx, user) {
      const body = await viewFor(user, call, ctx)
      return { status: 200, body, resource: datedForVisitors(call.caller, user) }
    },
  }),

  updateUser: operation({
    load,
    authorize: ({ body, caller, params }) => requireEditable(params.id, body, caller),
    check: checkChange,
    run: (call, ctx) => update(call, ctx, call.params.id),
  }),

  deleteUser: operation({
    load,
    authorize: ({ caller }) => requireDeletable(caller),
    check: ({ query }) => checkDeletion(query),
    run: (call, ctx) => remove(call, ctx, call.params.id),
  }),

  getCurrentUser: {
    async run(call, ctx) {
      requireSignedIn(call.caller)
      const user = await loadUser(ctx, call.caller.id)
      return { status: 200, body: await viewFor(user, call, ctx), resource: user }
    },
  },

  updateCurrentUser: {
    authorize({ body, caller }) {
      requireSignedIn(caller)
      requireEditable(caller.id, body, caller)
    },
    check: checkChange,
    run: (call, ctx) => update(call, ctx, call.caller.id),
  },

  deleteCurrentUser: {
    authorize({ caller }) {
      requireSignedIn(caller)
      requireDeletable(caller)
    },
    check: ({ query }) => checkDeletion(query),
    run: (call, ctx) => remove(call, ctx, call.caller.id),
  },
}
