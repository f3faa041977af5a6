import { createHash } from 'node:crypto'
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
import type { ResponseCache } from './response-cache.ts'
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
    let key: string | undefined
    let variant: string | undefined
    if (isCacheable(message, rawQuery)) {
      const read = { rawPath, rawQuery, headers: message.headers, caller: anonymous }
      try {
        const given = options.variantOf(read)
        variant = given instanceof Promise ? await given : given
        key = keyOf(rawPath, rawQuery, variant)
      } catch (error) {
        // Making the answer meets the same failure, and tells of it.
        options.onFailure(error, requestId)
      }
    }
    let caller = anonymous
    let written = key === undefined ? undefined : cache.find(key)
    if (written === undefined) {
      const keep = key === undefined ? undefined : cache.begin(key)
      const result = await make(message, { rawPath, rawQuery, variant }, requestId)
      ;({ caller, written, variant } = result)
      if (written.tag !== undefined && written.status === 200 && !isPassing(written))
        keep?.(written)
    }
    const notModified = written.status === 200 && isStillGood(written, message.headers)
    if (notModified && written.operationId !== undefined) options.onNotModified(written.operationId)
    const personal = caller.signedIn || isPersonal(variant)
    send(message, response, written, { requestId, notModified, personal })
    options.onAccess({
      requestId,
      method: message.method ?? '',
      url: loggedAddress(rawPath, rawQuery),
      status: notModified ? 304 : written.status,
      milliseconds: performance.now() - started,
      userId: caller.id,
    })
  }

  async function make(
    message: IncomingMessage,
    { rawPath, rawQuery, variant: known }: Making,
    requestId: string,
  ): Promise<Made> {
    let caller = anonymous
    let variant = known
    let query: Record<string, unknown> = {}
    let method = 'GET'
    let answer: ApiAnswer
    try {
      const remoteAddress = options.remoteAddress(message)
      query = readQuery(rawQuery)
      method = effectiveMethod(message.method ?? 'GET', query, message.headers)
      const credentials = readBasicCredentials(message.headers.authorization)
      if (credentials !== undefined) caller = await options.authenticate(credentials, remoteAddress)
      const path = readPath(rawPath)
      if (method === 'GET' && (variant === undefined || caller.signedIn)) {
        variant = await options.variantOf({ rawPath, rawQuery, headers: message.headers, caller })
      }
      const request: ApiRequest = {
        method,
        path,
        query,
        headers: message.headers,
        body: options.takesUpload(method, path, message.headers['content-type'])
          ? { kind: 'stream', stream: message }
          : await readBody(message, options.bodyLimit),
        remoteAddress,
        ...(variant !== undefined && { variant }),
      }
      answer = await options.dispatch(request, caller)
    } catch (error) {
      if (!isRefusal(error)) options.onFailure(error, requestId)
      answer = errorAnswer(isRefusal(error) ? error : new ApiError('rest_internal_error'))
      options.onEarlyRefusal(method, rawPath, answer.status)
    }
    return { caller, variant, written: writeAnswer(answer, { method, query }, apiUrl) }
  }
}

interface Making {
  readonly rawPath: string
  readonly rawQuery: string
  /** As far as it is known without knowing who asks. */
  readonly variant: string | undefined
}

interface Made {
  readonly caller: Caller
  readonly variant: string | undefined
  readonly written: WrittenAnswer
}

/** Answers that are the same for all visitors have no more to their key than the address. */
function keyOf(rawPath: string, rawQuery: string, variant: string | undefined): string {
  const address = `${rawPath}?${rawQuery}`
  if (variant === undefined || variant === '') return address
  return `${address}\n${createHash('sha1').update(variant).digest('base64url')}`
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
 * Answers to visitors who ask in the plain way are kept. A password in the query is a secret,
 * so such addresses are not; arguments may stand in a body, of which the address tells nothing.
 */
function isCacheable(message: IncomingMessage, rawQuery: string): boolean {
  const { method, headers } = message
  return (
    (method === 'GET' || method === 'HEAD') &&
    !carriesBody(message) &&
    headers.authorization === undefined &&
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

function send(
  message: IncomingMessage,
  response: ServerResponse,
  written: WrittenAnswer,
  { requestId, notModified, personal }: Sending,
): void {
  if (response.destroyed) return
  const headers: Record<string, string> = {
    ...written.headers,
    ...originHeaders(message.headers.origin),
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
  const bytes = notModified || message.method === 'HEAD' ? EMPTY : written.bytes
  if (!unread) {
    response.end(bytes)
    return
  }
  // Ending hangs up, and a client that is still sending would lose the answer.
  response.write(bytes)
  drain(message, () => response.end())
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
