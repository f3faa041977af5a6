import { lockEntriesOf, lockHierarchy, lockTerm, removeTerm } from '../../data/term-writer.ts'
import type { TermRow } from '../../data/term-row.ts'
import type { Taxonomy } from '../content/taxonomies.ts'
import { failure } from '../errors.ts'
import type { Site } from '../site/site.ts'
import { fallbackTerm } from './policy.ts'
import type { TermGuard } from './update-term.ts'

/**
 * Deletes a term for good and answers it as it was (core-more.md 1.3): children move to its
 * parent, items that have no other category get the default one.
 * @throws DomainError 404 rest_term_invalid; what the guard throws
 */
export async function deleteTerm(
  site: Site,
  taxonomy: Taxonomy,
  id: number,
  guard: TermGuard,
): Promise<TermRow> {
  const fallback = fallbackTerm(taxonomy, await site.settings())
  return site.database.transact(['content'], async (tx) => {
    if (taxonomy.hierarchical) await lockHierarchy(tx, taxonomy.name)
    await lockEntriesOf(tx, id)
    const current = await lockTerm(tx, taxonomy.name, id)
    if (current === undefined) throw failure('rest_term_invalid')
    guard(current)
    await removeTerm(tx, current, fallback, site.clock())
    return current
  })
}
