/** Where an authorization server has its addresses, and how it is asked. */
import * as oauth from 'oauth4webapi'
import { createFetch } from '../../../adapters/outgoing/fetch.ts'
import type { Outgoing } from '../../../adapters/outgoing/outgoing.ts'
import { isOpenAddress, isSafeAddress, type ProviderClient } from './client.ts'
import { unreadable } from './failures.ts'

const DISCOVERY_MILLISECONDS = 5000
/** As long as found addresses count. */
const KEPT_MILLISECONDS = 60 * 60_000
/** Answers of an authorization server are small. */
const LARGEST_ANSWER = 256 * 1024

/** Finds out where a provider has its addresses. */
export interface ServerFinder {
  /** @throws what requests throw; readFailure tells what it means */
  find(client: ProviderClient): Promise<oauth.AuthorizationServer>
}

export interface ServerOptions {
  readonly outgoing: Outgoing
  readonly clock: () => Date
  readonly allow: readonly string[]
}

/** The addresses that an issuer publishes are remembered for an hour; those that are set count first. */
export function createServerFinder({ outgoing, clock, allow }: ServerOptions): ServerFinder {
  let kept: { issuer: string; found: oauth.AuthorizationServer; until: number } | undefined
  return {
    async find(client) {
      const { issuer } = client
      // What is not discovered has no issuer; a name is needed all the same.
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
  const asked = async (algorithm: 'oidc' | 'oauth2'): Promise<Response> =>
    oauth.discoveryRequest(url, {
      algorithm,
      ...requestAuthentication(outgoing, {
        address: issuer,
        allow,
        milliseconds: DISCOVERY_MILLISECONDS,
      }),
    })
  const first = await asked('oidc')
  return oauth.processDiscoveryResponse(url, first.status === 404 ? await asked('oauth2') : first)
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
  /** The address that will be asked. */
  readonly address: string
  readonly allow: readonly string[]
  readonly milliseconds: number
}

/** Options of the library for one request: by the safe way, encrypted but in development. */
export function requestAuthentication(
  outgoing: Outgoing,
  { address, allow, milliseconds }: Asking,
) {
  return {
    [oauth.customFetch]: createFetch(outgoing, { milliseconds, bytes: LARGEST_ANSWER }),
    [oauth.allowInsecureRequests]: isOpenAddress(address, allow),
  }
}

/** How this site says who it is: in the form, or, without a secret, by its name alone. */
export const authentication = ({ clientSecret }: ProviderClient): oauth.ClientAuth =>
  clientSecret === '' ? oauth.None() : oauth.ClientSecretPost(clientSecret)
