import { BlockList, isIP } from 'node:net'
import type { NewApplicationPasswordRow } from '../../data/users/application-passwords.ts'
import { failure } from '../errors/errors.ts'

/** The limits of an application password; empty lists and null mean none. */
export type ApplicationPasswordLimits = Pick<
  NewApplicationPasswordRow,
  'scopes' | 'expiresAt' | 'addresses'
>

export const UNLIMITED: ApplicationPasswordLimits = { scopes: [], expiresAt: null, addresses: [] }

/** Namespaces, and the accounts of users, which writes of other areas cannot change. */
const AREAS = [
  '*',
  'accounts',
  'core/v2',
  'cal/events/v1',
  'cal/event-aggregator/v1',
  'cal/views/v2',
  'ads-route',
  'ads-adsense',
  'schema-output',
  'oembed/1.0',
  'site-health/v1',
  'block-editor/v1',
]
const VERBS = ['*', 'read', 'write', 'delete']

/** Whether a text is a scope: an area and a verb, such as `core/v2:read`. */
export function isScope(text: string): boolean {
  const [area = '', verb = '', ...rest] = text.split(':')
  return AREAS.includes(area) && VERBS.includes(verb) && rest.length === 0
}

/** Whether a text is an IP address, or a subnet such as `192.0.2.0/24`. */
export function isAddressRange(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/')
  const family = isIP(address)
  if (family === 0 || rest.length > 0) return false
  if (prefix === undefined) return true
  return /^\d{1,3}$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128)
}

/**
 * Checks that an application password may be used at this time and from this address.
 * @param address IP address of the client
 * @throws DomainError 401 application_password_expired, 403 application_password_address_refused
 */
export function requireWithinLimits(
  { expiresAt, addresses }: Pick<ApplicationPasswordLimits, 'expiresAt' | 'addresses'>,
  { now, address }: { readonly now: number; readonly address: string },
): void {
  if (expiresAt !== null && expiresAt.getTime() <= now) {
    throw failure('application_password_expired')
  }
  if (addresses.length > 0 && !isWithin(addresses, address)) {
    throw failure('application_password_address_refused')
  }
}

function isWithin(ranges: readonly string[], address: string): boolean {
  const family = isIP(address)
  if (family === 0) return false
  const list = new BlockList()
  for (const range of ranges) {
    const [network = '', prefix] = range.split('/')
    const type = isIP(network) === 4 ? 'ipv4' : 'ipv6'
    if (prefix === undefined) list.addAddress(network, type)
    else list.addSubnet(network, Number(prefix), type)
  }
  return list.check(address, family === 4 ? 'ipv4' : 'ipv6')
}
