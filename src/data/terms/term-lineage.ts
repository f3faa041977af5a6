import { selections } from '../database/columns.ts'
import type { Database } from '../database/database.ts'
import { anyOf } from '../database/expressions.ts'
import { termColumns, type TermRow } from './term-row.ts'

/**
 * Terms by id with all their ancestors, in one statement and no particular order. UNION drops rows
 * already found, so a cycle of parents terminates.
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
