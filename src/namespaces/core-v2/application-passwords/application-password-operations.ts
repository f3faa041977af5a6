import type { ApplicationPasswordsOperations } from '../../../../generated/core-v2/operations.ts'
import type { AppContext } from '../../../context.ts'
import { listApplicationPasswords } from '../../../data/users/application-passwords.ts'
import {
  createApplicationPassword,
  deleteApplicationPassword,
  deleteApplicationPasswords,
  getApplicationPassword,
  requireApplicationPasswords,
  updateApplicationPassword,
} from '../../../domain/accounts/application-passwords.ts'
import type { Caller } from '../../../domain/accounts/caller.ts'
import type { UserRow } from '../../../data/users/user-reader.ts'
import { countAccountChange } from '../../../domain/accounts/change-limits.ts'
import { mayEdit } from '../../../domain/accounts/user-policy.ts'
import { failure, forbidden } from '../../../domain/errors/errors.ts'
import type { RefusalCode } from '../../../errors/catalogue.ts'
import type { ArgumentProblems } from '../../../http/errors.ts'
import { hasScope } from '../../../http/scopes.ts'
import { operation, type Call } from '../../operation.ts'
import { loadUser, requireSignedIn } from '../users/user-access.ts'
import { checkLimits, readLimits, type LimitsInput } from './application-password-input.ts'
import { addressOf, applicationPasswordView, createdView } from './application-password-view.ts'

interface OwnedCall extends Pick<Call, 'caller'> {
  readonly params: { readonly user_id: string }
}

/** The user in the path; `me` is the caller. */
function ownerOf({ params, caller }: OwnedCall): number {
  return params.user_id === 'me' ? caller.id : Number(params.user_id)
}

/**
 * Requires that the owner exists, and for `me` that the caller is signed in.
 * @throws DomainError 501 if application passwords are not available on the site
 */
async function load(call: OwnedCall, ctx: AppContext): Promise<UserRow> {
  requireApplicationPasswords(ctx)
  if (call.params.user_id === 'me') requireSignedIn(call.caller)
  return loadUser(ctx, ownerOf(call))
}

/** Application passwords are visible to their owner and to callers who may edit the owner. */
const forEditors = (code: RefusalCode) => ({
  load,
  authorize({ caller }: OwnedCall, _ctx: AppContext, { id }: UserRow): void {
    if (!mayEdit(caller, id)) throw forbidden(code, caller)
  },
})

/** @throws DomainError 429 rest_too_many_attempts */
async function countChange(
  { caller }: Pick<Call, 'caller'>,
  ctx: AppContext,
): Promise<ArgumentProblems> {
  await countAccountChange(ctx, caller)
  return {}
}

/** @throws DomainError 429 rest_too_many_attempts, 403 rest_scope_missing */
async function checkWrite(
  call: Pick<Call, 'caller'> & { readonly body: LimitsInput },
  ctx: AppContext,
): Promise<ArgumentProblems> {
  const problems = checkLimits(call.body)
  if (Object.keys(problems).length > 0) return problems
  requireOwnScopes(call.caller, call.body.scopes)
  return countChange(call, ctx)
}

/** New credentials cannot exceed the limits of the current ones. */
function requireOwnScopes(caller: Caller, scopes: readonly string[] = []): void {
  const missing = (scopes.length > 0 ? scopes : ['*:*']).find((scope) => !hasScope(caller, scope))
  if (missing !== undefined) throw failure('rest_scope_missing', { details: { scope: missing } })
}

/** Application passwords of a user (behaviour/accounts.md#application-passwords). */
export const applicationPasswords: ApplicationPasswordsOperations = {
  listApplicationPasswords: {
    ...forEditors('rest_cannot_list_application_passwords'),
    async run(call, { database, apiUrl }) {
      const rows = await listApplicationPasswords(database, ownerOf(call))
      const body = rows.map((row) => applicationPasswordView(row, call, apiUrl))
      return { status: 200, body }
    },
  },

  createApplicationPassword: {
    ...forEditors('rest_cannot_create_application_passwords'),
    check: checkWrite,
    async run(call, ctx) {
      const { name, app_id: appId = '' } = call.body
      const limits = readLimits(call.body)
      const row = await createApplicationPassword(ctx, ownerOf(call), name, { appId, limits })
      return {
        status: 201,
        body: createdView(row, call, ctx.apiUrl),
        headers: { Location: addressOf(row, ctx.apiUrl) },
      }
    },
  },

  deleteApplicationPasswords: {
    ...forEditors('rest_cannot_delete_application_passwords'),
    check: countChange,
    async run(call, ctx) {
      const count = await deleteApplicationPasswords(ctx, ownerOf(call))
      return { status: 200, body: { deleted: true, count } }
    },
  },

  introspectApplicationPassword: operation({
    load,
    authorize({ caller }, _ctx, { id }) {
      if (!caller.signedIn || id !== caller.id) {
        const code = 'rest_cannot_introspect_app_password_for_non_authenticated_user'
        throw forbidden(code, caller)
      }
    },
    async run({ caller, selection }, ctx) {
      const uuid = caller.applicationPassword
      if (uuid === undefined) throw failure('rest_no_authenticated_app_password')
      const row = await getApplicationPassword(ctx, caller.id, uuid)
      return { status: 200, body: applicationPasswordView(row, { caller, selection }, ctx.apiUrl) }
    },
  }),

  getApplicationPassword: {
    ...forEditors('rest_cannot_read_application_password'),
    async run(call, ctx) {
      const row = await getApplicationPassword(ctx, ownerOf(call), call.params.uuid)
      return { status: 200, body: applicationPasswordView(row, call, ctx.apiUrl) }
    },
  },

  updateApplicationPassword: {
    ...forEditors('rest_cannot_edit_application_password'),
    check: checkWrite,
    async run(call, ctx) {
      // `app_id` is only stored on creation; updates accept and ignore it.
      const { name } = call.body
      const row = await updateApplicationPassword(
        ctx,
        { userId: ownerOf(call), uuid: call.params.uuid },
        { ...(name !== undefined && { name }), ...readLimits(call.body) },
      )
      return { status: 200, body: applicationPasswordView(row, call, ctx.apiUrl) }
    },
  },

  deleteApplicationPassword: {
    ...forEditors('rest_cannot_delete_application_password'),
    check: countChange,
    async run(call, ctx) {
      const row = await deleteApplicationPassword(ctx, ownerOf(call), call.params.uuid)
      const selection = { ...call.selection, links: false }
      const { caller } = call
      const previous = applicationPasswordView(row, { caller, selection }, ctx.apiUrl)
      return { status: 200, body: { deleted: true, previous } }
    },
  },
}
