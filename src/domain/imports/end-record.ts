import type { Tx } from '../../data/database/database.ts'
import { lockImport } from '../../data/imports/record-reader.ts'
import type { ImportError, ImportRow } from '../../data/imports/record-row.ts'
import { updateImport } from '../../data/imports/record-writer.ts'
import { failure } from '../errors/errors.ts'
import type { Site } from '../site/site.ts'
import { withErrors } from './record-errors.ts'

type Reason = Pick<ImportError, 'code' | 'message'>

/** The reason recorded for an import that a person stopped. */
export const CANCELLED: Reason = {
  code: 'core:import:cancelled',
  message: 'The import was cancelled.',
}

/**
 * Cancels a pending import; what it has imported so far stays.
 * @throws DomainError 404 rest_import_invalid_id, 409 rest_import_not_pending
 */
export async function cancelRecord(site: Site, id: number): Promise<ImportRow> {
  return site.database.transact(async (tx) => {
    const row = await lockImport(tx, id)
    if (row === undefined) throw failure('rest_import_invalid_id')
    if (row.status !== 'cal-ea-pending') throw failure('rest_import_not_pending')
    await failRecord(tx, row, CANCELLED, site.clock())
    const ended = await lockImport(tx, id)
    if (ended === undefined) throw new Error('A record has vanished while it was locked.')
    return ended
  })
}

/** Marks a record as failed; the transaction must hold its lock. */
export async function failRecord(tx: Tx, row: ImportRow, reason: Reason, now: Date): Promise<void> {
  const errors = withErrors(row.errors, [{ ...reason, date: now.toISOString() }])
  await updateImport(tx, row.id, { status: 'cal-ea-failed', nextBatchHash: null, errors }, now)
}
