import { sql } from 'kysely'
import type { Database, Tx } from '../database/database.ts'

/** Tokens of an account at the ad provider. */
export interface ProviderLink {
  /** '' while it is not known to which account they belong. */
  readonly accountId: string
  /** Fingerprint of the client that they were given to. */
  readonly client: string
  /** Encrypted. */
  readonly tokens: Uint8Array
  readonly tokenType: string
  readonly expiresAt: Date
  readonly details: Readonly<Record<string, unknown>>
  /** The last refusal of the provider; '' after a success. */
  readonly errorReason: string
  readonly errorMessage: string
  readonly linkedAt: Date
}

const columns = sql`account_id AS "accountId", client, tokens,
  token_type AS "tokenType", expires_at AS "expiresAt", details, error_reason AS "errorReason",
  error_message AS "errorMessage", linked_at AS "linkedAt"`

/** All links, the newest first. */
export async function listProviderLinks(database: Database): Promise<ProviderLink[]> {
  return (
    await sql<ProviderLink>`SELECT ${columns} FROM ad_provider_links ORDER BY linked_at DESC, account_id`.execute(
      database.db,
    )
  ).rows
}

export async function findProviderLink(
  database: Database,
  accountId: string,
): Promise<ProviderLink | undefined> {
  const [row] = (
    await sql<ProviderLink>`SELECT ${columns} FROM ad_provider_links WHERE account_id = ${accountId}`.execute(
      database.db,
    )
  ).rows
  return row
}

/** The same, which nobody else changes or holds until the transaction ends. */
export async function lockProviderLink(
  tx: Tx,
  accountId: string,
): Promise<ProviderLink | undefined> {
  const [row] = (
    await sql<ProviderLink>`SELECT ${columns} FROM ad_provider_links WHERE account_id = ${accountId} FOR UPDATE`.execute(
      tx,
    )
  ).rows
  return row
}

/** Every link, held until the transaction ends. */
export async function lockProviderLinks(tx: Tx): Promise<ProviderLink[]> {
  return (
    await sql<ProviderLink>`SELECT ${columns} FROM ad_provider_links ORDER BY account_id FOR UPDATE`.execute(
      tx,
    )
  ).rows
}

/** Stores the link of an account over what was there. */
export async function storeProviderLink(tx: Tx, link: ProviderLink): Promise<void> {
  await sql`INSERT INTO ad_provider_links (account_id, client, tokens, token_type, expires_at, details,
          error_reason, error_message, linked_at)
        VALUES (${link.accountId}, ${link.client}, ${link.tokens}, ${link.tokenType},
          ${link.expiresAt}, ${JSON.stringify(link.details)}::jsonb, ${link.errorReason},
          ${link.errorMessage}, ${link.linkedAt})
        ON CONFLICT (account_id) DO UPDATE SET
          client = excluded.client, tokens = excluded.tokens,
          token_type = excluded.token_type, expires_at = excluded.expires_at,
          details = excluded.details, error_reason = excluded.error_reason,
          error_message = excluded.error_message, linked_at = excluded.linked_at`.execute(tx)
}

/** Removes links and, with them, the reports that are kept of their accounts. */
export async function deleteProviderLinks(tx: Tx, accountIds: readonly string[]): Promise<void> {
  await sql`DELETE FROM ad_provider_links WHERE account_id = ANY(${accountIds}::text[])`.execute(tx)
}
