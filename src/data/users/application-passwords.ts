import { sql, type Database, type Tx } from '../database/database.ts'

/** An application password as it is shown; its secret is known to nobody. */
export interface ApplicationPasswordRow {
  readonly uuid: string
  readonly userId: number
  readonly appId: string
  readonly name: string
  readonly createdAt: Date
  readonly lastUsedAt: Date | null
  readonly lastIp: string | null
}

const COLUMNS = sql`uuid::text AS uuid, user_id AS "userId", app_id AS "appId", name,
  created_at AS "createdAt", last_used_at AS "lastUsedAt", last_ip AS "lastIp"`

/** All of a user, in the order in which they were made. */
export function listApplicationPasswords(
  database: Database,
  userId: number,
): Promise<ApplicationPasswordRow[]> {
  return database.query<ApplicationPasswordRow>(
    sql`SELECT ${COLUMNS} FROM application_passwords WHERE user_id = ${userId}
        ORDER BY created_at, uuid`,
  )
}

/** @param uuid text in the form of a uuid, in any case */
export async function findApplicationPassword(
  database: Database,
  userId: number,
  uuid: string,
): Promise<ApplicationPasswordRow | undefined> {
  const [row] = await database.query<ApplicationPasswordRow>(
    sql`SELECT ${COLUMNS} FROM application_passwords
        WHERE uuid = ${uuid}::uuid AND user_id = ${userId}`,
  )
  return row
}

export interface NewApplicationPasswordRow {
  readonly uuid: string
  readonly userId: number
  readonly appId: string
  readonly name: string
  readonly hash: Uint8Array<ArrayBuffer>
  readonly createdAt: Date
}

export async function insertApplicationPassword(
  tx: Tx,
  row: NewApplicationPasswordRow,
): Promise<void> {
  await tx.applicationPassword.create({ data: row, select: { uuid: true } })
}

/** @returns false when the user has no such application password any more */
export async function updateApplicationPasswordRow(
  tx: Tx,
  { userId, uuid }: { readonly userId: number; readonly uuid: string },
  values: { readonly name: string },
): Promise<boolean> {
  const { count } = await tx.applicationPassword.updateMany({
    where: { uuid, userId },
    data: values,
  })
  return count > 0
}

/**
 * Removes one application password of a user, or all of them.
 * @returns how many there were
 */
export async function deleteApplicationPasswords(
  tx: Tx,
  userId: number,
  uuid?: string,
): Promise<number> {
  const { count } = await tx.applicationPassword.deleteMany({
    where: { userId, ...(uuid !== undefined && { uuid }) },
  })
  return count
}
