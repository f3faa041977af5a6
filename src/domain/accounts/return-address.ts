import { isLoopbackHost } from '../loopback.ts'

/** An address to which the authorization page may send a person back. */
export interface ReturnAddress {
  readonly href: string
  /** What a person sees of it: a host, or the scheme of a program. */
  readonly label: string
  readonly kind: 'web' | 'this-computer' | 'program'
}

/** Schemes that run, show or open something else than a program of the person's choice. */
const REFUSED = new Set(
  `javascript vbscript livescript mocha data blob about file filesystem view-source jar resource
  chrome edge opera brave chrome-extension moz-extension ms-browser-extension intent android-app
  content ftp ftps sftp ws wss mailto tel sms news urn`.split(/\s+/),
)

const LONGEST = 2000

/**
 * Reads `success_url` and `reject_url`: https, http on this computer, or the scheme of a program
 * such as `myapp://connected`. Blanks, control characters and backslashes are refused before any
 * parser can make something else of them, and so are user names, which hide where a link leads.
 * @returns undefined when nobody may be sent there
 */
export function parseReturnAddress(text: string): ReturnAddress | undefined {
  if (text.length > LONGEST || !/^[\x21-\x5b\x5d-\x7e\u{a0}-\u{10ffff}]+$/u.test(text))
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
  if (REFUSED.has(scheme) || !named) return undefined
  return { href: url.href, label: `${scheme}:`, kind: 'program' }
}

/**
 * Whether a host is one that can be reached. `URL` takes semicolons and other signs too, which mean
 * something else in headers.
 */
const isNameOrAddress = (host: string): boolean => /^(?:[\w.-]+|\[[\da-f:.]+\])$/.test(host)

/** The address with arguments behind those that it has. */
export function withArguments(
  { href }: ReturnAddress,
  values: Readonly<Record<string, string>>,
): string {
  const [address = '', ...fragment] = href.split('#')
  const pairs = Object.entries(values).map((pair) => pair.map(encodeURIComponent).join('='))
  const mark = address.includes('?') ? '&' : '?'
  return [address + mark + pairs.join('&'), ...fragment].join('#')
}
