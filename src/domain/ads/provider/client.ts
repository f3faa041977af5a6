import { createHash } from 'node:crypto'
import { failure } from '../../errors/errors.ts'
import type { AdSettings } from '../settings/ad-settings.ts'

/** How this site is known to an ad provider, and where that is. Texts are '' where nothing is set. */
export interface ProviderClient {
  /** Where addresses that are not set are found. */
  readonly issuer: string
  readonly authorizationUrl: string
  readonly tokenUrl: string
  readonly revocationUrl: string
  /** Accounts and reports lie below it; no slash at the end. */
  readonly apiUrl: string
  /** Where the provider sends browsers back to; '' for the page of this site. */
  readonly redirectUrl: string
  readonly clientId: string
  /** '' for a public client. */
  readonly clientSecret: string
  /** Scopes with blanks between them. */
  readonly scope: string
}

export interface ProviderConfig {
  readonly client: ProviderClient | undefined
  /** Key of 32 bytes that protects stored tokens. */
  readonly key: Buffer | undefined
  /** `address:port` of places that may be contacted without encryption, in development. */
  readonly allow: readonly string[]
}

/** A client with everything that linking takes. */
export interface ReadyProvider {
  readonly client: ProviderClient
  readonly key: Buffer
}

/** Where browsers come back to, below the address of the site. */
export const CALLBACK_PATH = '/ads-provider/callback'

/** Whether tokens may be sent to an address: over TLS, or in development to an allowed place. */
export function isSafeAddress(address: string, allow: readonly string[]): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, host } = new URL(address)
  return protocol === 'https:' || isOpenPlace(protocol, host, allow)
}

/** Whether an address is one of development, which is contacted without encryption. */
export const isOpenAddress = (address: string, allow: readonly string[]): boolean => {
  const { protocol, host } = new URL(address)
  return isOpenPlace(protocol, host, allow)
}

const isOpenPlace = (protocol: string, host: string, allow: readonly string[]): boolean =>
  protocol === 'http:' && allow.includes(host)

/**
 * The active provider. A client in the settings is used with all of its own values, so that secrets
 * from the environment are never sent to an address entered there; without one, the environment's
 * is used.
 * @throws DomainError 400 ads_provider_not_configured, whose `missing` names what is not set, or
 *   ads_provider_key_missing
 */
export function requireProvider(config: ProviderConfig, settings: AdSettings): ReadyProvider {
  const client = clientOf(config, settings)
  if (client === undefined) throw notConfigured(['provider_client_id'])
  const missing = missingIn(client, config.allow)
  if (missing.length > 0) throw notConfigured(missing)
  if (config.key === undefined) throw failure('ads_provider_key_missing')
  return { client, key: config.key }
}

const notConfigured = (missing: readonly string[]) =>
  failure('ads_provider_not_configured', { details: { missing } })

function clientOf({ client }: ProviderConfig, settings: AdSettings): ProviderClient | undefined {
  if (settings.provider_client_id === '') return client
  return {
    issuer: '',
    authorizationUrl: settings.provider_authorization_url,
    tokenUrl: settings.provider_token_url,
    revocationUrl: settings.provider_revoke_url,
    apiUrl: settings.provider_api_url.replace(/\/+$/, ''),
    redirectUrl: settings.provider_redirect_uri,
    clientId: settings.provider_client_id,
    clientSecret: settings.provider_client_secret,
    scope: settings.provider_scope,
  }
}

/** Settings that are not set, or to whose address no token may be sent. */
function missingIn(client: ProviderClient, allow: readonly string[]): string[] {
  const { issuer, authorizationUrl, tokenUrl, revocationUrl, apiUrl } = client
  const needed: readonly (readonly [name: string, address: string])[] = [
    ...(issuer === ''
      ? ([
          ['provider_authorization_url', authorizationUrl],
          ['provider_token_url', tokenUrl],
        ] as const)
      : []),
    ...(revocationUrl === '' ? [] : ([['provider_revoke_url', revocationUrl]] as const)),
    ['provider_api_url', apiUrl],
  ]
  return needed.filter(([, address]) => !isSafeAddress(address, allow)).map(([name]) => name)
}

/**
 * Identifies clients and their addresses. Codes and tokens belong to one: after a change of
 * settings they are not sent to where those lead now.
 */
export function fingerprintOf(client: ProviderClient): string {
  const { clientSecret: _secret, scope: _scope, redirectUrl: _redirect, ...named } = client
  const parts = Object.entries(named).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}
