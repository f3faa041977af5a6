import { isIP } from 'node:net'
import { isPublicAddress } from './addresses.ts'
import { OutgoingError } from './outgoing-error.ts'

/** Decides whether connections to an address and port are allowed. */
export interface AddressRule {
  (address: string, port: number): boolean
  /** Whether any address is allowed on a port; this is known before a name is resolved. */
  readonly allowsPort: (port: number) => boolean
}

const PORTS: ReadonlySet<number> = new Set([80, 443, 8080])
const MAX_LENGTH = 2048

/**
 * Creates the rule for other sites: public addresses, and the usual ports of web servers.
 *
 * @param allowed further `address:port` pairs, such as the servers of a test
 */
export function createAddressRule(allowed: readonly string[]): AddressRule {
  const exceptions = new Set(allowed)
  const rule = (address: string, port: number): boolean =>
    (PORTS.has(port) && isPublicAddress(address)) || exceptions.has(socketAddress(address, port))
  const allowsPort = (port: number): boolean =>
    PORTS.has(port) || allowed.some((address) => address.endsWith(`:${port}`))
  return Object.assign(rule, { allowsPort })
}

/** The rule for this site, which may have any address. */
export const allowAll: AddressRule = Object.assign(() => true, { allowsPort: () => true })

const socketAddress = (address: string, port: number): string =>
  isIP(address) === 6 ? `[${address}]:${port}` : `${address}:${port}`

export const portOf = ({ port, protocol }: URL): number =>
  port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port)

/**
 * Parses an address and checks what can be checked before its name is resolved. The URL parser
 * normalizes every notation of an IP address (decimal, octal, hexadecimal, short).
 *
 * @param base for relative addresses
 * @throws OutgoingError 'refused'
 */
export function parseTarget(address: string, ruleFor: (url: URL) => AddressRule, base?: URL): URL {
  if (address.length > MAX_LENGTH || !URL.canParse(address, base?.href))
    throw refused('it is not a valid URL')
  const url = new URL(address, base?.href)
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw refused('the scheme is not http or https')
  if (url.username !== '' || url.password !== '') throw refused('it contains credentials')
  const rule = ruleFor(url)
  const port = portOf(url)
  if (!rule.allowsPort(port)) throw refused('the port is not allowed')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  // IP addresses are never resolved, so they are checked here.
  if (isIP(host) !== 0 && !rule(host, port)) throw refused('it is not public')
  return url
}

const refused = (why: string): OutgoingError =>
  new OutgoingError('refused', `Requests to this address are not allowed: ${why}.`)
