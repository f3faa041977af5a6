import { isRowId } from '../../stored-integer.ts'
import { selections, type RowOf } from '../database/columns.ts'
import type { Database } from '../database/database.ts'
import { userColumns } from '../users/user-reader.ts'

const creatorColumns = { ...userColumns, passwordHash: 'password_hash' } as const

/**
 * What the validity of a preview link depends on: its creator and the entry's generation, and for a
 * file also the item that it is attached to.
 */
export interface PreviewStateRow extends RowOf<'users', typeof creatorColumns> {
  /** Of the entry; incremented when it is published or trashed, of a file also when it is attached. */
  readonly generation: number
  /** Of the item that a file is attached to; null for what is not attached. */
  readonly parentGeneration: number | null
}

/** Loads an entry's generation with the creator of a link to it; undefined if either is gone. */
export async function findPreviewStateRow(
  { db }: Database,
  entryId: number,
  userId: number,
): Promise<PreviewStateRow | undefined> {
  if (!isRowId(entryId) || !isRowId(userId)) return undefined
  return db
    .selectFrom('entries as e')
    .crossJoin('users as u')
    .leftJoin('entries as p', (join) =>
      join.onRef('p.id', '=', 'e.parent_id').on('e.type', '=', 'attachment'),
    )
    .select(selections('u', creatorColumns))
    .select(['e.preview_generation as generation', 'p.preview_generation as parentGeneration'])
    .where('e.id', '=', entryId)
    .where('u.id', '=', userId)
    .executeTakeFirst()
}
