import { sql } from 'kysely'
import type { Database, Tx } from '../database/database.ts'

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
export async function listApplicationPasswords(
  database: Database,
  userId: number,
): Promise<ApplicationPasswordRow[]> {
  return (
    await sql<ApplicationPasswordRow>`SELECT ${COLUMNS} FROM application_passwords WHERE user_id = ${userId}
        ORDER BY created_at, uuid`.execute(database.db)
  ).rows
}

/** @param uuid text in the form of a uuid, in any case */
export async function findApplicationPassword(
  database: Database,
  userId: number,
  uuid: string,
): Promise<ApplicationPasswordRow | undefined> {
  const [row] = (
    await sql<ApplicationPasswordRow>`SELECT ${COLUMNS} FROM application_passwords
        WHERE uuid = ${uuid}::uuid AND user_id = ${userId}`.execute(database.db)
  ).rows
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
  const { uuid, userId, appId, name, hash, createdAt } = row
  await tx
    .insertInto('application_passwords')
    .values({ uuid, user_id: userId, app_id: appId, name, hash, created_at: createdAt })
    .execute()
}

/** @returns false when the user has no such application password any more */
export async function updateApplicationPasswordRow(
  tx: Tx,
  { userId, uuid }: { readonly userId: number; readonly uuid: string },
  values: { readonly name: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('application_passwords')
    .set({ name: values.name })
    .where('uuid', '=', uuid)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
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
  const { numDeletedRows } = await tx
    .deleteFrom('application_passwords')
    .where('user_id', '=', userId)
    .$if(uuid !== undefined, (rows) => rows.where('uuid', '=', uuid ?? ''))
    .executeTakeFirst()
  return Number(numDeletedRows)
}
