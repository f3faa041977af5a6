import type { Tx } from '../../../data/database/database.ts'
import { commitWithBatch, lockItemNames } from '../../../data/imports/items.ts'
import { siteInOneCommit } from '../../site/in-one-commit.ts'
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
  let handled = named
  const result = await siteInOneCommit(site, async (joined, tx) => {
    await commitWithBatch(tx)
    await keep(tx)
    await lockItemNames(tx, names)
    handled = { places: new Map(named.places), terms: new Map(named.terms) }
    return work({ ...batch, tx, site: joined, named: handled })
  })
  for (const [name, id] of handled.places) named.places.set(name, id)
  for (const [name, ids] of handled.terms) named.terms.set(name, ids)
  return result
}
