import { isIPv6 } from 'node:net'

/**
 * Returns the network by which rate limits count an address: the /64 of an IPv6 address, because
 * one household or server has a whole /64, or the IPv4 address itself.
 */
export function network(address: string): string {
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.split('::')
  const groups = head.split(':').filter(Boolean)
  const rest = (tail ?? '').split(':').filter(Boolean)
  const missing = tail === undefined ? 0 : 8 - groups.length - rest.length
  return [...groups, ...Array<string>(Math.max(missing, 0)).fill('0'), ...rest]
    .slice(0, 4)
    .join(':')
}
