import type { IncomingMessage } from 'node:http'
import proxyAddress from 'proxy-addr'

/** Whose `X-Forwarded-For` counts: nobody's, the last N proxies', or those of listed addresses. */
export type TrustedProxies = false | number | string

/** Finds the address of the client behind the proxies that the configuration trusts. */
export function clientAddress(trusted: TrustedProxies): (message: IncomingMessage) => string {
  if (trusted === false) return ({ socket }) => socket.remoteAddress ?? ''
  const trust =
    typeof trusted === 'string'
      ? proxyAddress.compile(trusted.split(',').map((item) => item.trim()))
      : (_: string, hop: number) => hop < trusted
  return (message) => proxyAddress(message, trust)
}
