import { createWriteStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { request as send } from 'undici'
import { ACCEPTED_ENCODINGS, limitStream, readLimited } from './body.ts'
import { createAgent, systemResolver, type Resolver } from './connection.ts'
import { OutgoingError } from './outgoing-error.ts'
import { createAddressRule, portOf, parseTarget } from './address-rule.ts'
import { REDIRECT_STATUSES } from './read-response.ts'

/** A response of another site, with any status. */
export interface RemoteResponse {
  /** The final address, after redirects. */
  readonly url: URL
  readonly status: number
  /** Returns the value of a header, or ''. */
  header(name: string): string
  readonly body: Buffer
}

/** A client for many requests to one other site. */
export interface RemoteSite {
  /**
   * Sends a request and follows a few redirects. The address of every hop is checked and pinned.
   * @throws OutgoingError without a response, and for one that is too large
   */
  get(address: string, bytes: number): Promise<RemoteResponse>
  /**
   * Streams a file of the site to a new local file.
   * @returns the status; the file is written only for 200
   * @throws OutgoingError
   */
  download(address: string, file: string, bytes: number): Promise<Omit<RemoteResponse, 'body'>>
}

export interface RemoteSiteOptions {
  /** Hosts, as `address:port`, that are allowed although they are not public. */
  readonly allow: readonly string[]
  readonly userAgent: string
  /** Sent only to this origin, never to the target of a redirect elsewhere. */
  readonly credentials?: {
    readonly origin: string
    readonly user: string
    readonly password: string
  }
  readonly resolve?: Resolver
  readonly signal?: AbortSignal
}

const TIMEOUT = 60_000
const MAX_REDIRECTS = 3

type Read<T> = (body: Readable, encoding: string, status: number) => Promise<T>
type ReadResult<T> = Omit<RemoteResponse, 'body'> & { readonly read: T }

export function createRemoteSite(options: RemoteSiteOptions): RemoteSite {
  const { userAgent, credentials, resolve = systemResolver } = options
  const rule = createAddressRule(options.allow)

  const request = async <T>(address: string, read: Read<T>): Promise<ReadResult<T>> => {
    const deadline = AbortSignal.timeout(TIMEOUT)
    const signal = options.signal ? AbortSignal.any([deadline, options.signal]) : deadline
    let url = parseTarget(address, () => rule)
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
      const connections = createAgent({
        resolve,
        rule,
        port: portOf(url),
        connections: 1,
        milliseconds: TIMEOUT,
      })
      try {
        const { statusCode, headers, body } = await send(url, {
          dispatcher: connections,
          signal,
          headers: {
            'accept-encoding': ACCEPTED_ENCODINGS,
            'user-agent': userAgent,
            ...(credentials?.origin === url.origin && { authorization: basic(credentials) }),
          },
        })
        body.on('error', () => undefined)
        const header = (name: string): string => String(headers[name] ?? '')
        const location = header('location')
        if (REDIRECT_STATUSES.has(statusCode) && location !== '') {
          body.destroy()
          url = parseTarget(location, () => rule, url)
          continue
        }
        const result = await read(body, header('content-encoding'), statusCode)
        return { url, status: statusCode, header, read: result }
      } catch (error) {
        throw toOutgoingError(error, signal)
      } finally {
        connections.destroy().catch(() => undefined)
      }
    }
    throw new OutgoingError('redirects', 'Too many redirects.')
  }

  return {
    async get(address, bytes) {
      const { read: body, ...response } = await request(address, (stream, encoding) =>
        readLimited(stream, encoding, { bytes, overflow: 'refuse' }),
      )
      return { ...response, body }
    },
    async download(address, file, bytes) {
      const { read: _, ...response } = await request(address, async (stream, encoding, status) => {
        if (status === 200) {
          const out = createWriteStream(file, { flags: 'wx', mode: 0o600 })
          await pipeline(limitStream(stream, encoding, bytes), out)
        } else stream.destroy()
      })
      return response
    },
  }
}

const basic = ({ user, password }: NonNullable<RemoteSiteOptions['credentials']>): string =>
  `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`

function toOutgoingError(error: unknown, signal: AbortSignal): OutgoingError {
  if (error instanceof OutgoingError) return error
  if (signal.aborted) {
    return new OutgoingError('timeout', 'The request timed out.', { cause: error })
  }
  return new OutgoingError('unreachable', 'There was no readable response.', { cause: error })
}
