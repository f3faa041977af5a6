import type { ApiRequest } from './request.ts'

/**
 * Where a request comes from, as far as its client tells. Browsers tell it by `Sec-Fetch-Site`, on
 * https and loopback, and by `Origin`; other clients tell nothing.
 */
export type Provenance = 'own-site' | 'another-site' | 'opaque' | 'untold'

/** What a browser says of the page that made a request. */
export function provenanceOf(headers: ApiRequest['headers'], siteUrl: string): Provenance {
  const fetchSite = headers['sec-fetch-site']
  if (fetchSite !== undefined) {
    // `none` is what a person typed or kept as a bookmark.
    return fetchSite === 'same-origin' || fetchSite === 'none' ? 'own-site' : 'another-site'
  }
  const { origin, host } = headers
  if (origin === undefined) return 'untold'
  if (origin === 'null') return 'opaque'
  if (typeof origin !== 'string' || !URL.canParse(origin)) return 'another-site'
  // The site may be reached by more addresses than the public one.
  const own = origin === new URL(siteUrl).origin || new URL(origin).host === host
  return own ? 'own-site' : 'another-site'
}
