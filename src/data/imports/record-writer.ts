import { sql } from 'kysely'
import { written } from '../database/columns.ts'
import type { Tx } from '../database/database.ts'
import { lockedUser } from '../users/locked-user.ts'
import {
  importColumns,
  optionalColumns,
  type ImportChanges,
  type NewImportRow,
} from './record-row.ts'

const columns = { ...importColumns, ...optionalColumns }

/** Stores a new record, without an author who has just been deleted. @returns its id */
export async function insertImport(tx: Tx, row: NewImportRow, now: Date): Promise<number> {
  const { id } = await tx
    .insertInto('import_records')
    .values({
      import_id: row.importId,
      origin: row.origin,
      type: row.type,
      frequency: row.frequency,
      status: row.status,
      parent_id: row.parentId,
      source: row.source,
      source_name: row.sourceName,
      post_status: row.postStatus,
      update_authority: row.updateAuthority,
      next_batch_hash: row.nextBatchHash,
      callback_secret: row.callbackSecret,
      signed: row.signed,
      next_run_at: row.nextRunAt,
      author_id: lockedUser(row.authorId),
      categories: [...row.categories],
      options: JSON.stringify(row.options),
      created_at: now,
      modified_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Changes the given values of a record. */
export async function updateImport(
  tx: Tx,
  id: number,
  { lastBatch, errors, ...changes }: ImportChanges,
  now: Date,
): Promise<void> {
  const row = {
    ...changes,
    lastBatch: lastBatch && JSON.stringify(lastBatch),
    errors: errors && JSON.stringify(errors),
    modifiedAt: now,
  }
  await tx.updateTable('import_records').set(written(columns, row)).where('id', '=', id).execute()
}

/**
 * Deletes a record and the outcomes of its items; the items stay. References to it are cleared: its
 * runs lose their parent, and its parent refers to the latest remaining run.
 */
export async function deleteImport(tx: Tx, id: number): Promise<void> {
  const gone = await tx
    .deleteFrom('import_records')
    .where('id', '=', id)
    .returning('parent_id')
    .executeTakeFirst()
  await tx
    .updateTable('import_records')
    .set({ parent_id: 0 })
    .where('parent_id', '=', id)
    .where('parent_id', '<>', sql.lit(0))
    .execute()
  if (gone === undefined || gone.parent_id === 0) return
  await tx
    .updateTable('import_records')
    .set((record) => ({
      recent_child: record
        .selectFrom('import_records as c')
        .select(({ fn }) => fn.max('c.id').as('latest'))
        .where('c.parent_id', '=', gone.parent_id)
        .where('c.parent_id', '<>', sql.lit(0)),
    }))
    .where('id', '=', gone.parent_id)
    .execute()
}
