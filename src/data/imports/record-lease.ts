/** Leases that let one callback at a time work on a record, across transactions and nodes. */
import { sql } from 'kysely'
import type { Database, Tx } from '../database/database.ts'

export interface RecordLease {
  readonly id: number
  /** Of this callback alone. */
  readonly token: string
  readonly now: Date
  readonly until: Date
}

/** Acquires the lease of a record. @returns false while another callback has it */
export async function acquireLease(database: Database, holding: RecordLease): Promise<boolean> {
  const rows = (
    await sql`
    UPDATE import_records SET held_by = ${holding.token}::uuid, held_until = ${holding.until}
    WHERE id = ${holding.id} AND (held_until IS NULL OR held_until <= ${holding.now})
    RETURNING id`.execute(database.db)
  ).rows
  return rows.length === 1
}

/**
 * Renews the lease and locks the record until the transaction ends.
 * @returns false when the lease is lost or the import has ended; the transaction must roll back then
 */
export async function renewLeaseInTransaction(
  tx: Tx,
  { id, token, until }: RecordLease,
): Promise<boolean> {
  const rows = (
    await sql<object>`
    UPDATE import_records SET held_until = ${until}
    WHERE id = ${id} AND held_by = ${token}::uuid AND status = 'cal-ea-pending'
    RETURNING id`.execute(tx)
  ).rows
  return rows.length === 1
}

/** Renews the lease; does nothing when another callback has acquired it. */
export async function renewLease(
  database: Database,
  { id, token, until }: RecordLease,
): Promise<void> {
  await sql`
    UPDATE import_records SET held_until = ${until}
    WHERE id = ${id} AND held_by = ${token}::uuid`.execute(database.db)
}

export async function releaseLease(
  database: Database,
  { id, token }: Pick<RecordLease, 'id' | 'token'>,
): Promise<void> {
  await sql`
    UPDATE import_records SET held_by = NULL, held_until = NULL
    WHERE id = ${id} AND held_by = ${token}::uuid`.execute(database.db)
}
