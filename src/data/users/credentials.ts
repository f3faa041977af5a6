import { sql } from 'kysely'
import type { Database } from '../database/database.ts'

/** A user with the hashes of the application passwords that vouch for it. */
export interface CredentialRow {
  id: number
  login: string
  roles: string[]
  extraCapabilities: Record<string, boolean>
  passwords: { uuid: string; hash: string; lastUsedAt: string | null }[]
}

/** Finds a user by login or mail address, whatever the case; one statement. */
export async function findCredentials(
  database: Database,
  name: string,
): Promise<CredentialRow | undefined> {
  const [row] = (
    await sql<CredentialRow>`
    SELECT u.id, u.login::text AS login, u.roles, u.extra_capabilities AS "extraCapabilities",
           coalesce(jsonb_agg(jsonb_build_object(
             'uuid', p.uuid, 'hash', encode(p.hash, 'hex'), 'lastUsedAt', p.last_used_at
           )) FILTER (WHERE p.uuid IS NOT NULL), '[]') AS passwords
    FROM users u LEFT JOIN application_passwords p ON p.user_id = u.id
    WHERE u.login = ${name}::citext OR u.email = ${name}::citext
    GROUP BY u.id
    ORDER BY (u.login = ${name}::citext) DESC
    LIMIT 1`.execute(database.db)
  ).rows
  return row
}

/** Records that an application password was used. */
export async function recordUse(
  database: Database,
  uuid: string,
  at: Date,
  address: string,
): Promise<void> {
  await sql`
    UPDATE application_passwords SET last_used_at = ${at}, last_ip = ${address}
    WHERE uuid = ${uuid}::uuid`.execute(database.db)
}
