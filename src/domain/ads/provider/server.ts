/** Discovery of an authorization server and requests to it. */
import * as oauth from 'oauth4webapi'
import { createFetch } from '../../../adapters/outgoing/fetch.ts'
import type { Outgoing } from '../../../adapters/outgoing/outgoing.ts'
import { isOpenAddress, isSafeAddress, type ProviderClient } from './client.ts'
import { unreadable } from './failures.ts'

const DISCOVERY_MILLISECONDS = 5000
/** How long discovered endpoints are cached. */
const KEPT_MILLISECONDS = 60 * 60_000
/** The maximum size of a response; authorization servers send small ones. */
const LARGEST_ANSWER = 256 * 1024

/** Discovers a provider's endpoints. */
export interface ServerFinder {
  /** @throws what requests throw; readFailure interprets it */
  find(client: ProviderClient): Promise<oauth.AuthorizationServer>
}

export interface ServerOptions {
  readonly outgoing: Outgoing
  readonly clock: () => Date
  readonly allow: readonly string[]
}

/** Endpoints that an issuer publishes are cached for an hour; configured ones take precedence. */
export function createServerFinder({ outgoing, clock, allow }: ServerOptions): ServerFinder {
  let kept: { issuer: string; found: oauth.AuthorizationServer; until: number } | undefined
  return {
    async find(client) {
      const { issuer } = client
      // Without discovery there is no issuer, but the library requires a name.
      if (issuer === '') return withSet({ issuer: new URL(client.tokenUrl).origin }, client, allow)
      if (kept?.issuer !== issuer || kept.until <= clock().getTime()) {
        const found = await discover(outgoing, issuer, allow)
        kept = { issuer, found, until: clock().getTime() + KEPT_MILLISECONDS }
      }
      return withSet(kept.found, client, allow)
    },
  }
}

async function discover(
  outgoing: Outgoing,
  issuer: string,
  allow: readonly string[],
): Promise<oauth.AuthorizationServer> {
  const url = new URL(issuer)
  const request = async (algorithm: 'oidc' | 'oauth2'): Promise<Response> =>
    oauth.discoveryRequest(url, {
      algorithm,
      ...requestAuthentication(outgoing, {
        address: issuer,
        allow,
        milliseconds: DISCOVERY_MILLISECONDS,
      }),
    })
  const first = await request('oidc')
  return oauth.processDiscoveryResponse(url, first.status === 404 ? await request('oauth2') : first)
}

function withSet(
  found: oauth.AuthorizationServer,
  { authorizationUrl, tokenUrl, revocationUrl }: ProviderClient,
  allow: readonly string[],
): oauth.AuthorizationServer {
  const server: oauth.AuthorizationServer = {
    ...found,
    ...(authorizationUrl !== '' && { authorization_endpoint: authorizationUrl }),
    ...(tokenUrl !== '' && { token_endpoint: tokenUrl }),
    ...(revocationUrl !== '' && { revocation_endpoint: revocationUrl }),
  }
  const { authorization_endpoint: begin = '', token_endpoint: tokens = '' } = server
  if (!isSafeAddress(begin, allow) || !isSafeAddress(tokens, allow)) throw unreadable()
  const { revocation_endpoint: revoke = '', ...rest } = server
  return isSafeAddress(revoke, allow) ? server : rest
}

interface Asking {
  readonly address: string
  readonly allow: readonly string[]
  readonly milliseconds: number
}

/** Library options for one request: through the outgoing guard, and encrypted except in development. */
export function requestAuthentication(
  outgoing: Outgoing,
  { address, allow, milliseconds }: Asking,
) {
  return {
    [oauth.customFetch]: createFetch(outgoing, { milliseconds, bytes: LARGEST_ANSWER }),
    [oauth.allowInsecureRequests]: isOpenAddress(address, allow),
  }
}

/** Client authentication: the secret in the form, or the client id alone if there is no secret. */
export const authentication = ({ clientSecret }: ProviderClient): oauth.ClientAuth =>
  clientSecret === '' ? oauth.None() : oauth.ClientSecretPost(clientSecret)
