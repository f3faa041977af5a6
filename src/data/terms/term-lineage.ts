import { selections } from '../database/columns.ts'
import type { Database } from '../database/database.ts'
import { anyOf } from '../database/expressions.ts'
import { termColumns, type TermRow } from './term-row.ts'

/**
 * The terms of those ids and all above them in one statement, in no particular order. UNION drops
 * what was found before, so that a ring of parents ends.
 */
export async function findTermsWithAncestors(
  { db }: Database,
  ids: readonly number[],
): Promise<TermRow[]> {
  if (ids.length === 0) return []
  return db
    .withRecursive('lineage', (found) =>
      found
        .selectFrom('terms as t')
        .select(['t.id', 't.parent_id'])
        .where('t.id', '=', anyOf(ids))
        .union(
          found
            .selectFrom('lineage')
            .innerJoin('terms as p', 'p.id', 'lineage.parent_id')
            .select(['p.id', 'p.parent_id']),
        ),
    )
    .selectFrom('terms as t')
    .select(selections('t', termColumns))
    .where('t.id', 'in', (found) => found.selectFrom('lineage').select('lineage.id'))
    .execute()
}
