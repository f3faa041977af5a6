import type { IncomingMessage } from 'node:http'
import { apiAddress } from './api-address.ts'

/** Headers that scripts of other sites may set; all of them make the browser ask beforehand. */
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
] as const

/** Headers that scripts of other sites may read. */
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

/** Answers that a page of another site may read, and what it may ask with. */
export const EXPOSED_HEADERS = {
  'Access-Control-Expose-Headers': READABLE_HEADERS.join(', '),
  'Access-Control-Allow-Headers': ALLOWED_HEADERS.join(', '),
} as const

/** The origins whose scripts may read answers, as browsers write them; undefined is every one. */
export type AllowedOrigins = readonly string[] | undefined

/**
 * Any site, unless origins are listed, may read this interface from a browser, with credentials that
 * its script holds itself. `Access-Control-Allow-Credentials` is never sent, so the browser adds none
 * of its own to a request that it asks about beforehand, and lets no script read the answer to one
 * that it does add them to.
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
 * What lets scripts of other sites read an answer that is given at once; nothing for pages. Such an
 * answer says nothing of the site but that it is busy, so every origin may read it.
 */
export const headersForScripts = ({
  url = '/',
  headers,
}: IncomingMessage): Record<string, string> =>
  apiAddress(url) === undefined
    ? {}
    : { ...EXPOSED_HEADERS, ...originHeaders(headers.origin ?? '') }

/** Headers that no page can send without a script and without the browser having asked first. */
export const PREFLIGHTED_HEADERS: readonly string[] = ALLOWED_HEADERS.map((name) =>
  name.toLowerCase(),
).filter((name) => name !== 'authorization' && name !== 'content-type')
