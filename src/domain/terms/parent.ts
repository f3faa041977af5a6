import type { Tx } from '../../data/database/database.ts'
import { lockTermKey, findAncestors } from '../../data/terms/term-writer.ts'
import { isRowId } from '../../stored-integer.ts'
import type { Taxonomy } from '../content-types/taxonomies.ts'
import { failure } from '../errors/errors.ts'

/**
 * Resolves the parent of a write and locks it until the transaction ends; 0 for the top level.
 * @param own the id of the term that moves; undefined for a new one
 * @throws DomainError 400 rest_taxonomy_not_hierarchical; rest_term_invalid for an unknown parent
 *   and for the term itself or one of its descendants
 */
export async function parentFor(
  tx: Tx,
  { name, hierarchical }: Taxonomy,
  wanted: number,
  own?: number,
): Promise<number> {
  if (!hierarchical) throw failure('rest_taxonomy_not_hierarchical')
  if (wanted === 0) return 0
  const parent = isRowId(wanted) ? await lockTermKey(tx, name, wanted) : undefined
  if (parent === undefined) throw failure('rest_term_invalid', { kind: 'invalid' })
  if (own === undefined) return parent.id
  const line = await findAncestors(tx, name, parent.id)
  if (line.some(({ id }) => id === own)) throw failure('rest_term_invalid', BELOW_ITSELF)
  return parent.id
}

const BELOW_ITSELF = {
  kind: 'invalid' as const,
  details: { params: { parent: 'parent must not be the term itself or one below it.' } },
}
