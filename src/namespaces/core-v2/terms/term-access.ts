import type { AppContext } from '../../../context.ts'
import { findEntry } from '../../../data/entries/entry-reader.ts'
import { findTerm } from '../../../data/terms/term-reader.ts'
import type { TermRow } from '../../../data/terms/term-row.ts'
import { has } from '../../../domain/accounts/caller.ts'
import { contentType } from '../../../domain/content-types/content-types.ts'
import { canRead } from '../../../domain/content/entry-policy.ts'
import { mayHaveTerms, type Taxonomy } from '../../../domain/content-types/taxonomies.ts'
import { failure, forbidden } from '../../../domain/errors/errors.ts'
import { mayEditTerms } from '../../../domain/terms/term-policy.ts'
import type { Call } from '../../operation.ts'

/** The part of a call that access checks need. */
export type AccessCall = Pick<Call, 'caller' | 'selection'>

/** Path parameters of every operation on one term. */
export interface TermPath {
  readonly params: { readonly id: number }
}

/**
 * Loads the term in the path.
 * @throws DomainError 404 rest_term_invalid, also for a term of another taxonomy
 */
export const termLoader =
  (taxonomy: Taxonomy) =>
  async ({ params }: TermPath, { database }: AppContext): Promise<TermRow> => {
    const row = await findTerm(database, taxonomy.name, params.id)
    if (row === undefined) throw failure('rest_term_invalid')
    return row
  }

/** @throws DomainError 401 or 403 rest_forbidden for terms with restricted visibility */
export function requireReader({ caller }: AccessCall, { internal, capabilities }: Taxonomy): void {
  if (internal === true && !has(caller, capabilities.assign)) {
    throw forbidden('rest_forbidden', caller)
  }
}

/** @throws DomainError 401 or 403 rest_forbidden_context */
export function requireContext({ caller, selection }: AccessCall, taxonomy: Taxonomy): void {
  if (selection.context === 'edit' && !mayEditTerms(caller, taxonomy)) {
    throw forbidden('rest_forbidden_context', caller)
  }
}

/**
 * Requires that the caller may read the item whose terms are listed
 * (behaviour/permissions.md#terms).
 * @param id the parameter `post`; 0 for none
 * @throws DomainError 400 rest_post_invalid_id; 401 or 403 rest_forbidden_context, also for an item
 *   of a type without such terms
 */
export async function requireReadableEntry(
  { caller }: AccessCall,
  { database }: AppContext,
  taxonomy: Taxonomy,
  id: number,
): Promise<void> {
  if (id === 0) return
  const entry = await findEntry(database, id)
  if (entry === undefined) throw failure('rest_post_invalid_id', { kind: 'invalid' })
  const type = contentType(entry.type)
  if (type === undefined || !mayHaveTerms(type, taxonomy) || !canRead(caller, type, entry)) {
    throw forbidden('rest_forbidden_context', caller)
  }
}
