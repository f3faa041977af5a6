import type { EditLocksOperations } from '../../../../generated/core-v2/operations.ts'
import type { components } from '../../../../generated/core-v2/types.ts'
import type { AppContext } from '../../../context.ts'
import type { EditLock } from '../../../data/edit-locks/edit-locks.ts'
import { findEntry } from '../../../data/entries/entry-reader.ts'
import type { EntryRow } from '../../../data/entries/entry-row.ts'
import {
  lockForEditing,
  requireLockable,
  unlockAfterEditing,
} from '../../../domain/content/edit-locks.ts'
import { operation, type Call } from '../../operation.ts'

interface Locking extends Pick<Call, 'caller'> {
  readonly params: { readonly id: number }
}

/** What both operations begin with. */
const shared = {
  load: ({ params }: Locking, { database }: AppContext) => findEntry(database, params.id),

  authorize({ caller }: Locking, _ctx: AppContext, entry: EntryRow | undefined) {
    requireLockable(caller, entry)
  },
}

/** Who is editing an item right now (behaviour/content.md#edit-locks). */
export const editLocks: EditLocksOperations = {
  takeEditLock: operation({
    ...shared,
    run: async ({ params, caller, body }, ctx) =>
      show(caller.id, params.id, await lockForEditing(ctx, params.id, caller.id, body.take_over)),
  }),
  releaseEditLock: operation({
    ...shared,
    run: async ({ params, caller }, ctx) =>
      show(caller.id, params.id, await unlockAfterEditing(ctx, params.id, caller.id)),
  }),
}

function show(
  callerId: number,
  id: number,
  lock: EditLock | undefined,
): { readonly status: 200; readonly body: components['schemas']['EditLock'] } {
  return {
    status: 200,
    body: {
      id,
      user: lock?.userId ?? null,
      user_name: lock?.userName ?? '',
      expires: lock?.expiresAt.toISOString() ?? null,
      is_own: lock?.userId === callerId,
    },
  }
}
