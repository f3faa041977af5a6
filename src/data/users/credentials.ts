import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { named, withLogin } from './user-filters.ts'

/** A user with the hashes of their application passwords. */
export interface CredentialRow {
  id: number
  login: string
  roles: string[]
  extraCapabilities: Record<string, boolean>
  passwords: {
    uuid: string
    hash: string
    lastUsedAt: string | null
    scopes: string[]
    expiresAt: string | null
    addresses: string[]
  }[]
}

/** Finds a user by login or mail address, ignoring case, in one statement. */
export async function findCredentials(
  { db }: Database,
  name: string,
): Promise<CredentialRow | undefined> {
  return db
    .selectFrom('users as u')
    .leftJoin('application_passwords as p', 'p.user_id', 'u.id')
    .select(['u.id', 'u.login', 'u.roles', 'u.extra_capabilities as extraCapabilities'])
    .select(passwords.as('passwords'))
    .where(named(name))
    .groupBy('u.id')
    .orderBy(withLogin(name), 'desc')
    .limit(sql.lit(1))
    .executeTakeFirst()
}

const passwords = sql<CredentialRow['passwords']>`coalesce(jsonb_agg(jsonb_build_object(
  'uuid', p.uuid, 'hash', encode(p.hash, 'hex'), 'lastUsedAt', p.last_used_at,
  'scopes', p.scopes, 'expiresAt', p.expires_at, 'addresses', p.addresses
)) filter (where p.uuid is not null), '[]')`

/** Records that an application password was used. */
export async function recordUse(
  { db }: Database,
  uuid: string,
  at: Date,
  address: string,
): Promise<void> {
  await db
    .updateTable('application_passwords')
    .set({ last_used_at: at, last_ip: address })
    .where('uuid', '=', uuid)
    .execute()
}
