import ipaddr from 'ipaddr.js'

/** The allocated part of the IPv6 internet; all other ranges are special. */
const GLOBAL_UNICAST = ipaddr.parseCIDR('2000::/3')

/** Addresses in public ranges that clouds use for internal services. */
const INTERNAL = new Set(['168.63.129.16'])

/**
 * Whether an address is on the public internet: no loopback, private,
 * link-local, shared (CGNAT), multicast, unspecified or reserved one, and no IPv6 address that
 * embeds an IPv4 address (mapped, compatible, NAT64, 6to4, Teredo, ISATAP).
 *
 * @param address an IPv4 or IPv6 address as resolvers write it; anything else is not public
 */
export function isPublicAddress(address: string): boolean {
  if (ipaddr.IPv4.isValidFourPartDecimal(address)) {
    return ipaddr.IPv4.parse(address).range() === 'unicast' && !INTERNAL.has(address)
  }
  // A zone id names a network interface of this machine.
  if (address.includes('%') || !ipaddr.IPv6.isValid(address)) return false
  const parsed = ipaddr.IPv6.parse(address)
  return parsed.range() === 'unicast' && parsed.match(GLOBAL_UNICAST) && !isIsatap(parsed)
}

/** `…:0:5efe:a.b.c.d` and `…:200:5efe:a.b.c.d` (RFC 5214). */
function isIsatap({ parts }: ipaddr.IPv6): boolean {
  return ((parts[4] ?? 0) & 0xfdff) === 0 && parts[5] === 0x5efe
}
