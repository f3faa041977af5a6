import { z } from 'zod'
import { isSafeAddress, type ProviderClient } from '../domain/ads/provider/client.ts'

const address = z
  .string()
  .max(2000)
  .refine(isAddress, 'must be an https address without credentials or a fragment')
  .optional()

function isAddress(text: string): boolean {
  if (!URL.canParse(text) || text.includes('#')) return false
  const { protocol, username, password } = new URL(text)
  return ['https:', 'http:'].includes(protocol) && username === '' && password === ''
}

const secretText = z
  .string()
  .regex(/^[\x21-\x7e]{1,500}$/, 'must have 1 to 500 characters without spaces')
  .optional()

export const providerVariables = {
  ADS_PROVIDER_ISSUER: address,
  ADS_PROVIDER_AUTHORIZATION_URL: address,
  ADS_PROVIDER_TOKEN_URL: address,
  ADS_PROVIDER_REVOCATION_URL: address,
  ADS_PROVIDER_API_URL: address,
  ADS_PROVIDER_REDIRECT_URL: address,
  ADS_PROVIDER_CLIENT_ID: secretText,
  ADS_PROVIDER_CLIENT_SECRET: secretText,
  ADS_PROVIDER_SCOPE: z
    .string()
    .regex(/^[\x20-\x7e]{1,1000}$/, 'must be words separated by spaces')
    .optional(),
  ADS_PROVIDER_KEY: z
    .string()
    .optional()
    .transform((text, issues) => {
      const key = text === undefined ? undefined : readKey(text)
      if (text === undefined || key !== undefined) return key
      const message = 'must be 32 bytes in base64 or hexadecimal, as openssl rand -base64 32 makes'
      issues.addIssue({ code: 'custom', message })
      return z.NEVER
    }),
}

type Variables = z.infer<z.ZodObject<typeof providerVariables>>

function readKey(text: string): Buffer | undefined {
  if (/^[\da-f]{64}$/i.test(text)) return Buffer.from(text, 'hex')
  return /^[\w+/-]{43}=?$/.test(text) ? Buffer.from(text, 'base64') : undefined
}

/**
 * Reads the ad provider from the environment; undefined without `ADS_PROVIDER_CLIENT_ID`.
 * @param allow addresses that may be contacted without encryption, for development
 * @param wrong creates the error for a variable
 */
export function readProvider(
  read: Variables,
  allow: readonly string[],
  wrong: (message: string) => Error,
): ProviderClient | undefined {
  const key = read.ADS_PROVIDER_KEY
  const given = TEXTS.flatMap((name): [string, string][] => {
    const value = read[name]
    return value === undefined ? [] : [[name, value]]
  })
  const [first] = given.map(([name]) => name)
  if (first === undefined) return undefined
  const requireSet = (name: keyof Variables, other: string): void => {
    if (read[name] === undefined) throw wrong(`${name} must be set with ${other}.`)
  }
  requireSet('ADS_PROVIDER_CLIENT_ID', first)
  requireSet('ADS_PROVIDER_API_URL', 'ADS_PROVIDER_CLIENT_ID')
  requireSet('ADS_PROVIDER_SCOPE', 'ADS_PROVIDER_CLIENT_ID')
  if (read.ADS_PROVIDER_ISSUER === undefined) {
    requireSet('ADS_PROVIDER_AUTHORIZATION_URL', 'ADS_PROVIDER_CLIENT_ID, or ADS_PROVIDER_ISSUER')
    requireSet('ADS_PROVIDER_TOKEN_URL', 'ADS_PROVIDER_CLIENT_ID, or ADS_PROVIDER_ISSUER')
  }
  if (key === undefined) requireSet('ADS_PROVIDER_KEY', 'ADS_PROVIDER_CLIENT_ID')
  const endpoints = given.filter(([name]) => ENDPOINTS.has(name))
  const open = endpoints.find(([, value]) => !isSafeAddress(value, allow))
  if (open !== undefined) throw wrong(`${open[0]} must be an https address.`)
  return {
    issuer: read.ADS_PROVIDER_ISSUER ?? '',
    authorizationUrl: read.ADS_PROVIDER_AUTHORIZATION_URL ?? '',
    tokenUrl: read.ADS_PROVIDER_TOKEN_URL ?? '',
    revocationUrl: read.ADS_PROVIDER_REVOCATION_URL ?? '',
    apiUrl: (read.ADS_PROVIDER_API_URL ?? '').replace(/\/+$/, ''),
    redirectUrl: read.ADS_PROVIDER_REDIRECT_URL ?? '',
    clientId: read.ADS_PROVIDER_CLIENT_ID ?? '',
    clientSecret: read.ADS_PROVIDER_CLIENT_SECRET ?? '',
    scope: read.ADS_PROVIDER_SCOPE ?? '',
  }
}

const TEXTS = [
  'ADS_PROVIDER_ISSUER',
  'ADS_PROVIDER_AUTHORIZATION_URL',
  'ADS_PROVIDER_TOKEN_URL',
  'ADS_PROVIDER_REVOCATION_URL',
  'ADS_PROVIDER_API_URL',
  'ADS_PROVIDER_REDIRECT_URL',
  'ADS_PROVIDER_CLIENT_ID',
  'ADS_PROVIDER_CLIENT_SECRET',
  'ADS_PROVIDER_SCOPE',
] as const

/** Addresses to which this service or a browser sends secrets. */
const ENDPOINTS: ReadonlySet<string> = new Set(TEXTS.slice(0, 5))
