import { createWriteStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { request as send } from 'undici'
import { ACCEPTED_ENCODINGS, limited, readLimited } from './body.ts'
import { createConnections, systemResolver, type Resolver } from './connection.ts'
import { OutgoingError } from './errors.ts'
import { createAddressRule, portOf, readTarget } from './target.ts'

/** An answer of another site, whatever its status. */
export interface RemoteAnswer {
  /** Where it stands, after redirects. */
  readonly url: URL
  readonly status: number
  /** The value of a header; '' for none. */
  header(name: string): string
  readonly body: Buffer
}

/** Another site, of which many things are asked. */
export interface RemoteSite {
  /**
   * Asks once, following few redirects; every hop is judged, and goes to the address that was.
   * @throws OutgoingError when there is no answer, or one that is too large
   */
  get(address: string, bytes: number): Promise<RemoteAnswer>
  /**
   * Writes a file of the site to a new local file while it comes.
   * @returns the status; only with 200 there is a file
   * @throws OutgoingError
   */
  download(address: string, file: string, bytes: number): Promise<Omit<RemoteAnswer, 'body'>>
}

export interface RemoteSiteOptions {
  /** `address:port` of places that may be asked though they are not public. */
  readonly allow: readonly string[]
  readonly userAgent: string
  /** Sent to that origin and never to another one, wherever it redirects to. */
  readonly credentials?: {
    readonly origin: string
    readonly user: string
    readonly password: string
  }
  readonly resolve?: Resolver
  readonly signal?: AbortSignal
}

const MILLISECONDS = 60_000
const REDIRECTS = 3
const REDIRECT_STATUSES: ReadonlySet<number> = new Set([301, 302, 303, 307, 308])

type Read<T> = (body: Readable, encoding: string, status: number) => Promise<T>
type Asked<T> = Omit<RemoteAnswer, 'body'> & { readonly read: T }

export function createRemoteSite(options: RemoteSiteOptions): RemoteSite {
  const { userAgent, credentials, resolve = systemResolver } = options
  const rule = createAddressRule(options.allow)

  const ask = async <T>(address: string, read: Read<T>): Promise<Asked<T>> => {
    const deadline = AbortSignal.timeout(MILLISECONDS)
    const signal = options.signal ? AbortSignal.any([deadline, options.signal]) : deadline
    let url = readTarget(address, () => rule)
    for (let redirects = 0; redirects <= REDIRECTS; redirects++) {
      const connections = createConnections({
        resolve,
        rule,
        port: portOf(url),
        milliseconds: MILLISECONDS,
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
          url = readTarget(location, () => rule, url)
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
      const { read: body, ...answer } = await ask(address, (stream, encoding) =>
        readLimited(stream, encoding, { bytes, overflow: 'refuse' }),
      )
      return { ...answer, body }
    },
    async download(address, file, bytes) {
      const { read: _, ...answer } = await ask(address, async (stream, encoding, status) => {
        if (status === 200) {
          const out = createWriteStream(file, { flags: 'wx', mode: 0o600 })
          await pipeline(limited(stream, encoding, bytes), out)
        } else stream.destroy()
      })
      return answer
    },
  }
}

const basic = ({ user, password }: NonNullable<RemoteSiteOptions['credentials']>): string =>
  `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`

function toOutgoingError(error: unknown, signal: AbortSignal): OutgoingError {
  if (error instanceof OutgoingError) return error
  if (signal.aborted) {
    return new OutgoingError('timeout', 'The answer took too long.', { cause: error })
  }
  return new OutgoingError('unreachable', 'There was no answer that can be read.', { cause: error })
}
