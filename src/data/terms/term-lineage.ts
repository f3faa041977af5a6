import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { termColumns } from './term-reader.ts'
import type { TermRow } from './term-row.ts'

/**
 * The terms of those ids and all above them in one statement, in no particular order. UNION drops
 * what was found before, so that a ring of parents ends.
 */
export async function findTermsWithAncestors(
  database: Database,
  ids: readonly number[],
): Promise<TermRow[]> {
  if (ids.length === 0) return []
  return (
    await sql<TermRow>`
    WITH RECURSIVE lineage AS (
      SELECT t.id, t.parent_id FROM terms t WHERE t.id = ANY(${ids})
      UNION SELECT p.id, p.parent_id FROM lineage JOIN terms p ON p.id = lineage.parent_id
    ) SELECT ${termColumns} FROM terms t WHERE t.id IN (SELECT id FROM lineage)`.execute(
      database.db,
    )
  ).rows
}
