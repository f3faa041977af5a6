import { request as send, type Dispatcher } from 'undici'
import { ACCEPTED_ENCODINGS, readLimited, type BodyLimit } from './body.ts'
import { createConnections, systemResolver, type Resolver } from './connection.ts'
import { OutgoingError } from './errors.ts'
import { createAddressRule, portOf, readTarget, type AddressRule } from './target.ts'

/** What an answer may be. */
export interface Wanted extends BodyLimit {
  /** Media types that are read, without parameters. */
  readonly types: readonly string[]
  /** Ends the request early; no request lasts longer than five seconds anyway. */
  readonly signal?: AbortSignal
}

/** A text of another site. */
export interface OutgoingAnswer {
  /** Where it stands, after redirects. */
  readonly url: URL
  /** Media type without parameters, in lower case. */
  readonly type: string
  readonly text: string
}

/** A file of another site. */
export interface OutgoingFile extends Omit<OutgoingAnswer, 'text'> {
  readonly bytes: Buffer
}

/** Requests to other sites whose addresses come from people. */
export interface Outgoing {
  /**
   * Gets a text from an address that need not be trusted. Only public addresses are asked, each
   * hop anew, without cookies or credentials, within bounds of time and size.
   *
   * @throws OutgoingError for everything but a 200 with a wanted type
   */
  get(address: string, wanted: Wanted): Promise<OutgoingAnswer>

  /** The same for a file, whose bytes are not taken for text. */
  getFile(address: string, wanted: Wanted): Promise<OutgoingFile>
}

export interface OutgoingOptions {
  /** `address:port` of places that may be asked though they are not public; for development. */
  readonly allow?: readonly string[]
  /** Names the program and its site, so that others know who asks. */
  readonly userAgent: string
  readonly resolve?: Resolver
  /** Milliseconds for all hops of one request together. */
  readonly timeout?: number
}

const TIMEOUT = 5000
const REDIRECTS = 3
const AT_A_TIME = 16
const REDIRECT_STATUSES: ReadonlySet<number> = new Set([301, 302, 303, 307, 308])

interface Hop {
  readonly url: URL
  readonly wanted: Wanted
  readonly signal: AbortSignal
}

export function createOutgoing(options: OutgoingOptions): Outgoing {
  const rule = createAddressRule(options.allow ?? [])
  const { userAgent, resolve = systemResolver, timeout = TIMEOUT } = options
  let underWay = 0

  /** @returns the answer, or where it is said to stand */
  const hop = async ({ url, wanted, signal }: Hop): Promise<RawAnswer | string> => {
    const port = portOf(url)
    const connections = createConnections({ resolve, rule, port, milliseconds: timeout })
    try {
      const answer = await send(url, {
        dispatcher: connections,
        signal,
        headers: {
          accept: wanted.types.join(', '),
          'accept-encoding': ACCEPTED_ENCODINGS,
          'user-agent': userAgent,
        },
      })
      return await readAnswer(answer, url, wanted)
    } finally {
      // Nobody waits for the connection to close; its failure would concern nobody either.
      connections.destroy().catch(() => undefined)
    }
  }

  const ask = async (address: string, wanted: Wanted): Promise<RawAnswer> => {
    if (underWay >= AT_A_TIME) throw new OutgoingError('busy', 'Too many requests at once.')
    underWay++
    try {
      const deadline = AbortSignal.timeout(timeout)
      const signal = wanted.signal ? AbortSignal.any([deadline, wanted.signal]) : deadline
      return await withDeadline(signal, follow(address, { wanted, signal, rule, hop }))
    } catch (error) {
      throw toOutgoingError(error)
    } finally {
      underWay--
    }
  }

  return {
    async get(address, wanted) {
      const { url, type, bytes, parameters } = await ask(address, wanted)
      return { url, type, text: decode(bytes, parameters) }
    },
    async getFile(address, wanted) {
      const { url, type, bytes } = await ask(address, wanted)
      return { url, type, bytes }
    },
  }
}

interface RawAnswer extends OutgoingFile {
  /** Parameters of the media type, such as `charset=utf-8`. */
  readonly parameters: readonly string[]
}

interface Following extends Omit<Hop, 'url'> {
  readonly rule: AddressRule
  readonly hop: (hop: Hop) => Promise<RawAnswer | string>
}

async function follow(
  address: string,
  { wanted, signal, rule, hop }: Following,
): Promise<RawAnswer> {
  let url = readTarget(address, rule)
  for (let redirects = 0; redirects <= REDIRECTS; redirects++) {
    const result = await hop({ url, wanted, signal })
    if (typeof result !== 'string') return result
    url = readTarget(result, rule, url)
  }
  throw new OutgoingError('redirects', 'Too many redirects.')
}

async function readAnswer(
  { statusCode, headers, body }: Dispatcher.ResponseData,
  url: URL,
  wanted: Wanted,
): Promise<RawAnswer | string> {
  // What is not read must be let go; destroying it may report that as an error.
  body.on('error', () => undefined)
  const location = single(headers['location'])
  if (REDIRECT_STATUSES.has(statusCode) && location !== '') {
    body.destroy()
    return location
  }
  const [type = '', ...parameters] = single(headers['content-type']).toLowerCase().split(';')
  const mediaType = type.trim()
  if (statusCode !== 200) {
    body.destroy()
    throw new OutgoingError('status', `The answer has the status ${statusCode}.`)
  }
  if (!wanted.types.includes(mediaType)) {
    body.destroy()
    throw new OutgoingError('type', 'The answer is of another type.')
  }
  const bytes = await readLimited(body, single(headers['content-encoding']), wanted)
  return { url, type: mediaType, bytes, parameters }
}

const single = (value: string | string[] | undefined): string =>
  (typeof value === 'string' ? value : value?.join(', ')) ?? ''

/** UTF-8 unless the answer names another encoding that is known. */
function decode(bytes: Buffer, parameters: readonly string[]): string {
  const charset = parameters
    .map((parameter) => /^\s*charset\s*=\s*"?([\w.:-]+)"?\s*$/.exec(parameter)?.[1])
    .find((name) => name !== undefined)
  try {
    return new TextDecoder(charset ?? 'utf-8').decode(bytes)
  } catch {
    return new TextDecoder().decode(bytes)
  }
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
