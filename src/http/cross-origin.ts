/**
 * Cross-origin headers: any site may read this interface from a browser, with credentials that
 * a script holds itself. Cookies never count on the API without a nonce, so naming the origin
 * gives nothing away.
 */
export const EXPOSED_HEADERS = {
  'Access-Control-Expose-Headers': 'X-WP-Total, X-WP-TotalPages, Link',
  'Access-Control-Allow-Headers':
    'Authorization, X-WP-Nonce, Content-Disposition, Content-MD5, Content-Type',
} as const

export function originHeaders(origin: string | undefined): Record<string, string> {
  if (origin === undefined || !/^[a-z][a-z0-9+.-]*:\/\/[^\s/]+$|^null$/i.test(origin)) return {}
  return {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Methods': 'OPTIONS, GET, POST, PUT, PATCH, DELETE',
    'Access-Control-Allow-Credentials': 'true',
    Vary: 'Origin',
  }
}
