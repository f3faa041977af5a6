/** A place on this site: what stands between the site's address and the fragment. */
export interface SiteAddress {
  /** Decoded steps of the path; empty for the front page. */
  readonly steps: readonly string[]
  readonly query: URLSearchParams
}

const LONGEST = 2048

/**
 * Where on this site an address lies; undefined for other sites and for what is no address. The
 * scheme does not count, because the same site is often reached by both.
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

/** Host and port; that both schemes have a port of their own does not part them. */
function placeOf({ hostname, port }: URL): string {
  return port === '' ? hostname : `${hostname}:${port}`
}

/** Steps of a path in percent codes; undefined for codes that mean nothing. */
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
