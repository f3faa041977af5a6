/**
 * Linking an account of the ad provider: the authorization code flow with PKCE
 * (behaviour/ads.md#ad-provider).
 */
import { createHash } from 'node:crypto'
import * as oauth from 'oauth4webapi'
import {
  insertProviderAttempt,
  takeProviderAttempt,
  type ProviderAttempt,
} from '../../../data/ads/provider-attempts.ts'
import { isForeignKeyViolation } from '../../../data/database/database-errors.ts'
import { storeProviderLink } from '../../../data/ads/provider-links.ts'
import { failure } from '../../errors/errors.ts'
import { CALLBACK_PATH, fingerprintOf, type ReadyProvider } from './client.ts'
import { isRefusal, readFailure, refusedWith, type Refusal } from './failures.ts'
import { seal, unseal } from './seal.ts'
import { authentication } from './server.ts'
import { providerOf, type ProviderSite } from './provider-site.ts'
import { givenTokens, NO_ERROR, sealTokens, tokenRequest, type GivenTokens } from './tokens.ts'

/** How long an administrator has to approve at the provider, in milliseconds. */
const ATTEMPT_MILLISECONDS = 10 * 60_000
/** Concurrent attempts per user. */
const MOST_ATTEMPTS = 10
const VERIFIER = 'ad provider verifier'

export interface BegunLink {
  /** The provider's page to open in the administrator's browser. */
  readonly url: string
  readonly state: string
  readonly expiresAt: Date
}

const hashOf = (state: string): Buffer => createHash('sha256').update(state).digest()

/**
 * Starts linking an account. The state and its PKCE verifier are stored, so that any node can
 * continue.
 *
 * @throws DomainError
 */
export async function beginLink(site: ProviderSite, userId: number): Promise<BegunLink> {
  const provider = await providerOf(site)
  const { client, key } = provider
  const server = await site.adProvider.servers.find(client).catch(throwRead)
  const state = oauth.generateRandomState()
  const verifier = oauth.generateRandomCodeVerifier()
  const redirectUrl = client.redirectUrl || site.siteUrl + CALLBACK_PATH
  const now = site.clock()
  const expiresAt = new Date(now.getTime() + ATTEMPT_MILLISECONDS)
  const attempt: ProviderAttempt = {
    stateHash: hashOf(state),
    userId,
    client: fingerprintOf(client),
    redirectUrl,
    verifier: seal(key, VERIFIER, verifier),
    expiresAt,
  }
  try {
    await site.database.transact((tx) =>
      insertProviderAttempt(tx, attempt, { now, most: MOST_ATTEMPTS }),
    )
  } catch (error) {
    // The account has just been deleted.
    throw isForeignKeyViolation(error) ? failure('rest_not_logged_in') : error
  }
  const url = new URL(server.authorization_endpoint ?? '')
  const challenge = await oauth.calculatePKCECodeChallenge(verifier)
  const parameters = {
    response_type: 'code',
    client_id: client.clientId,
    redirect_uri: redirectUrl,
    scope: client.scope,
    state,
    code_challenge: challenge,
    code_challenge_method: 'S256',
    // Without these two the provider may omit the refresh token, or omit it on repeated approval.
    access_type: 'offline',
    prompt: 'consent',
  }
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== '') url.searchParams.set(name, value)
  }
  return { url: url.href, state, expiresAt }
}

export interface Answered {
  readonly code: string
  readonly state: string
  /** The issuer that the provider names; '' if it names none. */
  readonly issuer: string
}

/**
 * Exchanges a code for tokens, which stay pending until the account is read. A state is valid once,
 * for the user who started; a network failure does not consume it.
 *
 * @throws DomainError
 */
export async function confirmLink(
  site: ProviderSite,
  userId: number,
  answered: Answered,
): Promise<GivenTokens> {
  const provider = await providerOf(site)
  const { client, key } = provider
  const now = site.clock()
  const outcome = await site.database.transact(async (tx) => {
    const attempt = await takeProviderAttempt(tx, hashOf(answered.state), { userId, now })
    if (attempt === undefined || attempt.client !== fingerprintOf(client)) {
      throw failure('ads_provider_state')
    }
    const given = await exchange(site, provider, { attempt, answered }).catch(readFailure)
    if (given instanceof Error) throw given
    if (isRefusal(given)) return given
    const { access, refresh, type: tokenType, expiresAt } = given
    if (refresh === undefined) return NO_REFRESH_TOKEN
    await storeProviderLink(tx, {
      ...NO_ERROR,
      accountId: '',
      client: attempt.client,
      tokens: sealTokens(key, '', { access, refresh }),
      tokenType,
      expiresAt,
      details: {},
      linkedAt: now,
    })
    return given
  })
  if (isRefusal(outcome)) throw refusedWith(outcome)
  return { ...outcome, scope: outcome.scope || client.scope }
}

const NO_REFRESH_TOKEN: Refusal = {
  reason: 'no_refresh_token',
  message: 'The provider gave no refresh token.',
}

interface Exchanged {
  readonly attempt: ProviderAttempt
  readonly answered: Answered
}

async function exchange(
  site: ProviderSite,
  { client, key }: ReadyProvider,
  { attempt, answered }: Exchanged,
): Promise<GivenTokens> {
  const { code, state, issuer } = answered
  const found = await site.adProvider.servers.find(client)
  const named = { client_id: client.clientId }
  // A manually entered code may lack the issuer, and there is no second issuer to confuse it with.
  const checksIssuer = issuer !== '' && client.issuer !== ''
  if (checksIssuer && issuer !== found.issuer) throw failure('ads_provider_state')
  const server = { ...found, authorization_response_iss_parameter_supported: checksIssuer }
  const parameters = oauth.validateAuthResponse(
    server,
    named,
    new URLSearchParams({ code, state, ...(checksIssuer && { iss: issuer }) }),
    state,
  )
  const response = await oauth.authorizationCodeGrantRequest(
    server,
    named,
    authentication(client),
    parameters,
    attempt.redirectUrl,
    unseal(key, VERIFIER, attempt.verifier),
    tokenRequest(site, server),
  )
  const answer = await oauth.processAuthorizationCodeResponse(server, named, response)
  return givenTokens(answer, site.clock())
}

/** Used for requests before anything is stored. */
function throwRead(error: unknown): never {
  const read = readFailure(error)
  throw read instanceof Error ? read : refusedWith(read)
}
