import { contexts } from '../../../../generated/core-v2/contexts.ts'
import type { StatusesOperations } from '../../../../generated/core-v2/operations.ts'
import type { Caller } from '../../../context.ts'
import { has } from '../../../domain/accounts/caller.ts'
import { describedTypes } from '../../../domain/content-types/described-types.ts'
import {
  statuses as registry,
  statusOf,
  type Status,
} from '../../../domain/content-types/entry-statuses.ts'
import { failure, forbidden } from '../../../domain/errors/errors.ts'
import { presentByName } from '../../../http/selection.ts'
import { presentStatus } from './status-view.ts'

const mayEditAny = (caller: Caller): boolean =>
  describedTypes.some((type) => has(caller, type.capabilities.edit))

/** Public statuses are visible to everyone, the others to callers who may write. */
const mayRead = (caller: Caller, status: Status): boolean =>
  !status.internal && (status.public || mayEditAny(caller))

/** @throws DomainError 404 rest_status_invalid; 401 or 403 rest_cannot_read_status */
function readableStatus(caller: Caller, name: string): Status {
  const status = statusOf(name)
  if (status === undefined) throw failure('rest_status_invalid')
  if (!mayRead(caller, status)) throw forbidden('rest_cannot_read_status', caller)
  return status
}

/** The statuses of content, read-only (behaviour/site.md#types). */
export const statuses: StatusesOperations = {
  listStatuses: {
    authorize({ caller, selection }) {
      if (selection.context === 'edit' && !mayEditAny(caller)) {
        throw forbidden('rest_cannot_view', caller)
      }
    },
    async run(call, ctx) {
      const shown = Object.values<Status>(registry).filter((status) => mayRead(call.caller, status))
      const body = presentByName(contexts.Status, call, shown, (own, status) =>
        presentStatus(own, status, ctx),
      )
      return { status: 200, body }
    },
  },
  getStatus: {
    authorize({ caller, params }) {
      readableStatus(caller, params.status)
    },
    async run({ caller, params, selection }, ctx) {
      const status = readableStatus(caller, params.status)
      return { status: 200, body: presentStatus(selection, status, ctx) }
    },
  },
}
