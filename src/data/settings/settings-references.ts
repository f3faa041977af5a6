import { sql } from 'kysely'
import type { Tx } from '../database/database.ts'
import { isRowId } from '../database/row-ids.ts'

/** Locks a category against deletion until the transaction ends. @returns false when not found */
export async function lockCategory(tx: Tx, id: number): Promise<boolean> {
  if (!isRowId(id)) return false
  const rows = (
    await sql<object>`SELECT FROM terms WHERE id = ${id} AND taxonomy = 'category' FOR KEY SHARE`.execute(
      tx,
    )
  ).rows
  return rows.length === 1
}

/**
 * True when there is such an entry outside the trash; it neither goes there nor is removed until
 * the transaction ends.
 */
export async function lockEntryOfType(tx: Tx, type: string, id: number): Promise<boolean> {
  if (!isRowId(id)) return false
  const rows = (
    await sql<object>`SELECT FROM entries WHERE id = ${id} AND type = ${type} AND status <> 'trash' FOR SHARE`.execute(
      tx,
    )
  ).rows
  return rows.length === 1
}
