import { lookup as resolveName } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { Agent } from 'undici'
import { OutgoingError } from './outgoing-error.ts'
import type { AddressRule } from './address-rule.ts'

export type Resolver = (hostname: string) => Promise<readonly string[]>

export const systemResolver: Resolver = (hostname) =>
  new Promise((resolve, reject) => {
    resolveName(hostname, { all: true, order: 'verbatim' }, (error, found) => {
      if (error === null) resolve(found.map(({ address }) => address))
      else
        reject(
          new OutgoingError('unreachable', 'The host name could not be resolved.', {
            cause: error,
          }),
        )
    })
  })

export interface ConnectionOptions {
  readonly resolve: Resolver
  readonly rule: AddressRule
  readonly port: number
  readonly milliseconds: number
  readonly connections: number
}

/**
 * Creates an agent for requests to one address. The name is resolved while connecting, and only the
 * addresses that were checked are connected to, which prevents DNS rebinding.
 */
export function createAgent(options: ConnectionOptions): Agent {
  const { milliseconds, connections } = options
  return new Agent({
    connect: { lookup: pinnedLookup(options), timeout: milliseconds },
    allowH2: false,
    pipelining: 1,
    connections,
    headersTimeout: milliseconds,
    bodyTimeout: milliseconds,
    maxHeaderSize: 16 * 1024,
  })
}

/** Refuses a name with any address that is not public: honest sites do not mix the two. */
function pinnedLookup({ resolve, rule, port }: ConnectionOptions): LookupFunction {
  return (hostname, { all }, callback) => {
    resolve(hostname).then(
      (addresses) => {
        const [first] = addresses
        if (first === undefined || !addresses.every((address) => rule(address, port))) {
          callback(new OutgoingError('refused', 'The host name has no public address.'), '')
        } else if (all === true) {
          callback(
            null,
            addresses.map((address) => ({ address, family: isIP(address) })),
          )
        } else {
          callback(null, first, isIP(first))
        }
      },
      (error: Error) => callback(error, ''),
    )
  }
}
