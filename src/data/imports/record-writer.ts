import { sql } from 'kysely'
import type { Tx } from '../database/database.ts'
import type { ImportChanges, NewImportRow } from './record-row.ts'

/** Stores a new record and answers its id. */
export async function insertImport(tx: Tx, values: NewImportRow, now: Date): Promise<number> {
  const { postStatus, nextBatchHash, callbackSecret, signed, nextRunAt } = values
  const [row] = (
    await sql<{ id: number }>`
    INSERT INTO import_records (
      import_id, origin, type, frequency, status, parent_id, author_id, source, source_name,
      post_status, categories, update_authority, options, next_batch_hash, callback_secret, signed,
      next_run_at, created_at, modified_at
    ) VALUES (
      ${values.importId}, ${values.origin}, ${values.type}, ${values.frequency}, ${values.status},
      ${values.parentId}, ${values.authorId === 0 ? null : values.authorId}, ${values.source},
      ${values.sourceName}, ${postStatus}, ${[...values.categories]}::int[],
      ${values.updateAuthority}, ${JSON.stringify(values.options)}::jsonb, ${nextBatchHash},
      ${callbackSecret}, ${signed}, ${nextRunAt}, ${now}, ${now}
    ) RETURNING id`.execute(tx)
  ).rows
  if (row === undefined) throw new Error('An import was not stored.')
  return row.id
}

const COLUMNS: Readonly<Record<keyof ImportChanges, string>> = {
  importId: 'import_id',
  status: 'status',
  postStatus: 'post_status',
  totalEvents: 'total_events',
  percentageComplete: 'percentage_complete',
  nextBatchHash: 'next_batch_hash',
  lastBatch: 'last_batch',
  batchesDone: 'batches_done',
  errors: 'errors',
  signed: 'signed',
  recentChild: 'recent_child',
  nextRunAt: 'next_run_at',
  lastBatchAt: 'last_batch_at',
}

/** Changes what is named of a record. */
export async function updateImport(
  tx: Tx,
  id: number,
  changes: ImportChanges,
  now: Date,
): Promise<void> {
  const assignments = Object.entries(changes).map(([name, value]) => {
    const column = sql.raw(COLUMNS[name as keyof ImportChanges])
    if (name === 'lastBatch' || name === 'errors') {
      return sql`${column} = ${value === null ? null : JSON.stringify(value)}::jsonb`
    }
    return sql`${column} = ${value}`
  })
  const all = sql.join([...assignments, sql`modified_at = ${now}`])
  await sql`UPDATE import_records SET ${all} WHERE id = ${id}`.execute(tx)
}

/**
 * Removes a record with what came of its items; the items stay. No other record names it afterwards:
 * its runs have no parent any more, and its parent has the latest run that is left.
 */
export async function deleteImport(tx: Tx, id: number): Promise<void> {
  const [gone] = (
    await sql<{
      parentId: number
    }>`DELETE FROM import_records WHERE id = ${id} RETURNING parent_id AS "parentId"`.execute(tx)
  ).rows
  await sql`UPDATE import_records SET parent_id = 0 WHERE parent_id = ${id} AND parent_id <> 0`.execute(
    tx,
  )
  if (gone === undefined || gone.parentId === 0) return
  await sql`
    UPDATE import_records SET recent_child = (
      SELECT max(c.id) FROM import_records c
      WHERE c.parent_id = ${gone.parentId} AND c.parent_id <> 0)
    WHERE id = ${gone.parentId}`.execute(tx)
}
