import type { Kysely } from 'kysely'
import { selections, written, type ColumnNames } from '../database/columns.ts'
import type { Database, Tables, Tx } from '../database/database.ts'
import { anyOf } from '../database/expressions.ts'

/** OAuth tokens for an account at the ad provider. */
export interface ProviderLink {
  /** '' until the account is known. */
  readonly accountId: string
  /** Fingerprint of the OAuth client they were issued to. */
  readonly client: string
  /** Encrypted. */
  readonly tokens: Uint8Array
  readonly tokenType: string
  readonly expiresAt: Date
  readonly details: Readonly<Record<string, unknown>>
  /** The provider's latest refusal; '' after a success. */
  readonly errorReason: string
  readonly errorMessage: string
  readonly linkedAt: Date
}

const columns = {
  accountId: 'account_id',
  client: 'client',
  tokens: 'tokens',
  tokenType: 'token_type',
  expiresAt: 'expires_at',
  details: 'details',
  errorReason: 'error_reason',
  errorMessage: 'error_message',
  linkedAt: 'linked_at',
} as const satisfies ColumnNames<'ad_provider_links'>

const links = (db: Kysely<Tables>) =>
  db.selectFrom('ad_provider_links as l').select(selections('l', columns))

/** All links, newest first. */
export async function listProviderLinks({ db }: Database): Promise<ProviderLink[]> {
  return links(db).orderBy('l.linked_at', 'desc').orderBy('l.account_id').execute()
}

export async function findProviderLink(
  { db }: Database,
  accountId: string,
): Promise<ProviderLink | undefined> {
  return links(db).where('l.account_id', '=', accountId).executeTakeFirst()
}

/** Like `findProviderLink`, but locked until the transaction ends. */
export async function lockProviderLink(
  tx: Tx,
  accountId: string,
): Promise<ProviderLink | undefined> {
  return links(tx).where('l.account_id', '=', accountId).forUpdate().executeTakeFirst()
}

/** All links, locked until the transaction ends. */
export async function lockProviderLinks(tx: Tx): Promise<ProviderLink[]> {
  return links(tx).orderBy('l.account_id').forUpdate().execute()
}

/** Stores the link of an account, replacing an existing one. */
export async function storeProviderLink(tx: Tx, link: ProviderLink): Promise<void> {
  const values = written(columns, { ...link, details: JSON.stringify(link.details) })
  await tx
    .insertInto('ad_provider_links')
    .values(values)
    .onConflict((row) => row.column('account_id').doUpdateSet(values))
    .execute()
}

/** Deletes links, together with the cached reports of their accounts. */
export async function deleteProviderLinks(tx: Tx, accountIds: readonly string[]): Promise<void> {
  await tx.deleteFrom('ad_provider_links').where('account_id', '=', anyOf(accountIds)).execute()
}
