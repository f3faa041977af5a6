import type { Tx } from '../../../data/database/database.ts'
import { inOneCommit } from '../../../data/database/nested-transaction.ts'
import { commitWithBatch, lockItemNames } from '../../../data/imports/items.ts'
import type { BatchContext, ItemContext, Named } from './context.ts'

/** A batch in progress. Committed items add what they have resolved. */
export interface Batch extends BatchContext {
  readonly named: Named
  /** Throws if this callback may no longer write; called first in every transaction. */
  readonly keep: (tx: Tx) => Promise<void>
}

export type SharedContext = Omit<ItemContext, 'activity' | 'remarks' | 'pictureId'>

/**
 * Runs `work` in one transaction for items of a batch.
 * @param names locked against other imports until it ends
 */
export async function inItemTransaction<Result>(
  batch: Batch,
  names: readonly string[],
  work: (shared: SharedContext) => Promise<Result>,
): Promise<Result> {
  const { site, keep, named } = batch
  // An open transaction must not wait for a second connection.
  const settings = await site.settings()
  let handled = named
  const result = await inOneCommit(site.database, async (database, tx) => {
    await commitWithBatch(tx)
    await keep(tx)
    await lockItemNames(tx, names)
    handled = { places: new Map(named.places), terms: new Map(named.terms) }
    const joined = { ...site, database, settings: () => Promise.resolve(settings) }
    return work({ ...batch, tx, site: joined, named: handled })
  })
  for (const [name, id] of handled.places) named.places.set(name, id)
  for (const [name, ids] of handled.terms) named.terms.set(name, ids)
  return result
}
