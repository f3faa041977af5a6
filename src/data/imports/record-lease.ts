/** Leases that let one callback at a time work on a record, across transactions and nodes. */
import { sql } from 'kysely'
import type { Database, Tx } from '../database/database.ts'

export interface RecordLease {
  readonly id: number
  /** Unique to this callback. */
  readonly token: string
  readonly now: Date
  readonly until: Date
}

/** Acquires the lease of a record. @returns false while another callback has it */
export async function acquireLease(
  { db }: Database,
  { id, token, now, until }: RecordLease,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('import_records')
    .set({ held_by: token, held_until: until })
    .where('id', '=', id)
    .where((r) => r.or([r('held_until', 'is', null), r('held_until', '<=', now)]))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/**
 * Renews the lease and locks the record until the transaction ends.
 * @returns false if the lease is lost or the import has ended; the transaction must then roll back
 */
export async function renewLeaseInTransaction(tx: Tx, lease: RecordLease): Promise<boolean> {
  const { numUpdatedRows } = await renewed(tx, lease)
    .where('status', '=', sql.lit('cal-ea-pending'))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Renews the lease, unless another callback has acquired it. */
export async function renewLease({ db }: Database, lease: RecordLease): Promise<void> {
  await renewed(db, lease).execute()
}

const renewed = (db: Database['db'], { id, token, until }: RecordLease) =>
  db
    .updateTable('import_records')
    .set({ held_until: until })
    .where((r) => r.and({ id, held_by: token }))

export async function releaseLease(
  { db }: Database,
  { id, token }: Pick<RecordLease, 'id' | 'token'>,
): Promise<void> {
  await db
    .updateTable('import_records')
    .set({ held_by: null, held_until: null })
    .where((r) => r.and({ id, held_by: token }))
    .execute()
}
