/** Tokens of the ad provider: their format, storage and renewal. */
import * as oauth from 'oauth4webapi'
import {
  findProviderLink,
  lockProviderLink,
  storeProviderLink,
  type ProviderLink,
} from '../../../data/ads/provider-links.ts'
import type { Tx } from '../../../data/database/database.ts'
import { failure } from '../../errors/errors.ts'
import { fingerprintOf, type ReadyProvider } from './client.ts'
import { isRefusal, readFailure, refusedWith, unreadable, type Refusal } from './failures.ts'
import { seal, unseal } from './seal.ts'
import { requestAuthentication, authentication } from './server.ts'
import type { ProviderSite } from './provider-site.ts'

const TOKEN_MILLISECONDS = 10_000

export interface Tokens {
  readonly access: string
  readonly refresh: string
}

export interface GivenTokens {
  readonly access: string
  /** Undefined if the previous one stays valid. */
  readonly refresh: string | undefined
  /** Such as `Bearer`. */
  readonly type: string
  /** '' if the provider does not specify it. */
  readonly scope: string
  readonly expiresAt: Date
}

/** Tokens become part of headers and forms. */
const TOKEN = /^[\x21-\x7e]{1,8192}$/

/** Default and maximum lifetime of a token, in seconds. */
const LIFE = { usual: 3600, most: 365 * 24 * 3600 }

/** @throws DomainError 502 ads_provider_invalid_answer for tokens that cannot be used */
export function givenTokens(answer: oauth.TokenEndpointResponse, now: Date): GivenTokens {
  const { access_token: access, refresh_token: refresh, token_type: type } = answer
  if (!TOKEN.test(access) || (refresh !== undefined && !TOKEN.test(refresh))) throw unreadable()
  if (type.toLowerCase() !== 'bearer') throw unreadable()
  const seconds = Math.min(Math.max(answer.expires_in ?? LIFE.usual, 0), LIFE.most)
  const scope = answer.scope ?? ''
  return {
    access,
    refresh,
    type: 'Bearer',
    scope: /^[\x20-\x7e]{0,2000}$/.test(scope) ? scope : '',
    expiresAt: new Date(now.getTime() + seconds * 1000),
  }
}

/** The options of a request to the provider's token endpoint. */
export const tokenRequest = (site: ProviderSite, server: oauth.AuthorizationServer) =>
  requestAuthentication(site.outgoing, {
    address: server.token_endpoint ?? '',
    allow: site.ads.provider.allow,
    milliseconds: TOKEN_MILLISECONDS,
  })

const PURPOSE = 'ad provider tokens'

/** Encrypts tokens for storage, bound to their account. */
export const sealTokens = (key: Buffer, accountId: string, tokens: Tokens): Buffer =>
  seal(key, `${PURPOSE} ${accountId}`, JSON.stringify(tokens))

/** @throws DomainError 400 ads_provider_key_wrong */
export const openTokens = (key: Buffer, { accountId, tokens }: ProviderLink): Tokens =>
  JSON.parse(unseal(key, `${PURPOSE} ${accountId}`, tokens)) as Tokens

/** A token that expires within this time is renewed before use, in milliseconds. */
const MARGIN = 30_000

const isFresh = ({ expiresAt }: ProviderLink, now: Date): boolean =>
  expiresAt.getTime() > now.getTime() + MARGIN

/**
 * Returns a presumably valid access token of an account. However many nodes want
 * one, only one renews it: the row is locked during the request to the provider, and the others then
 * find the new tokens. So no refresh token is used twice, and none is lost.
 *
 * @param rejected a token that the provider rejected; it is renewed even if it has not expired
 * @throws DomainError
 */
export async function accessToken(
  site: ProviderSite,
  provider: ReadyProvider,
  { accountId, rejected }: { readonly accountId: string; readonly rejected?: string },
): Promise<string> {
  const link = await findProviderLink(site.database, accountId)
  const known = usable(link, provider, site.clock(), rejected)
  if (known !== undefined) return known
  const { renewals } = site.adProvider
  const underWay = renewals.get(accountId)
  if (underWay !== undefined) return underWay
  const renewal = renewed(site, provider, { accountId, rejected })
  renewals.set(accountId, renewal)
  try {
    return await renewal
  } finally {
    renewals.delete(accountId)
  }
}

/** @throws DomainError where there is no link, or none for this client or key */
function usable(
  link: ProviderLink | undefined,
  provider: ReadyProvider,
  now: Date,
  rejected: string | undefined,
): string | undefined {
  if (link === undefined) throw failure('ads_provider_not_linked')
  requireSameClient(link, provider)
  const { access } = openTokens(provider.key, link)
  return isFresh(link, now) && access !== rejected ? access : undefined
}

/** @throws DomainError 400 ads_provider_error for tokens that another client was given */
function requireSameClient({ client }: ProviderLink, provider: ReadyProvider): void {
  if (client === fingerprintOf(provider.client)) return
  const message = 'The link was made with other settings; link the account again.'
  throw refusedWith({ reason: 'client_changed', message })
}

async function renewed(
  site: ProviderSite,
  provider: ReadyProvider,
  { accountId, rejected }: { readonly accountId: string; readonly rejected: string | undefined },
): Promise<string> {
  const outcome = await site.database.transact(async (tx) => {
    const link = await lockProviderLink(tx, accountId)
    const known = usable(link, provider, site.clock(), rejected)
    if (known !== undefined || link === undefined) return known ?? ''
    return renewHeld(tx, site, provider, link)
  })
  if (typeof outcome !== 'string') throw refusedWith(outcome)
  return outcome
}

/** @returns the access token, or the refusal, which is stored with the link and must be committed */
async function renewHeld(
  tx: Tx,
  site: ProviderSite,
  provider: ReadyProvider,
  link: ProviderLink,
): Promise<string | Refusal> {
  const before = openTokens(provider.key, link)
  const outcome = await askForTokens(site, provider, before.refresh).catch(readFailure)
  if (outcome instanceof Error) throw outcome
  if (isRefusal(outcome)) {
    await storeProviderLink(tx, { ...link, ...asError(outcome) })
    return outcome
  }
  const { access, refresh = before.refresh, expiresAt, type: tokenType } = outcome
  const tokens = sealTokens(provider.key, link.accountId, { access, refresh })
  await storeProviderLink(tx, { ...link, ...NO_ERROR, tokens, tokenType, expiresAt })
  return access
}

export const NO_ERROR = { errorReason: '', errorMessage: '' } as const

export const asError = ({ reason, message }: Refusal) => ({
  errorReason: reason,
  errorMessage: message,
})

async function askForTokens(
  site: ProviderSite,
  { client }: ReadyProvider,
  refresh: string,
): Promise<GivenTokens> {
  const server = await site.adProvider.servers.find(client)
  const named = { client_id: client.clientId }
  const response = await oauth.refreshTokenGrantRequest(
    server,
    named,
    authentication(client),
    refresh,
    tokenRequest(site, server),
  )
  const answer = await oauth.processRefreshTokenResponse(server, named, response)
  return givenTokens(answer, site.clock())
}
