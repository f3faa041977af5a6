import { selections, written, type ColumnNames, type RowOf } from '../database/columns.ts'
import type { Database, Tx } from '../database/database.ts'

const columns = {
  uuid: 'uuid',
  userId: 'user_id',
  appId: 'app_id',
  name: 'name',
  createdAt: 'created_at',
  lastUsedAt: 'last_used_at',
  lastIp: 'last_ip',
  scopes: 'scopes',
  expiresAt: 'expires_at',
  addresses: 'addresses',
} as const satisfies ColumnNames<'application_passwords'>

/** An application password as shown; only its hash is stored. */
export type ApplicationPasswordRow = RowOf<'application_passwords', typeof columns>

const passwordsOf = ({ db }: Database, userId: number) =>
  db
    .selectFrom('application_passwords as p')
    .select(selections('p', columns))
    .where('p.user_id', '=', userId)

/** All application passwords of a user, in order of creation. */
export async function listApplicationPasswords(
  database: Database,
  userId: number,
): Promise<ApplicationPasswordRow[]> {
  return passwordsOf(database, userId).orderBy('p.created_at').orderBy('p.uuid').execute()
}

/** @param uuid in any case */
export async function findApplicationPassword(
  database: Database,
  userId: number,
  uuid: string,
): Promise<ApplicationPasswordRow | undefined> {
  return passwordsOf(database, userId).where('p.uuid', '=', uuid).executeTakeFirst()
}

export interface NewApplicationPasswordRow extends Omit<
  ApplicationPasswordRow,
  'lastUsedAt' | 'lastIp' | 'scopes' | 'addresses'
> {
  readonly scopes: string[]
  readonly addresses: string[]
  readonly hash: Uint8Array<ArrayBuffer>
}

export async function insertApplicationPassword(
  tx: Tx,
  row: NewApplicationPasswordRow,
): Promise<void> {
  const { hash, ...values } = row
  await tx
    .insertInto('application_passwords')
    .values({ ...written(columns, values), hash })
    .execute()
}

/** Columns that an update may change. */
export type ApplicationPasswordChange = Partial<
  Pick<NewApplicationPasswordRow, 'name' | 'scopes' | 'expiresAt' | 'addresses'>
>

/** @returns false if the user no longer has this application password */
export async function updateApplicationPasswordRow(
  tx: Tx,
  { userId, uuid }: { readonly userId: number; readonly uuid: string },
  values: ApplicationPasswordChange,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('application_passwords')
    .set(written(columns, values))
    .where('uuid', '=', uuid)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/**
 * Deletes one application password of a user, or all of them.
 * @returns the number deleted
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
