import ipaddr from 'ipaddr.js'

/** All of the IPv6 internet that is given out; everything else has a meaning of its own. */
const GLOBAL_UNICAST = ipaddr.parseCIDR('2000::/3')

/** Addresses in public ranges behind which a cloud keeps what is for its machines only. */
const INTERNAL = new Set(['168.63.129.16'])

/**
 * Whether an address is one that anybody on the internet may have: no loopback, private,
 * link-local, shared (CGNAT), multicast, unspecified or reserved one, and no IPv6 address that
 * carries an IPv4 address inside (mapped, compatible, NAT64, 6to4, Teredo, ISATAP).
 *
 * @param address an IPv4 or IPv6 address as resolvers write it; anything else is not public
 */
export function isPublicAddress(address: string): boolean {
  if (ipaddr.IPv4.isValidFourPartDecimal(address)) {
    return ipaddr.IPv4.parse(address).range() === 'unicast' && !INTERNAL.has(address)
  }
  // A zone names a link of this machine.
  if (address.includes('%') || !ipaddr.IPv6.isValid(address)) return false
  const parsed = ipaddr.IPv6.parse(address)
  return parsed.range() === 'unicast' && parsed.match(GLOBAL_UNICAST) && !isIsatap(parsed)
}

/** `…:0:5efe:a.b.c.d` and `…:200:5efe:a.b.c.d` (RFC 5214). */
function isIsatap({ parts }: ipaddr.IPv6): boolean {
  return ((parts[4] ?? 0) & 0xfdff) === 0 && parts[5] === 0x5efe
}
