import { PREFLIGHTED_HEADERS } from './cross-origin.ts'
import { provenanceOf } from './provenance.ts'
import type { ApiRequest } from './request.ts'

/** What is known of a request before anybody asks who makes it. */
export interface UnidentifiedRequest {
  /** As it came, before `_method` and `X-HTTP-Method-Override`. */
  readonly sentMethod: string
  /** As it is meant. */
  readonly method: string
  readonly headers: ApiRequest['headers']
  /** The answer is to be a script (`_jsonp`). */
  readonly asScript: boolean
}

/**
 * Whether credentials with a request may be those that a browser keeps and adds by itself, whatever
 * page makes it ask: HTTP Basic after a prompt of a proxy or with a name in the address. Such requests
 * would let a page of another site act as the person whose browser it is. Those of scripts that hold
 * credentials themselves differ, because browsers ask for permission before they send them.
 */
export function mayUseKeptCredentials(request: UnidentifiedRequest, siteUrl: string): boolean {
  const { method, headers, asScript } = request
  // A script element can hold no credentials, so these would be kept ones.
  if (asScript) return true
  const writes = method !== 'GET' && method !== 'OPTIONS'
  const mode = headers['sec-fetch-mode']
  // A form or an address that a page leads to; the API has no forms.
  if (writes && mode === 'navigate') return true
  const provenance = provenanceOf(headers, siteUrl)
  if (provenance === 'own-site' || provenance === 'untold') return false
  return mode === 'no-cors' || (writes && isSentUnasked(request))
}

/** Media types that a form without a script sends. */
const FORM_TYPES: ReadonlySet<string> = new Set([
  '',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'text/plain',
])

/** Whether browsers send such a request of another site without asking for permission before. */
function isSentUnasked({ sentMethod, headers }: UnidentifiedRequest): boolean {
  if (sentMethod !== 'POST') return false
  if (PREFLIGHTED_HEADERS.some((name) => headers[name] !== undefined)) return false
  const type = String(headers['content-type'] ?? '').split(';')[0] ?? ''
  return FORM_TYPES.has(type.trim().toLowerCase())
}
