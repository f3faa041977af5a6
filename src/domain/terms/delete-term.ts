import type { Tx } from '../../data/database/database.ts'
import { databaseWithin } from '../../data/database/nested-transaction.ts'
import { lockSettings, loadSettings } from '../../data/settings/stored-settings.ts'
import { lockEntriesOf, removeTerm } from '../../data/terms/term-removal.ts'
import { lockHierarchy, lockTerm } from '../../data/terms/term-writer.ts'
import type { TermRow } from '../../data/terms/term-row.ts'
import type { Taxonomy } from '../content-types/taxonomies.ts'
import { failure, forbidden } from '../errors/errors.ts'
import type { Guard } from '../errors/guard.ts'
import { readSettings } from '../site/site-settings.ts'
import type { Site } from '../site/site.ts'
import { fallbackTerm } from './term-policy.ts'

/**
 * Deletes a term permanently and returns it (behaviour/terms.md#writing-terms): children
 * move to its parent, items that have no other category get the default one.
 * @throws DomainError 404 rest_term_invalid; 403 rest_cannot_delete for the default category;
 *   what the guard throws
 */
export function deleteTerm(
  site: Site,
  taxonomy: Taxonomy,
  id: number,
  guard: Guard,
): Promise<TermRow> {
  return site.database.transact(async (tx) => {
    const fallback = await lockFallbackTerm(site, tx, taxonomy)
    if (taxonomy.hierarchical) await lockHierarchy(tx, taxonomy.name)
    await lockEntriesOf(tx, id)
    const current = await lockTerm(tx, taxonomy.name, id)
    if (current === undefined) throw failure('rest_term_invalid')
    // It may have become the default since the check; the caller is signed in, hence 403.
    if (id === fallback) throw forbidden('rest_cannot_delete', { signedIn: true })
    guard(current)
    await removeTerm(tx, current, fallback, site.clock())
    return current
  })
}

/** Locks the settings until the transaction ends and returns the term for items without any. */
async function lockFallbackTerm(
  site: Site,
  tx: Tx,
  taxonomy: Taxonomy,
): Promise<number | undefined> {
  if (!taxonomy.hasDefault) return undefined
  await lockSettings(tx)
  return fallbackTerm(taxonomy, readSettings(await loadSettings(databaseWithin(site.database, tx))))
}
