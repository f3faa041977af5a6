/** Leases that let one callback at a time work on a record, across transactions and nodes. */
import { sql, type Database, type Tx } from '../database/database.ts'

export interface RecordLease {
  readonly id: number
  /** Of this callback alone. */
  readonly token: string
  readonly now: Date
  readonly until: Date
}

/** Acquires the lease of a record. @returns false while another callback has it */
export async function acquireLease(database: Database, holding: RecordLease): Promise<boolean> {
  const rows = await database.query(sql`
    UPDATE import_records SET held_by = ${holding.token}::uuid, held_until = ${holding.until}
    WHERE id = ${holding.id} AND (held_until IS NULL OR held_until <= ${holding.now})
    RETURNING id`)
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
  const rows = await tx.$queryRaw<object[]>(sql`
    UPDATE import_records SET held_until = ${until}
    WHERE id = ${id} AND held_by = ${token}::uuid AND status = 'cal-ea-pending'
    RETURNING id`)
  return rows.length === 1
}

/** Renews the lease; does nothing when another callback has acquired it. */
export async function renewLease(
  database: Database,
  { id, token, until }: RecordLease,
): Promise<void> {
  await database.query(sql`
    UPDATE import_records SET held_until = ${until}
    WHERE id = ${id} AND held_by = ${token}::uuid`)
}

export async function releaseLease(
  database: Database,
  { id, token }: Pick<RecordLease, 'id' | 'token'>,
): Promise<void> {
  await database.query(sql`
    UPDATE import_records SET held_by = NULL, held_until = NULL
    WHERE id = ${id} AND held_by = ${token}::uuid`)
}
