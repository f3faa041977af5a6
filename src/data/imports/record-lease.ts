/** Lets one callback at a time work on a record, over several transactions and on all nodes. */
import { sql, type Database, type Tx } from '../database.ts'

export interface RecordLease {
  readonly id: number
  /** Of this callback alone. */
  readonly token: string
  readonly now: Date
  readonly until: Date
}

/** Takes hold of a record. @returns false while another callback has it */
export async function acquireLease(database: Database, holding: RecordLease): Promise<boolean> {
  const rows = await database.query(sql`
    UPDATE import_records SET held_by = ${holding.token}::uuid, held_until = ${holding.until}
    WHERE id = ${holding.id} AND (held_until IS NULL OR held_until <= ${holding.now})
    RETURNING id`)
  return rows.length === 1
}

/**
 * Holds on for longer, and keeps others out until the transaction ends.
 * @returns false when another callback has taken over, or the import has ended: what is written now
 *   must not stand
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

/** Tells that the callback still works; nothing where another one has taken over. */
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
