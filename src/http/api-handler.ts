import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Caller } from '../context.ts'
import type { BasicCredentials } from './credentials.ts'
import { readBasicCredentials } from './credentials.ts'
import { originHeaders } from './cross-origin.ts'
import type { Dispatch } from './dispatch.ts'
import { ApiError, errorAnswer, isRefusal } from './errors.ts'
import { carriesBody, effectiveMethod, readBody, readPath, readQuery } from './read-request.ts'
import { nextRequestId } from './request-id.ts'
import type { ApiAnswer, ApiRequest } from './request.ts'
import { answerKey, type ResponseCache } from './response-cache.ts'
import { isBrokenOff, sendStream } from './streamed.ts'
import type { UploadTest } from './uploads/upload-routes.ts'
import { isStillGood, writeAnswer, type WrittenAnswer } from './write-answer.ts'

/** What the log says of one answered request. */
export interface AccessRecord {
  readonly requestId: string
  readonly method: string
  readonly url: string
  readonly status: number
  readonly milliseconds: number
  readonly userId: number
}

export interface ApiHandlerOptions {
  readonly dispatch: Dispatch
  readonly authenticate: (credentials: BasicCredentials, address: string) => Promise<Caller>
  readonly anonymous: Caller
  readonly cache: ResponseCache
  readonly apiUrl: string
  readonly bodyLimit: number
  /** Whether the body of such a request is a file that its operation takes in itself. */
  readonly takesUpload: UploadTest
  readonly remoteAddress: (message: IncomingMessage) => string
  /**
   * What beside the address decides on the answer to a read, such as the device of a visitor: ''
   * when all visitors are alike, undefined when nothing does. Remembered answers are kept by it.
   */
  readonly variantOf: (read: Read) => string | undefined | Promise<string | undefined>
  readonly onAccess: (record: AccessRecord) => void
  readonly onFailure: (error: unknown, requestId: string) => void
  readonly onNotModified: (operationId: string) => void
  /** Told of refusals that came before any operation was asked, such as bad credentials. */
  readonly onEarlyRefusal: (method: string, rawPath: string, status: number) => void
}

/** A request that changes nothing, as far as the choice of a variant looks at it. */
export interface Read {
  readonly rawPath: string
  readonly rawQuery: string
  readonly headers: IncomingMessage['headers']
  readonly caller: Caller
}

/** Serves one request to the API; `rawPath` lies below the API root. */
export type ApiHandler = (
  message: IncomingMessage,
  response: ServerResponse,
  address: { rawPath: string; rawQuery: string },
) => Promise<void>

/** The outer adapter: sockets and headers on one side, the dispatcher on the other. */
export function createApiHandler(options: ApiHandlerOptions): ApiHandler {
  const { cache, apiUrl, anonymous } = options

  return async (message, response, { rawPath, rawQuery }) => {
    const started = performance.now()
    const requestId = nextRequestId()
    const { caller, written, variant } = await answer({ message, rawPath, rawQuery, requestId })
    const notModified = written.status === 200 && isStillGood(written, message.headers)
    if (notModified && written.operationId !== undefined) options.onNotModified(written.operationId)
    const personal = caller.signedIn || isPersonal(variant)
    const sending = { requestId, notModified, personal }
    await send(message, response, written, sending).catch((error: unknown) => {
      if (!isBrokenOff(error)) options.onFailure(error, requestId)
    })
    options.onAccess({
      requestId,
      method: message.method ?? '',
      url: loggedAddress(rawPath, rawQuery),
      status: notModified ? 304 : written.status,
      milliseconds: performance.now() - started,
      userId: caller.id,
    })
  }

  /** The answer to a request: a remembered one, or one that is made now and maybe remembered. */
  async function answer(incoming: Incoming): Promise<Answered> {
    const { message, rawPath, rawQuery } = incoming
    if (!isRepeatable(message, rawQuery)) return make(incoming, await identify(message))
    const visitor = message.headers.authorization === undefined
    const address = `${rawPath}?${rawQuery}`
    // Before anything is looked up: what changes from here on makes the answer old.
    const keep = cache.begin()
    const shared = visitor ? await variantFor(incoming, anonymous) : undefined
    const known = shared && cache.find(answerKey(0, address, shared.variant))
    if (shared !== undefined && known !== undefined) {
      return { caller: anonymous, written: known, ...shared }
    }
    const identity = await identify(message)
    const caller = 'caller' in identity ? identity.caller : anonymous
    const chosen = visitor ? shared : await variantFor(incoming, caller)
    // Without a choice the answer fails in the same way, and tells of it.
    if (chosen === undefined) return make(incoming, identity)
    const key = answerKey(caller.id, address, chosen.variant)
    const remembered = caller.signedIn ? cache.find(key) : undefined
    if (remembered !== undefined) return { caller, written: remembered, ...chosen }
    const made = await make(incoming, identity, chosen)
    const { written } = made
    const keepable = (caller.signedIn ? made.lasting === true : visitor) && !isPassing(written)
    const whole = written.tag !== undefined && written.stream === undefined
    if (keepable && whole && written.status === 200) keep(key, written)
    return made
  }

  /** What decides on the answer beside the address; undefined where that cannot be found out. */
  async function variantFor(
    { message, rawPath, rawQuery, requestId }: Incoming,
    caller: Caller,
  ): Promise<Chosen | undefined> {
    try {
      const given = options.variantOf({ rawPath, rawQuery, headers: message.headers, caller })
      return { variant: given instanceof Promise ? await given : given }
    } catch (error) {
      options.onFailure(error, requestId)
      return undefined
    }
  }

  /** Who asks, or why nobody can tell. */
  async function identify(message: IncomingMessage): Promise<Identity> {
    const credentials = readBasicCredentials(message.headers.authorization)
    if (credentials === undefined) return { caller: anonymous }
    try {
      return { caller: await options.authenticate(credentials, options.remoteAddress(message)) }
    } catch (error) {
      return { error }
    }
  }

  async function make(
    { message, rawPath, rawQuery, requestId }: Incoming,
    identity: Identity,
    chosen?: Chosen,
  ): Promise<Answered> {
    let caller = anonymous
    let variant = chosen?.variant
    let query: Record<string, unknown> = {}
    let method = 'GET'
    let result: ApiAnswer
    try {
      query = readQuery(rawQuery)
      method = effectiveMethod(message.method ?? 'GET', query, message.headers)
      if ('error' in identity) throw identity.error
      ;({ caller } = identity)
      const path = readPath(rawPath)
      if (method === 'GET' && chosen === undefined) {
        variant = await options.variantOf({ rawPath, rawQuery, headers: message.headers, caller })
      }
      const request: ApiRequest = {
        method,
        path,
        query,
        headers: message.headers,
        ...(options.takesUpload(method, path, message.headers['content-type'])
          ? { body: { kind: 'stream', stream: message } }
          : await readBody(message, options.bodyLimit)),
        remoteAddress: options.remoteAddress(message),
        ...(variant !== undefined && { variant }),
      }
      result = await options.dispatch(request, caller)
    } catch (error) {
      if (!isRefusal(error)) options.onFailure(error, requestId)
      result = errorAnswer(isRefusal(error) ? error : new ApiError('rest_internal_error'))
      options.onEarlyRefusal(method, rawPath, result.status)
    }
    const written = writeAnswer(result, { method, query }, apiUrl)
    return { caller, written, variant, lasting: result.lasting === true }
  }
}

interface Incoming {
  readonly message: IncomingMessage
  readonly rawPath: string
  readonly rawQuery: string
  readonly requestId: string
}

type Identity = { readonly caller: Caller } | { readonly error: unknown }

interface Chosen {
  readonly variant: string | undefined
}

interface Answered extends Chosen {
  readonly caller: Caller
  readonly written: WrittenAnswer
  readonly lasting?: boolean
}

const isPersonal = (variant: string | undefined): boolean => variant !== undefined && variant !== ''

/** Says of itself that nobody may keep it. */
const isPassing = ({ headers }: WrittenAnswer): boolean =>
  headers['Cache-Control']?.includes('no-store') === true

/** The password of a protected item may stand in a query; that query is a secret. */
function loggedAddress(rawPath: string, rawQuery: string): string {
  if (rawQuery === '') return rawPath
  return `${rawPath}?${/passw/i.test(rawQuery) ? '[redacted]' : rawQuery}`
}

/**
 * Answers to those who ask in the plain way may be kept. A password in the query is a secret, so
 * such addresses are not; arguments may stand in a body, of which the address tells nothing.
 */
function isRepeatable(message: IncomingMessage, rawQuery: string): boolean {
  const { method, headers } = message
  return (
    (method === 'GET' || method === 'HEAD') &&
    !carriesBody(message) &&
    headers.cookie === undefined &&
    headers['x-http-method-override'] === undefined &&
    !/(^|&)(_method|password)/.test(rawQuery)
  )
}

interface Sending {
  readonly requestId: string
  readonly notModified: boolean
  /** The answer was made for a signed-in caller. */
  readonly personal: boolean
}

async function send(
  message: IncomingMessage,
  response: ServerResponse,
  written: WrittenAnswer,
  { requestId, notModified, personal }: Sending,
): Promise<void> {
  if (response.destroyed) return
  const crossing = originHeaders(message.headers.origin)
  const headers: Record<string, string> = {
    ...written.headers,
    ...crossing,
    ...varying(written.headers['Vary'], crossing['Vary']),
    'X-Request-Id': requestId,
    'Cache-Control':
      written.headers['Cache-Control'] ?? (personal ? 'private, no-cache' : 'no-cache'),
  }
  const unread = carriesBody(message) && !message.complete
  // The rest of a body that nobody reads must not be taken for the next request.
  if (unread) headers['Connection'] = 'close'
  if (notModified) {
    delete headers['Content-Type']
    delete headers['Content-Length']
  }
  response.writeHead(notModified ? 304 : written.status, headers)
  if (written.stream !== undefined && !notModified && message.method !== 'HEAD') {
    await sendStream(response, written.stream)
    return
  }
  const bytes = notModified || message.method === 'HEAD' ? EMPTY : written.bytes
  if (!unread) {
    response.end(bytes)
    return
  }
  // Ending hangs up, and a client that is still sending would lose the answer.
  response.write(bytes)
  drain(message, () => response.end())
}

/** What an answer depends on by itself, and by the origin of who asks. */
function varying(own: string | undefined, origin: string | undefined): Record<string, string> {
  return own === undefined || origin === undefined ? {} : { Vary: `${own}, ${origin}` }
}

const EMPTY = Buffer.alloc(0)
const DRAINED_BYTES = 64 * 1024 * 1024

/** Lets a client finish sending so that it gets to read its refusal, within bounds. */
function drain(message: IncomingMessage, done: () => void): void {
  let size = 0
  message.on('data', (chunk: Buffer) => {
    size += chunk.length
    if (size > DRAINED_BYTES) message.destroy()
  })
  message.on('error', () => undefined)
  message.on('close', done)
  message.on('end', done)
  message.resume()
}
