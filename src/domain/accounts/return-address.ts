import { isLoopbackHost } from './loopback.ts'

/** An address to which the authorization page may redirect a user. */
export interface ReturnAddress {
  readonly href: string
  /** Shown on the page: the host, or the scheme of an application. */
  readonly label: string
  readonly kind: 'web' | 'this-computer' | 'program'
}

/** Schemes that run code, show content or open a program that the user did not choose. */
const REFUSED_SCHEMES = new Set(
  `javascript vbscript livescript mocha data blob about file filesystem view-source jar resource
  chrome edge opera brave chrome-extension moz-extension ms-browser-extension intent android-app
  content ftp ftps sftp ws wss mailto tel sms news urn`.split(/\s+/),
)

const MAX_LENGTH = 2000

/**
 * Reads `success_url` and `reject_url`: https, http on this computer, or the scheme of a program
 * such as `myapp://connected`. Blanks, control characters and backslashes are refused before a
 * parser can reinterpret them. User names are refused because they disguise the target of a link.
 * @returns undefined if the address is not allowed
 */
export function parseReturnAddress(text: string): ReturnAddress | undefined {
  if (text.length > MAX_LENGTH || !/^[\x21-\x5b\x5d-\x7e\u{a0}-\u{10ffff}]+$/u.test(text))
    return undefined
  if (!URL.canParse(text)) return undefined
  const url = new URL(text)
  const scheme = url.protocol.slice(0, -1)
  if (url.username !== '' || url.password !== '') return undefined
  if (scheme === 'https' || scheme === 'http') {
    const local = isLoopbackHost(url.hostname)
    if (!isNameOrAddress(url.hostname) || (scheme === 'http' && !local)) return undefined
    return { href: url.href, label: url.host, kind: local ? 'this-computer' : 'web' }
  }
  // RFC 8252, 7.1: programs use a scheme of their own, often a reversed domain name.
  const named = scheme.includes('.') || text.slice(scheme.length).startsWith('://')
  if (REFUSED_SCHEMES.has(scheme) || !named) return undefined
  return { href: url.href, label: `${scheme}:`, kind: 'program' }
}

/**
 * Whether a host is a name or an IP address. `URL` also accepts semicolons and other characters
 * that have a meaning in headers.
 */
const isNameOrAddress = (host: string): boolean => /^(?:[\w.-]+|\[[\da-f:.]+\])$/.test(host)

/** Appends arguments to the query string of an address. */
export function withArguments(
  { href }: ReturnAddress,
  values: Readonly<Record<string, string>>,
): string {
  const [address = '', ...fragment] = href.split('#')
  const pairs = Object.entries(values).map((pair) => pair.map(encodeURIComponent).join('='))
  const mark = address.includes('?') ? '&' : '?'
  return [address + mark + pairs.join('&'), ...fragment].join('#')
}
