import { isIP } from 'node:net'
import { isPublicAddress } from './addresses.ts'
import { OutgoingError } from './errors.ts'

/** Says whether a connection to an address and port may be made. */
export interface AddressRule {
  (address: string, port: number): boolean
  /** Whether there are addresses that may be asked at a port, which is known before any name is resolved. */
  readonly knowsPort: (port: number) => boolean
}

const PORTS: ReadonlySet<number> = new Set([80, 443, 8080])
const LONGEST = 2048

/**
 * The rule that counts: public addresses, and ports on which web servers listen.
 *
 * @param allowed `address:port` of places that may be asked besides, such as a test's own servers
 */
export function createAddressRule(allowed: readonly string[]): AddressRule {
  const exceptions = new Set(allowed)
  const rule = (address: string, port: number): boolean =>
    (PORTS.has(port) && isPublicAddress(address)) || exceptions.has(placeOf(address, port))
  const knowsPort = (port: number): boolean =>
    PORTS.has(port) || allowed.some((place) => place.endsWith(`:${port}`))
  return Object.assign(rule, { knowsPort })
}

/** For the site itself, which may be asked wherever it is. */
export const anywhere: AddressRule = Object.assign(() => true, { knowsPort: () => true })

const placeOf = (address: string, port: number): string =>
  isIP(address) === 6 ? `[${address}]:${port}` : `${address}:${port}`

export const portOf = ({ port, protocol }: URL): number =>
  port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port)

/**
 * An address that may be asked, as far as can be told before its name is resolved. Parsing brings
 * every way of writing an IP address (decimal, octal, hexadecimal, short) into its one form.
 *
 * @param base what a relative address is relative to
 * @throws OutgoingError 'refused'
 */
export function readTarget(address: string, ruleFor: (url: URL) => AddressRule, base?: URL): URL {
  if (address.length > LONGEST || !URL.canParse(address, base?.href)) throw refused('no address')
  const url = new URL(address, base?.href)
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw refused('another scheme')
  if (url.username !== '' || url.password !== '') throw refused('credentials in the address')
  const rule = ruleFor(url)
  const port = portOf(url)
  if (!rule.knowsPort(port)) throw refused('another port')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  // Connections to literal addresses resolve nothing, so that this is where they are judged.
  if (isIP(host) !== 0 && !rule(host, port)) throw refused('the address is not public')
  return url
}

const refused = (why: string): OutgoingError =>
  new OutgoingError('refused', `The address may not be asked: ${why}.`)
