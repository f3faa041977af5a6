import type { Tx } from '../../data/database.ts'
import { keepTerm, lineOf } from '../../data/term-writer.ts'
import type { Taxonomy } from '../content/taxonomies.ts'
import { failure } from '../errors.ts'

/**
 * The parent that a write names, kept in place until the transaction ends; 0 for the top. A term
 * that would stand below itself goes to the top instead.
 * @param own the id of the term that moves; undefined for a new one
 * @throws DomainError 400 rest_taxonomy_not_hierarchical or rest_term_invalid
 */
export async function parentFor(
  tx: Tx,
  { name, hierarchical }: Taxonomy,
  wanted: number,
  own?: number,
): Promise<number> {
  if (!hierarchical) throw failure('rest_taxonomy_not_hierarchical')
  if (wanted === 0) return 0
  const parent = isId(wanted) ? await keepTerm(tx, name, wanted) : undefined
  if (parent === undefined) throw failure('rest_term_invalid', { status: 400 })
  if (own === undefined) return parent.id
  const line = await lineOf(tx, name, parent.id)
  return line.some(({ id }) => id === own) ? 0 : parent.id
}

/** Ids are four bytes; what lies outside names nothing. */
const isId = (id: number): boolean => id > 0 && id <= 2_147_483_647
