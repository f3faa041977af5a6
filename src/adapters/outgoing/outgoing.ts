import type { Agent } from 'undici'
import type { BodyLimit } from './body.ts'
import { createBounds } from './bounds.ts'
import { systemResolver, type ConnectionOptions, type Resolver } from './connection.ts'
import { decodeText } from './decode.ts'
import { OutgoingError } from './outgoing-error.ts'
import {
  readResponse,
  readExchangeResponse,
  type ExchangeResponse,
  type Hop,
  type TextResponse,
  type FileResponse,
  type RawResponse,
  type Redirect,
  type GetOptions,
} from './read-response.ts'
import { allowAll, createAddressRule, parseTarget, type AddressRule } from './address-rule.ts'
import { createSender, destroy } from './sender.ts'
import { conditionalHeaders, type FileVersion } from './versions.ts'

/** A request whose response is returned whatever its status is. */
export interface Exchange extends BodyLimit {
  readonly method: 'GET' | 'POST'
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | undefined
  /** Time limit for the whole request. */
  readonly milliseconds: number
  readonly signal?: AbortSignal | undefined
}

/** A file and its version, or the fact that the known version is current. */
export type OutgoingVersion =
  | { readonly changed: true; readonly file: FileResponse; readonly version: FileVersion }
  | { readonly changed: false }

/** Connections to one address that stay open between exchanges. */
export interface KeptConnections {
  /** As `Outgoing.exchange`. */
  exchange(exchange: Exchange): Promise<ExchangeResponse>
  /** Closes them; exchanges in progress fail. */
  close(): void
}

/** Sends requests to addresses that users have entered. */
export interface Outgoing {
  /**
   * Checks whether requests to an address are allowed, without resolving its host name.
   *
   * @throws OutgoingError 'refused'
   */
  checkAddress(address: string): void
  /**
   * Gets a text from an untrusted address. Only public addresses are allowed, also after a
   * redirect; no cookies or credentials are sent; time and size are limited.
   *
   * @throws OutgoingError for everything but a 200 with an accepted type
   */
  get(address: string, options: GetOptions): Promise<TextResponse>

  /** Does the same for a file, whose bytes are not decoded. */
  getFile(address: string, options: GetOptions): Promise<FileResponse>

  /**
   * Sends a request that may contain credentials, within the same limits. A redirect is a failure,
   * since nobody else may receive what is sent.
   *
   * @throws OutgoingError without a response, and for a redirect or a response that is too large
   */
  exchange(address: string, exchange: Exchange): Promise<ExchangeResponse>

  /**
   * Keeps connections for many exchanges with one address. They are opened when they are needed.
   * @param limits.connections most of them at a time
   * @param limits.milliseconds time limit for opening one, and for each part of a response
   */
  connect(
    address: string,
    limits: Pick<ConnectionOptions, 'connections' | 'milliseconds'>,
  ): KeptConnections

  /** Gets a file unless the known version is still current (a conditional request). */
  getVersion(
    address: string,
    options: GetOptions,
    known: FileVersion | undefined,
  ): Promise<OutgoingVersion>
}

export interface OutgoingOptions {
  /** Hosts, as `address:port`, that are allowed although they are not public; for development. */
  readonly allow?: readonly string[]
  /** Origin of this site, which is always allowed. */
  readonly siteOrigin?: string
  /** Value of `User-Agent`: the program and its site. */
  readonly userAgent: string
  readonly resolve?: Resolver
  /** Time limit in milliseconds for all hops of a request together. */
  readonly timeout?: number
  /** Most requests at a time. */
  readonly concurrency?: number
}

const TIMEOUT = 5000
const MAX_REDIRECTS = 3
const MAX_CONCURRENT = 16

export function createOutgoing(config: OutgoingOptions): Outgoing {
  const publicOnly = createAddressRule(config.allow ?? [])
  const { userAgent, siteOrigin, resolve = systemResolver, timeout = TIMEOUT } = config
  const { concurrency = MAX_CONCURRENT } = config
  const ruleFor = (url: URL): AddressRule => (url.origin === siteOrigin ? allowAll : publicOnly)
  const bounded = createBounds(concurrency)
  const sender = createSender({ ruleFor, resolve, userAgent })

  /** @returns the response, or the target of a redirect */
  const hop = (one: Hop): Promise<RawResponse | Redirect> => {
    const { url, options, known, signal, milliseconds } = one
    const headers = { accept: options.types.join(', '), ...conditionalHeaders(known) }
    return sender.sendTo(url, { method: 'GET', signal, milliseconds, headers }, (response) =>
      readResponse(response, one),
    )
  }

  const ask = (address: string, options: GetOptions, known?: FileVersion): Promise<RawResponse> => {
    const milliseconds = options.milliseconds ?? timeout
    return bounded(milliseconds, options.signal, (signal) =>
      follow(address, { options, known, signal, milliseconds, ruleFor, hop }),
    )
  }

  return {
    checkAddress: (address) => void parseTarget(address, ruleFor),
    exchange: (address, { bytes, overflow, signal: callerSignal, ...sent }) =>
      bounded(sent.milliseconds, callerSignal, async (signal) =>
        sender.sendTo(parseTarget(address, ruleFor), { ...sent, signal }, (response) =>
          readExchangeResponse(response, { bytes, overflow }),
        ),
      ),
    connect(address, limits) {
      let agent: Agent | undefined
      return {
        exchange: ({ bytes, overflow, signal: callerSignal, ...sent }) =>
          bounded(sent.milliseconds, callerSignal, async (signal) => {
            const url = parseTarget(address, ruleFor)
            agent ??= sender.agentFor(url, limits)
            const response = await sender.sendBy(agent, url, { ...sent, signal })
            return readExchangeResponse(response, { bytes, overflow })
          }),
        close() {
          if (agent !== undefined) destroy(agent)
        },
      }
    },
    async get(address, options) {
      const { url, type, bytes, parameters } = await ask(address, options)
      return { url, type, text: decodeText(bytes, type, parameters) }
    },
    async getFile(address, options) {
      const { url, type, bytes } = await ask(address, options)
      return { url, type, bytes }
    },
    async getVersion(address, options, known) {
      const { url, type, bytes, version } = await ask(address, options, known)
      if (version === undefined) return { changed: false }
      return { changed: true, file: { url, type, bytes }, version }
    },
  }
}

interface FollowOptions extends Omit<Hop, 'url'> {
  readonly ruleFor: (url: URL) => AddressRule
  readonly hop: (hop: Hop) => Promise<RawResponse | Redirect>
}

async function follow(
  address: string,
  { ruleFor, hop, ...rest }: FollowOptions,
): Promise<RawResponse> {
  let url = parseTarget(address, ruleFor)
  const limit = rest.options.redirects ?? MAX_REDIRECTS
  for (let redirects = 0; redirects <= limit; redirects++) {
    const result = await hop({ url, ...rest })
    if (typeof result !== 'string') return result
    url = parseTarget(result, ruleFor, url)
  }
  throw new OutgoingError('redirects', 'Too many redirects.')
}
