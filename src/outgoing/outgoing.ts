import { request as send, type Dispatcher } from 'undici'
import { ACCEPTED_ENCODINGS, type BodyLimit } from './body.ts'
import { createConnections, systemResolver, type Resolver } from './connection.ts'
import { decodeText } from './decode.ts'
import { OutgoingError } from './errors.ts'
import {
  readAnswer,
  readExchange,
  type ExchangeAnswer,
  type Hop,
  type OutgoingAnswer,
  type OutgoingFile,
  type RawAnswer,
  type Redirect,
  type Wanted,
} from './read-answer.ts'
import { anywhere, createAddressRule, portOf, readTarget, type AddressRule } from './target.ts'
import { conditionOf, type FileVersion } from './versions.ts'

/** A question whose answer counts whatever its status. */
export interface Exchange extends BodyLimit {
  readonly method: 'GET' | 'POST'
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | undefined
  /** The longest that it may take. */
  readonly milliseconds: number
  /** Ends the request early. */
  readonly signal?: AbortSignal | undefined
}

/** A file and its version, or that it is still the version that was known. */
export type OutgoingVersion =
  | { readonly changed: true; readonly file: OutgoingFile; readonly version: FileVersion }
  | { readonly changed: false }

/** Requests to other sites whose addresses come from people. */
export interface Outgoing {
  /**
   * Whether an address may be asked, as far as can be told without resolving its name.
   *
   * @throws OutgoingError 'refused'
   */
  judge(address: string): void
  /**
   * Gets a text from an address that need not be trusted. Only public addresses are asked, each
   * hop anew, without cookies or credentials, within bounds of time and size.
   *
   * @throws OutgoingError for everything but a 200 with a wanted type
   */
  get(address: string, wanted: Wanted): Promise<OutgoingAnswer>

  /** The same for a file, whose bytes are not taken for text. */
  getFile(address: string, wanted: Wanted): Promise<OutgoingFile>

  /**
   * Sends what may hold credentials to the one address that it is for: within the same bounds, but
   * redirects are failures, since what is sent must not reach anybody else.
   *
   * @throws OutgoingError where there is no answer, or one that leads elsewhere or is too large
   */
  exchange(address: string, exchange: Exchange): Promise<ExchangeAnswer>

  /** The same, unless the file is still the version that is known (a conditional request). */
  getVersion(
    address: string,
    wanted: Wanted,
    known: FileVersion | undefined,
  ): Promise<OutgoingVersion>
}

export interface OutgoingOptions {
  /** `address:port` of places that may be asked though they are not public; for development. */
  readonly allow?: readonly string[]
  /** Origin of the site itself, which may be asked wherever it is. */
  readonly own?: string
  /** Names the program and its site, so that others know who asks. */
  readonly userAgent: string
  readonly resolve?: Resolver
  /** Milliseconds for all hops of one request together. */
  readonly timeout?: number
}

const TIMEOUT = 5000
const REDIRECTS = 3
const AT_A_TIME = 16

export function createOutgoing(options: OutgoingOptions): Outgoing {
  const others = createAddressRule(options.allow ?? [])
  const { userAgent, own, resolve = systemResolver, timeout = TIMEOUT } = options
  const ruleFor = (url: URL): AddressRule => (url.origin === own ? anywhere : others)
  let underWay = 0

  /** Sends one request over a connection of its own, which `read` has for as long as it reads. */
  const sendTo = async <T>(
    url: URL,
    { headers, milliseconds, body, ...rest }: Sent,
    read: (answer: Dispatcher.ResponseData) => Promise<T>,
  ): Promise<T> => {
    const rule = ruleFor(url)
    const connections = createConnections({ resolve, rule, port: portOf(url), milliseconds })
    const common = { 'accept-encoding': ACCEPTED_ENCODINGS, 'user-agent': userAgent }
    try {
      return await read(
        await send(url, {
          ...rest,
          body: body ?? null,
          dispatcher: connections,
          headers: { ...headers, ...common },
        }),
      )
    } finally {
      // Nobody waits for the connection to close; its failure would concern nobody either.
      connections.destroy().catch(() => undefined)
    }
  }

  /** @returns the answer, or where it is said to stand */
  const hop = (one: Hop): Promise<RawAnswer | Redirect> => {
    const { url, wanted, known, signal, milliseconds } = one
    const headers = { accept: wanted.types.join(', '), ...conditionOf(known) }
    return sendTo(url, { method: 'GET', signal, milliseconds, headers }, (answer) =>
      readAnswer(answer, one),
    )
  }

  /** Does work that asks others, within the bounds of all such work. */
  const bounded = async <T>(
    milliseconds: number,
    given: AbortSignal | undefined,
    work: (signal: AbortSignal) => Promise<T>,
  ): Promise<T> => {
    if (underWay >= AT_A_TIME) throw new OutgoingError('busy', 'Too many requests at once.')
    underWay++
    try {
      const deadline = AbortSignal.timeout(milliseconds)
      const signal = given ? AbortSignal.any([deadline, given]) : deadline
      return await withDeadline(signal, work(signal))
    } catch (error) {
      throw toOutgoingError(error)
    } finally {
      underWay--
    }
  }

  const ask = (address: string, wanted: Wanted, known?: FileVersion): Promise<RawAnswer> => {
    const milliseconds = wanted.milliseconds ?? timeout
    return bounded(milliseconds, wanted.signal, (signal) =>
      follow(address, { wanted, known, signal, milliseconds, ruleFor, hop }),
    )
  }

  return {
    judge: (address) => void readTarget(address, ruleFor),
    exchange: (address, { bytes, overflow, signal: given, ...sent }) =>
      bounded(sent.milliseconds, given, async (signal) =>
        sendTo(readTarget(address, ruleFor), { ...sent, signal }, (answer) =>
          readExchange(answer, { bytes, overflow }),
        ),
      ),
    async get(address, wanted) {
      const { url, type, bytes, parameters } = await ask(address, wanted)
      return { url, type, text: decodeText(bytes, type, parameters) }
    },
    async getFile(address, wanted) {
      const { url, type, bytes } = await ask(address, wanted)
      return { url, type, bytes }
    },
    async getVersion(address, wanted, known) {
      const { url, type, bytes, version } = await ask(address, wanted, known)
      if (version === undefined) return { changed: false }
      return { changed: true, file: { url, type, bytes }, version }
    },
  }
}

/** A request as it is sent. */
interface Sent {
  readonly method: 'GET' | 'POST'
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | undefined
  readonly signal: AbortSignal
  readonly milliseconds: number
}

interface Following extends Omit<Hop, 'url'> {
  readonly ruleFor: (url: URL) => AddressRule
  readonly hop: (hop: Hop) => Promise<RawAnswer | Redirect>
}

async function follow(address: string, { ruleFor, hop, ...rest }: Following): Promise<RawAnswer> {
  let url = readTarget(address, ruleFor)
  const most = rest.wanted.redirects ?? REDIRECTS
  for (let redirects = 0; redirects <= most; redirects++) {
    const result = await hop({ url, ...rest })
    if (typeof result !== 'string') return result
    url = readTarget(result, ruleFor, url)
  }
  throw new OutgoingError('redirects', 'Too many redirects.')
}

/** Resolving a name cannot be broken off, so the time is kept here as well. */
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
  new OutgoingError('timeout', 'The answer took too long.', { cause })

/** Failures of sockets and of unpacking are all the same to those who asked. */
function toOutgoingError(error: unknown): OutgoingError {
  if (error instanceof OutgoingError) return error
  return new OutgoingError('unreachable', 'There was no answer that can be read.', { cause: error })
}
