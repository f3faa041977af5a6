import type { IncomingMessage } from 'node:http'
import { apiAddress } from './api-address.ts'

/** Request headers that scripts of other sites may set; all of them require a preflight. */
const ALLOWED_HEADERS = [
  'Authorization',
  'X-WP-Nonce',
  'X-Requested-With',
  'Content-Disposition',
  'Content-MD5',
  'Content-Type',
  'If-Match',
  'If-None-Match',
  'X-HTTP-Method-Override',
  'X-Preview-Token',
] as const

/** Response headers that scripts of other sites may read. */
const READABLE_HEADERS = [
  'X-WP-Total',
  'X-WP-TotalPages',
  'X-Cal-Total',
  'X-Cal-TotalPages',
  'Link',
  'ETag',
  'Location',
  'Allow',
  'Retry-After',
  'X-Request-Id',
] as const

const allowing = (readable: readonly string[]): Record<string, string> => ({
  'Access-Control-Expose-Headers': readable.join(', '),
  'Access-Control-Allow-Headers': ALLOWED_HEADERS.join(', '),
})

/**
 * Headers of answers that pages of other sites may read.
 * @param names other names of the readable ones, in a dialect
 */
export const exposedHeaders = (
  names: Readonly<Record<string, string>> = {},
): Record<string, string> => allowing(READABLE_HEADERS.map((name) => names[name] ?? name))

const EXPOSED_HEADERS = exposedHeaders()

/**
 * The same for requests that name no site, whose answers no browser withholds: existing clients
 * expect these.
 */
export const UNASKED_HEADERS = allowing(
  READABLE_HEADERS.filter((name) => /^(X-WP-|Link$)/.test(name)),
)

/** Origins whose scripts may read answers, as serialized by browsers; undefined allows all. */
export type AllowedOrigins = readonly string[] | undefined

/**
 * CORS headers. Unless origins are listed, any site may use this interface from a browser, with
 * credentials that its script holds. `Access-Control-Allow-Credentials` is never sent: browsers
 * attach no stored credentials to preflighted requests, and hide answers to requests that carry
 * them.
 */
export function originHeaders(origin: string, allowed?: AllowedOrigins): Record<string, string> {
  if (!/^[a-z][a-z0-9+.-]*:\/\/[^\s/]+$|^null$/i.test(origin)) return {}
  if (allowed?.includes(origin) === false) return { Vary: 'Origin' }
  return {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Methods': 'OPTIONS, GET, POST, PUT, PATCH, DELETE',
    Vary: 'Origin',
  }
}

/**
 * CORS headers of answers sent without the application; none for pages. Such an answer only says
 * that the site is busy, so any origin may read it.
 */
export const headersForScripts = ({
  url = '/',
  headers,
}: IncomingMessage): Record<string, string> =>
  apiAddress(url) === undefined
    ? {}
    : headers.origin === undefined
      ? UNASKED_HEADERS
      : { ...EXPOSED_HEADERS, ...originHeaders(headers.origin) }

/** Headers that a page can send only from a script and after a preflight. */
export const PREFLIGHTED_HEADERS: readonly string[] = ALLOWED_HEADERS.map((name) =>
  name.toLowerCase(),
).filter((name) => name !== 'authorization' && name !== 'content-type')
