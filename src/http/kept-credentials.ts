import { PREFLIGHTED_HEADERS } from './cross-origin.ts'
import { provenanceOf } from './provenance.ts'
import type { ApiRequest } from './request.ts'

/** The part of a request that is known before its caller is identified. */
export interface UnidentifiedRequest {
  /** As sent, before `_method` and `X-HTTP-Method-Override`. */
  readonly sentMethod: string
  readonly method: string
  readonly headers: ApiRequest['headers']
  /** The answer will be a script (`_jsonp`). */
  readonly asScript: boolean
}

/**
 * Whether a request could carry credentials that a browser keeps and attaches to requests of any
 * page: HTTP Basic after a proxy's prompt, or with a name in the address. Such a request would let
 * another site's page act as the browser's user. Scripts that hold credentials themselves are
 * different, because browsers preflight their requests.
 */
export function mayUseKeptCredentials(request: UnidentifiedRequest, siteUrl: string): boolean {
  const { method, headers, asScript } = request
  // A script element cannot carry credentials, so these would be the browser's own.
  if (asScript) return true
  const writes = method !== 'GET' && method !== 'OPTIONS'
  const mode = headers['sec-fetch-mode']
  // A form or link on another site's page; the API itself has no forms.
  if (writes && mode === 'navigate') return true
  const provenance = provenanceOf(headers, siteUrl)
  if (provenance === 'own-site' || provenance === 'unknown') return false
  return mode === 'no-cors' || (writes && isSentWithoutPreflight(request))
}

/** Media types that a form sends without a script. */
const FORM_TYPES: ReadonlySet<string> = new Set([
  '',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'text/plain',
])

/** Whether browsers send such a cross-site request without a preflight. */
function isSentWithoutPreflight({ sentMethod, headers }: UnidentifiedRequest): boolean {
  if (sentMethod !== 'POST') return false
  if (PREFLIGHTED_HEADERS.some((name) => headers[name] !== undefined)) return false
  const type = String(headers['content-type'] ?? '').split(';')[0] ?? ''
  return FORM_TYPES.has(type.trim().toLowerCase())
}
