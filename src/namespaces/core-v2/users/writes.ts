import type { components } from '../../../../generated/core-v2/types.ts'
import type { AppContext, Caller } from '../../../context.ts'
import type { UserRow } from '../../../data/users/user-reader.ts'
import { countAccountChange } from '../../../domain/accounts/change-limits.ts'
import { deleteUser } from '../../../domain/accounts/delete-user.ts'
import { updateUser } from '../../../domain/accounts/users.ts'
import { failure } from '../../../domain/errors/errors.ts'
import { notifyFormerAddress } from '../../../domain/recovery/notify-former-address.ts'
import { guardOf } from '../../../http/conditional.ts'
import type { Call } from '../../operation.ts'
import type { Rendered } from '../../../http/selection.ts'
import { changesOf, checkInput, type UserInput } from './read-user-input.ts'
import { presentUser, type User, type UserEnv } from './user-view.ts'

type AnyCall = Pick<Call, 'caller' | 'selection' | 'preconditions'>

/** What users are presented with. */
export async function userEnv(ctx: AppContext, caller: Caller): Promise<UserEnv> {
  const { siteUrl, apiUrl } = ctx
  return { caller, siteUrl, apiUrl, locale: (await ctx.settings()).language }
}

/** Presents one user as requested by the call. */
export async function viewFor(
  user: UserRow,
  { selection, caller }: Pick<Call, 'selection' | 'caller'>,
  ctx: AppContext,
): Promise<Rendered<User>> {
  return presentUser(selection, user, await userEnv(ctx, caller))
}

/**
 * Validates a change of a user. A valid change of one's own account counts towards its rate limit.
 * @throws DomainError 429 rest_too_many_attempts
 */
export async function checkChange(
  { body, caller }: Pick<Call, 'caller'> & { readonly body: UserInput },
  ctx: AppContext,
): Promise<ReturnType<typeof checkInput>> {
  const problems = checkInput(body, { isNew: false })
  if (Object.keys(problems).length === 0) await countAccountChange(ctx, caller, body)
  return problems
}

export async function update(
  call: AnyCall & { readonly body: UserInput },
  ctx: AppContext,
  id: number,
): Promise<{ status: 200; body: Rendered<User>; resource: UserRow }> {
  const { caller } = call
  const user = await updateUser(ctx, {
    id,
    changes: changesOf(call.body),
    actor: caller,
    guard: guardOf(call),
    alongside: await notifyFormerAddress(ctx),
  })
  return { status: 200, body: await viewFor(user, call, ctx), resource: user }
}

interface DeletionQuery {
  readonly force: boolean
  readonly reassign: components['parameters']['Reassign']
}

/** @throws DomainError 501 rest_trash_not_supported without `force` */
export async function remove(
  call: AnyCall & { readonly query: DeletionQuery },
  ctx: AppContext,
  id: number,
): Promise<{ status: 200; body: { deleted: true; previous: Rendered<User> } }> {
  const { caller, query } = call
  if (!query.force) throw failure('rest_trash_not_supported')
  const { reassign } = query
  const user = await deleteUser(ctx, {
    id,
    // Empty, false and 0 all mean no user.
    reassign: typeof reassign === 'number' && reassign !== 0 ? reassign : undefined,
    actorId: caller.id,
    guard: guardOf(call),
  })
  const { links: _, ...selection } = call.selection
  const previous = await viewFor(user, { caller, selection: { ...selection, links: false } }, ctx)
  return { status: 200, body: { deleted: true, previous } }
}
