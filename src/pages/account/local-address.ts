const LONGEST = 2000

/**
 * Reads where a page of this site should lead next. Only a path of the site counts, so that a link
 * to the sign-in page cannot lead people on to another site.
 * @param text a path as browsers see it, with its query and fragment
 * @returns the path in canonical form; undefined for whatever could lead elsewhere
 */
export function readLocalAddress(text: string | null, siteUrl: string): string | undefined {
  if (text === null || text.length > LONGEST || !text.startsWith('/')) return undefined
  if (!URL.canParse(text, siteUrl)) return undefined
  const site = new URL(siteUrl)
  const { origin, pathname, search, hash } = new URL(text, siteUrl)
  // A path that begins with two slashes names a host if it stands alone.
  if (origin !== site.origin || pathname.startsWith('//')) return undefined
  const root = site.pathname.replace(/\/?$/, '/')
  return `${pathname}/`.startsWith(root) ? pathname + search + hash : undefined
}
