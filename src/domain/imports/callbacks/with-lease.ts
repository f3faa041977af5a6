import { randomUUID } from 'node:crypto'
import type { Tx } from '../../../data/database/database.ts'
import {
  renewLeaseInTransaction,
  releaseLease,
  renewLease,
  acquireLease,
} from '../../../data/imports/record-lease.ts'
import { failure, invalidParams } from '../../errors/errors.ts'
import type { Site } from '../../site/site.ts'
import { startLeaseRenewal } from '../lease-renewal.ts'
import { checkIdentity } from './check-callback.ts'

/** How long a dead callback blocks others; a live one renews its lease within this time. */
const HELD_MILLISECONDS = 15_000

/** Seconds after which a callback that met another one may retry. */
const BUSY_SECONDS = 10

/**
 * Runs a callback while no other callback of its record runs, on any node.
 * @param work receives a check with which each of its transactions begins: it throws if another
 *   callback has taken over or the import has ended, so that nothing is written then
 * @throws DomainError 409 rest_import_busy
 */
export async function withLease<T>(
  site: Site,
  recordId: number,
  work: (keep: (tx: Tx) => Promise<void>) => Promise<T>,
): Promise<T> {
  const { database } = site
  const token = randomUUID()
  const holding = () => {
    const now = site.clock()
    const until = new Date(now.getTime() + HELD_MILLISECONDS)
    return { id: recordId, token, now, until }
  }
  if (!(await acquireLease(database, holding()))) {
    throw failure('rest_import_busy', { details: { retry_after: BUSY_SECONDS } })
  }
  const stopRenewing = startLeaseRenewal(() => renewLease(database, holding()), HELD_MILLISECONDS)
  try {
    return await work(async (tx) => {
      if (await renewLeaseInTransaction(tx, holding())) return
      throw invalidParams(checkIdentity(undefined, { batchHash: undefined, percentage: 0 }))
    })
  } finally {
    stopRenewing()
    await releaseLease(database, { id: recordId, token })
  }
}
