/**
 * Returns the path of an address as redirects store it: decoded, without a trailing slash. It is
 * empty for the front page, for addresses with a query, and for invalid addresses.
 */
export function pathOf(address: string): string {
  if (!URL.canParse(address)) return ''
  const { pathname, search } = new URL(address)
  return search === '' ? plainPath(pathname) : ''
}

/** Decodes a path and removes trailing slashes. */
export function plainPath(path: string): string {
  return decoded(path).replace(/\/+$/, '')
}

function decoded(text: string): string {
  try {
    const path = decodeURIComponent(text)
    // Databases store no NUL.
    return path.includes('\0') ? text : path
  } catch {
    return text
  }
}
