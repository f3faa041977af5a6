import { lockImport } from '../../../data/imports/record-reader.ts'
import { invalidParams } from '../../errors/errors.ts'
import type { ImportChanges, ImportStatus } from '../../../data/imports/record-row.ts'
import { updateImport } from '../../../data/imports/record-writer.ts'
import type { Site } from '../../site/site.ts'
import { cutText } from '../../text/cut-text.ts'
import { withErrors } from '../record-errors.ts'
import { checkIdentity } from './check-callback.ts'
import { withLease } from './with-lease.ts'

export const STATES = ['success', 'failed', 'pending'] as const

export interface AcceptedState {
  readonly hash: string
  readonly status: (typeof STATES)[number]
  readonly message: string
  readonly messageSlug: string
  readonly percentage: number
}

const LONGEST_CODE = 200

/**
 * Accepts an import's state (behaviour/imports.md#state-callback). Its parent counts as changed
 * too.
 * @throws DomainError 409 rest_import_busy; 400 rest_invalid_param if the import has ended or
 *   advanced in the meantime
 */
export function acceptState(site: Site, recordId: number, state: AcceptedState): Promise<void> {
  const { hash, status, message, messageSlug, percentage } = state
  return withLease(site, recordId, (keep) =>
    site.database.transact(async (tx) => {
      await keep(tx)
      const row = await lockImport(tx, recordId)
      const problems = checkIdentity(row, { batchHash: hash, percentage })
      if (row === undefined || Object.keys(problems).length > 0) throw invalidParams(problems)
      const now = site.clock()
      const failed = { code: cutText(messageSlug, LONGEST_CODE), message, date: now.toISOString() }
      const changes: ImportChanges = {
        status: `cal-ea-${status}` satisfies ImportStatus,
        percentageComplete: Math.round(percentage),
        ...(status !== 'pending' && { nextBatchHash: null }),
        ...(status === 'failed' && { errors: withErrors(row.errors, [failed]) }),
      }
      await updateImport(tx, recordId, changes, now)
      if (row.parentId !== 0) await updateImport(tx, row.parentId, {}, now)
    }),
  )
}
