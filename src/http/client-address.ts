import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'
import proxyAddress from 'proxy-addr'

/**
 * Whose `X-Forwarded-For` is trusted: nobody's, that of the last N proxies, or of listed addresses.
 */
export type TrustedProxies = false | number | string

/** Finds the client's address behind the trusted proxies. */
export function clientAddress(trusted: TrustedProxies): (message: IncomingMessage) => string {
  if (trusted === false) return ({ socket }) => canonicalAddress(socket.remoteAddress ?? '')
  const isTrusted =
    typeof trusted === 'string'
      ? proxyAddress.compile(trusted.split(',').map((item) => item.trim()))
      : (_: string, hop: number) => hop < trusted
  const trust = (address: string, hop: number): boolean => isTrusted(withoutPort(address), hop)
  return (message) => canonicalAddress(withoutPort(proxyAddress(message, trust)))
}

const WITH_PORT = /^(?:(\d{1,3}(?:\.\d{1,3}){3})|\[([\da-f:.]+)\]):\d{1,5}$/i

/** Some proxies name the port of a client too, which would make a new client of each connection. */
function withoutPort(address: string): string {
  const [, ipv4, ipv6] = WITH_PORT.exec(address) ?? []
  return ipv4 ?? ipv6 ?? address
}

/**
 * Canonical text of an address. A socket listening on IPv6 reports IPv4 clients as
 * `::ffff:198.51.100.1`, which would put all of them into one network.
 */
function canonicalAddress(address: string): string {
  if (!isIPv6(address)) return address
  const [withoutZone = ''] = address.split('%')
  const text = new URL(`http://[${withoutZone}]`).hostname.slice(1, -1)
  const [, high, low] = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/.exec(text) ?? []
  if (high === undefined || low === undefined) return text
  const bytes = [high, low].flatMap((group) => {
    const number = Number.parseInt(group, 16)
    return [Math.floor(number / 256), number % 256]
  })
  return bytes.join('.')
}
