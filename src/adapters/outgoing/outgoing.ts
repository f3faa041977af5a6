import { context, propagation, SpanKind, type Span } from '@opentelemetry/api'
import { request as send, type Agent, type Dispatcher } from 'undici'
import { inChildSpan, type SpanDescription } from '../../tracing/spans.ts'
import { ACCEPTED_ENCODINGS, type BodyLimit } from './body.ts'
import { createAgent, systemResolver, type ConnectionOptions, type Resolver } from './connection.ts'
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
import {
  allowAll,
  createAddressRule,
  portOf,
  parseTarget,
  type AddressRule,
} from './address-rule.ts'
import { conditionalHeaders, type FileVersion } from './versions.ts'

/** A request whose response is returned whatever its status is. */
export interface Exchange extends BodyLimit {
  readonly method: 'GET' | 'POST'
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | undefined
  /** Time limit for the whole request. */
  readonly milliseconds: number
  /** Cancels the request. */
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
  let active = 0

  const agentFor = (
    url: URL,
    limits: Pick<ConnectionOptions, 'connections' | 'milliseconds'>,
  ): Agent => createAgent({ resolve, rule: ruleFor(url), port: portOf(url), ...limits })

  const sendBy = async (
    agent: Agent,
    url: URL,
    { headers, body, method, signal }: SentRequest,
  ): Promise<Dispatcher.ResponseData> => {
    const common = { 'accept-encoding': ACCEPTED_ENCODINGS, 'user-agent': userAgent }
    const work = async (span: Span): Promise<Dispatcher.ResponseData> => {
      const traced: Record<string, string> = {}
      propagation.inject(context.active(), traced)
      const response = await send(url, {
        method,
        signal,
        body: body ?? null,
        dispatcher: agent,
        headers: { ...headers, ...common, ...traced },
      })
      span.setAttribute('http.response.status_code', response.statusCode)
      return response
    }
    return inChildSpan(() => spanOf(method, url), work)
  }

  /** Sends a request over a new connection, which stays open while `read` runs. */
  const sendTo = async <T>(
    url: URL,
    request: SentRequest,
    read: (response: Dispatcher.ResponseData) => Promise<T>,
  ): Promise<T> => {
    const agent = agentFor(url, { connections: 1, milliseconds: request.milliseconds })
    try {
      return await read(await sendBy(agent, url, request))
    } finally {
      destroy(agent)
    }
  }

  /** @returns the response, or the target of a redirect */
  const hop = (one: Hop): Promise<RawResponse | Redirect> => {
    const { url, options, known, signal, milliseconds } = one
    const headers = { accept: options.types.join(', '), ...conditionalHeaders(known) }
    return sendTo(url, { method: 'GET', signal, milliseconds, headers }, (response) =>
      readResponse(response, one),
    )
  }

  /** Runs a request within the limits of time and concurrency. */
  const bounded = async <T>(
    milliseconds: number,
    callerSignal: AbortSignal | undefined,
    work: (signal: AbortSignal) => Promise<T>,
  ): Promise<T> => {
    if (active >= concurrency) throw new OutgoingError('busy', 'Too many requests at once.')
    active++
    try {
      const deadline = AbortSignal.timeout(milliseconds)
      const signal = callerSignal ? AbortSignal.any([deadline, callerSignal]) : deadline
      return await withDeadline(signal, work(signal))
    } catch (error) {
      throw toOutgoingError(error)
    } finally {
      active--
    }
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
        sendTo(parseTarget(address, ruleFor), { ...sent, signal }, (response) =>
          readExchangeResponse(response, { bytes, overflow }),
        ),
      ),
    connect(address, limits) {
      let agent: Agent | undefined
      return {
        exchange: ({ bytes, overflow, signal: callerSignal, ...sent }) =>
          bounded(sent.milliseconds, callerSignal, async (signal) => {
            const url = parseTarget(address, ruleFor)
            agent ??= agentFor(url, limits)
            const response = await sendBy(agent, url, { ...sent, signal })
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

/** Path and query are left out: they may be secrets, as with webhooks of chat services. */
const spanOf = (method: string, url: URL): SpanDescription => ({
  name: method,
  kind: SpanKind.CLIENT,
  attributes: {
    'http.request.method': method,
    'url.scheme': url.protocol.slice(0, -1),
    'server.address': url.hostname,
    'server.port': portOf(url),
  },
})

/** Closing is not awaited, and its failure does not matter. */
const destroy = (agent: Agent): void => void agent.destroy().catch(() => undefined)

/** A request as it goes to undici. */
interface SentRequest {
  readonly method: 'GET' | 'POST'
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | undefined
  readonly signal: AbortSignal
  readonly milliseconds: number
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

/** Enforces the deadline itself, since resolving a name cannot be cancelled. */
function withDeadline<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = (): void => reject(timedOut())
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop, { once: true })
    void work
      .then(resolve, (error: Error) => reject(signal.aborted ? timedOut(error) : error))
      .finally(() => signal.removeEventListener('abort', stop))
  })
}

const timedOut = (cause?: Error): OutgoingError =>
  new OutgoingError('timeout', 'The request timed out.', { cause })

/** Converts any failure of the socket or of decompression. */
function toOutgoingError(error: unknown): OutgoingError {
  if (error instanceof OutgoingError) return error
  return new OutgoingError('unreachable', 'There was no readable response.', { cause: error })
}
