import type { ApiRequest } from './request.ts'

/**
 * Where a request originated, as far as its client says. Browsers send `Sec-Fetch-Site` (on https
 * and loopback) and `Origin`; other clients send neither.
 */
export type Provenance = 'own-site' | 'another-site' | 'opaque' | 'unknown'

/** Reads what a browser says about the page that made a request. */
export function provenanceOf(headers: ApiRequest['headers'], siteUrl: string): Provenance {
  const fetchSite = headers['sec-fetch-site']
  if (fetchSite !== undefined) {
    // `none` means typed by a person or opened from a bookmark.
    return fetchSite === 'same-origin' || fetchSite === 'none' ? 'own-site' : 'another-site'
  }
  const { origin, host } = headers
  if (origin === undefined) return 'unknown'
  if (origin === 'null') return 'opaque'
  if (typeof origin !== 'string' || !URL.canParse(origin)) return 'another-site'
  // The site may have more addresses than its public one.
  const own = origin === new URL(siteUrl).origin || new URL(origin).host === host
  return own ? 'own-site' : 'another-site'
}
