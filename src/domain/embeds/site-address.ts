/** A location on this site: the address without the site's own address and the fragment. */
export interface SiteAddress {
  /** Decoded path segments; empty for the front page. */
  readonly steps: readonly string[]
  readonly query: URLSearchParams
}

const LONGEST = 2048

/**
 * Parses an address of this site; undefined for other sites and invalid addresses. The scheme is
 * ignored, because sites are often available by both.
 */
export function parseSiteAddress(siteUrl: string, address: string): SiteAddress | undefined {
  if (address.length > LONGEST || !URL.canParse(address)) return undefined
  const url = new URL(address)
  const site = new URL(siteUrl)
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return undefined
  if (placeOf(url) !== placeOf(site)) return undefined
  const base = site.pathname.replace(/\/+$/, '')
  if (url.pathname !== base && !url.pathname.startsWith(`${base}/`)) return undefined
  const steps = stepsOf(url.pathname.slice(base.length))
  return steps && { steps, query: url.searchParams }
}

/** Host and port, ignoring the default ports of both schemes. */
function placeOf({ hostname, port }: URL): string {
  return port === '' ? hostname : `${hostname}:${port}`
}

/** Decodes the segments of a path; undefined for invalid percent-encoding. */
function stepsOf(path: string): string[] | undefined {
  try {
    return path
      .split('/')
      .filter((step) => step !== '')
      .map(decodeURIComponent)
  } catch {
    return undefined
  }
}
