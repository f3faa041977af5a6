import { sql } from 'kysely'
import { isRowId } from '../../stored-integer.ts'
import type { Tx } from '../database/database.ts'

/** Locks a category against deletion until the transaction ends. @returns false when not found */
export async function lockCategory(tx: Tx, id: number): Promise<boolean> {
  if (!isRowId(id)) return false
  const term = await tx
    .selectFrom('terms')
    .select('id')
    .where('id', '=', id)
    .where('taxonomy', '=', sql.lit('category'))
    .forKeyShare()
    .executeTakeFirst()
  return term !== undefined
}

/**
 * Whether an entry of this type exists outside the trash; it is locked against trashing and
 * deletion until the transaction ends.
 */
export async function lockEntryOfType(tx: Tx, type: string, id: number): Promise<boolean> {
  if (!isRowId(id)) return false
  const entry = await tx
    .selectFrom('entries')
    .select('id')
    .where('id', '=', id)
    .where('type', '=', type)
    .where('status', '<>', sql.lit('trash'))
    .forShare()
    .executeTakeFirst()
  return entry !== undefined
}
