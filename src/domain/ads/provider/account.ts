/** Reads and unlinks provider accounts (behaviour/ads.md#ad-provider). */
import * as oauth from 'oauth4webapi'
import {
  deleteProviderLinks,
  findProviderLink,
  lockProviderLink,
  lockProviderLinks,
  listProviderLinks,
  storeProviderLink,
  type ProviderLink,
} from '../../../data/ads/provider-links.ts'
import { OutgoingError } from '../../../adapters/outgoing/outgoing-error.ts'
import { DomainError, failure } from '../../errors/errors.ts'
import { accountsAnswer, type AccountDetails } from './answers.ts'
import { askProvider, REJECTED } from './ask.ts'
import { fingerprintOf, type ReadyProvider } from './client.ts'
import { isRefusal, refusedWith, type Refusal } from './failures.ts'
import { requestAuthentication, authentication } from './server.ts'
import { providerOf, type ProviderSite } from './provider-site.ts'
import { accessToken, asError, NO_ERROR, openTokens, sealTokens } from './tokens.ts'

export interface LinkedAccount {
  readonly id: string
  readonly details: AccountDetails
}

/** Account ids: the part after `accounts/` in the provider's resource names. */
const accountIdOf = (name: string): string => name.replace(/^accounts\//, '')

/**
 * Reads the account of the pending tokens and links it. A refusal is stored with them.
 *
 * @throws DomainError 404 ads_provider_not_linked where no tokens wait
 */
export async function linkAccount(site: ProviderSite): Promise<LinkedAccount> {
  const provider = await providerOf(site)
  const found = await readAccount(site, provider)
  if (isRefusal(found)) {
    await noteError(site, found)
    throw refusedWith(found)
  }
  const id = accountIdOf(found.name)
  await site.database.transact(async (tx) => {
    const waiting = await lockProviderLink(tx, '')
    if (waiting === undefined) throw failure('ads_provider_not_linked')
    const tokens = sealTokens(provider.key, id, openTokens(provider.key, waiting))
    const linkedAt = site.clock()
    await storeProviderLink(tx, {
      ...waiting,
      ...NO_ERROR,
      accountId: id,
      tokens,
      details: found,
      linkedAt,
    })
    await deleteProviderLinks(tx, [''])
  })
  return { id, details: found }
}

async function readAccount(
  site: ProviderSite,
  provider: ReadyProvider,
): Promise<AccountDetails | Refusal> {
  const answer = await withToken(site, provider, '', (token) =>
    askProvider(site, provider, { path: '/accounts', token, schema: accountsAnswer }),
  )
  if (isRefusal(answer)) return answer
  const [first] = answer.accounts
  return first ?? { reason: 'no_account', message: 'There is no account at the provider.' }
}

async function noteError(site: ProviderSite, refusal: Refusal): Promise<void> {
  await site.database.transact(async (tx) => {
    const waiting = await lockProviderLink(tx, '')
    if (waiting !== undefined) await storeProviderLink(tx, { ...waiting, ...asError(refusal) })
  })
}

/**
 * Sends a request with the token of an account, and retries once with a new one if the provider
 * rejects it, since providers may revoke tokens before they expire.
 */
export async function withToken<T extends object>(
  site: ProviderSite,
  provider: ReadyProvider,
  accountId: string,
  ask: (token: string) => Promise<T | typeof REJECTED>,
): Promise<T | Refusal> {
  const token = await accessToken(site, provider, { accountId })
  const first = await ask(token)
  if (first !== REJECTED) return first
  const renewed = await accessToken(site, provider, { accountId, rejected: token })
  const second = await ask(renewed)
  if (second !== REJECTED) return second
  return { reason: 'invalid_token', message: 'The provider rejects the token.' }
}

/** The most recently linked account, if any. */
export async function linkedAccount(site: ProviderSite): Promise<LinkedAccount | undefined> {
  await providerOf(site)
  const links = await listProviderLinks(site.database)
  const link = links.find(({ accountId }) => accountId !== '')
  return link && { id: link.accountId, details: detailsOf(link) }
}

/** Validated before they were stored. */
const detailsOf = ({ details }: ProviderLink): AccountDetails => details as AccountDetails

/** @throws DomainError 404 ads_provider_unknown_account */
export async function requireAccount(site: ProviderSite, name: string): Promise<string> {
  const id = accountIdOf(name)
  const link = id === '' ? undefined : await findProviderLink(site.database, id)
  if (link === undefined) throw failure('ads_provider_unknown_account')
  return id
}

const REVOKE_MILLISECONDS = 5000

/**
 * Unlinks an account, or all accounts and pending tokens for '': first at the provider, then
 * locally, even if the provider refuses.
 *
 * @returns whether the provider was notified
 * @throws DomainError 404 where nothing is linked, or not this account
 */
export async function unlinkAccounts(site: ProviderSite, name: string): Promise<boolean> {
  const provider = await providerOf(site)
  const id = accountIdOf(name)
  return site.database.transact(async (tx) => {
    const links = await lockProviderLinks(tx)
    if (links.length === 0) throw failure('ads_provider_not_linked')
    const chosen = id === '' ? links : links.filter(({ accountId }) => accountId === id)
    if (chosen.length === 0) throw failure('ads_provider_unknown_account')
    const revoked = await Promise.all(chosen.map((link) => revoke(site, provider, link)))
    await deleteProviderLinks(
      tx,
      chosen.map(({ accountId }) => accountId),
    )
    return revoked.every(Boolean)
  })
}

/** @returns whether the provider responded at all */
async function revoke(
  site: ProviderSite,
  { client, key }: ReadyProvider,
  link: ProviderLink,
): Promise<boolean> {
  // Tokens issued to a different client are never sent anywhere.
  if (link.client !== fingerprintOf(client)) return false
  try {
    const { refresh } = openTokens(key, link)
    const server = await site.adProvider.servers.find(client)
    const address = server.revocation_endpoint
    if (address === undefined) return false
    const { allow } = site.ads.provider
    await oauth.revocationRequest(
      server,
      { client_id: client.clientId },
      authentication(client),
      refresh,
      {
        ...requestAuthentication(site.outgoing, {
          address,
          allow,
          milliseconds: REVOKE_MILLISECONDS,
        }),
        additionalParameters: { token_type_hint: 'refresh_token' },
      },
    )
    return true
  } catch (error) {
    return isAnswered(error)
  }
}

/** A redirect or an oversized answer is a response too; other failures mean that there was none. */
function isAnswered(error: unknown): boolean {
  if (error instanceof OutgoingError) return error.reason === 'redirects' || error.reason === 'size'
  const expected = error instanceof DomainError || (error instanceof Error && 'code' in error)
  if (!expected) throw error
  return false
}
