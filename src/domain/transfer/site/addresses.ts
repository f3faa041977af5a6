/**
 * The path of an address as redirects know it: decoded, without a slash at the end. Empty for the
 * front page, for addresses with a query, and for what is no address.
 */
export function pathOf(address: string): string {
  if (!URL.canParse(address)) return ''
  const { pathname, search } = new URL(address)
  return search === '' ? plainPath(pathname) : ''
}

/** @param path as it stands in an address */
export function plainPath(path: string): string {
  return decoded(path).replace(/\/+$/, '')
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
