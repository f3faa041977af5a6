import { isIPv6 } from 'node:net'

/**
 * What limits are counted by where they are counted by address: one household or server has a whole
 * IPv6 network of 64 bits. IPv4 addresses stand for themselves.
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
