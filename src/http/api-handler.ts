import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Caller } from '../context.ts'
import type { BasicCredentials } from './credentials.ts'
import { readBasicCredentials } from './credentials.ts'
import type { Dispatch } from './dispatch.ts'
import { ApiError, errorAnswer, isRefusal } from './errors.ts'
import { mayUseKeptCredentials } from './kept-credentials.ts'
import { loggedAddress } from './logged-address.ts'
import { carriesBody, effectiveMethod, readBody, readPath, readQuery } from './read-request.ts'
import { nextRequestId } from './request-id.ts'
import type { ApiAnswer, ApiRequest } from './request.ts'
import { answerKey, type ResponseCache } from './response-cache.ts'
import { sendAnswer } from './send-answer.ts'
import { isBrokenOff } from './streamed.ts'
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
  readonly siteUrl: string
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
  /** Decoded, so that all spellings of an address have the same variants. */
  readonly path: string
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
    const answering = answer({ message, rawPath, rawQuery, requestId })
    // What is remembered goes out at once: waiting for nothing costs as much as finding it.
    const { caller, written, variant } = answering instanceof Promise ? await answering : answering
    const notModified = written.status === 200 && isStillGood(written, message.headers)
    if (notModified && written.operationId !== undefined) options.onNotModified(written.operationId)
    const personal = caller.signedIn || isPersonal(variant)
    try {
      const sending = { requestId, notModified, personal }
      const streaming = sendAnswer(message, response, written, sending)
      if (streaming !== undefined) await streaming
    } catch (error) {
      if (!isBrokenOff(error)) options.onFailure(error, requestId)
    }
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
  function answer(incoming: Incoming): Answered | Promise<Answered> {
    const { message, rawPath, rawQuery } = incoming
    if (!isRepeatable(message, rawQuery)) return answerOnce(incoming)
    const address = `${rawPath}?${rawQuery}`
    // Before anything is looked up: what changes from here on makes the answer old.
    const keep = cache.begin()
    if (message.headers.authorization !== undefined) return answerCaller(incoming, address, keep)
    const chosen = choose(incoming, anonymous)
    return chosen instanceof Promise
      ? chosen.then((awaited) => answerVisitor(incoming, address, keep, awaited))
      : answerVisitor(incoming, address, keep, chosen)
  }

  async function answerOnce(incoming: Incoming): Promise<Answered> {
    return make(incoming, await identify(incoming))
  }

  function answerVisitor(
    incoming: Incoming,
    address: string,
    keep: Keep,
    chosen: Chosen | undefined,
  ): Answered | Promise<Answered> {
    const identity = { caller: anonymous }
    // Without a choice the answer fails in the same way, and tells of it.
    if (chosen === undefined) return make(incoming, identity)
    const key = answerKey(0, address, chosen.variant)
    const written = cache.find(key)
    if (written !== undefined) return { caller: anonymous, written, variant: chosen.variant }
    return makeAndKeep(incoming, identity, chosen, { keep, key })
  }

  async function answerCaller(incoming: Incoming, address: string, keep: Keep): Promise<Answered> {
    const identity = await identify(incoming)
    const caller = 'caller' in identity ? identity.caller : anonymous
    const chosen = await choose(incoming, caller)
    if (chosen === undefined) return make(incoming, identity)
    // Who is not known is no visitor: the same address may be refused next time.
    if (!caller.signedIn) return make(incoming, identity, chosen)
    const key = answerKey(caller.id, address, chosen.variant)
    const written = cache.find(key)
    if (written !== undefined) return { caller, written, variant: chosen.variant }
    return makeAndKeep(incoming, identity, chosen, { keep, key })
  }

  async function makeAndKeep(
    incoming: Incoming,
    identity: Identity,
    chosen: Chosen,
    { keep, key }: { keep: Keep; key: string },
  ): Promise<Answered> {
    const made = await make(incoming, identity, chosen)
    const { caller, written } = made
    const keepable = (!caller.signedIn || made.lasting === true) && !isPassing(written)
    const whole = written.tag !== undefined && written.stream === undefined
    if (keepable && whole && written.status === 200) keep(key, written)
    return made
  }

  /** What decides on the answer beside the address; undefined where that cannot be found out. */
  function choose(
    { message, rawPath, rawQuery, requestId }: Incoming,
    caller: Caller,
  ): Chosen | undefined | Promise<Chosen | undefined> {
    const failed = (error: unknown): undefined => {
      if (!isRefusal(error)) options.onFailure(error, requestId)
      return undefined
    }
    try {
      const path = readPath(rawPath)
      const given = options.variantOf({ path, rawQuery, headers: message.headers, caller })
      if (!(given instanceof Promise)) return { variant: given }
      return given.then((variant) => ({ variant }), failed)
    } catch (error) {
      return failed(error)
    }
  }

  /** Who asks, or why nobody can tell. */
  async function identify({ message, rawQuery }: Incoming): Promise<Identity> {
    const credentials = readBasicCredentials(message.headers.authorization)
    if (credentials === undefined) return { caller: anonymous }
    try {
      requireOwnCredentials(message, rawQuery)
      return { caller: await options.authenticate(credentials, options.remoteAddress(message)) }
    } catch (error) {
      return { error }
    }
  }

  /** @throws ApiError 403 rest_cross_site_credentials */
  function requireOwnCredentials({ method = 'GET', headers }: IncomingMessage, rawQuery: string) {
    const query = readQuery(rawQuery)
    const asked = {
      sentMethod: method,
      method: effectiveMethod(method, query, headers),
      headers,
      asScript: query['_jsonp'] !== undefined,
    }
    if (mayUseKeptCredentials(asked, options.siteUrl)) {
      throw new ApiError('rest_cross_site_credentials')
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
        variant = await options.variantOf({ path, rawQuery, headers: message.headers, caller })
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

type Keep = ReturnType<ResponseCache['begin']>

interface Answered extends Chosen {
  readonly caller: Caller
  readonly written: WrittenAnswer
  readonly lasting?: boolean
}

const isPersonal = (variant: string | undefined): boolean => variant !== undefined && variant !== ''

/** Says of itself that nobody may keep it. */
const isPassing = ({ headers }: WrittenAnswer): boolean =>
  headers['Cache-Control']?.includes('no-store') === true

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
    !/(^|&)password/.test(decodedQuery(rawQuery))
  )
}

/** A query whose names can be looked for, however they are spelled. */
function decodedQuery(rawQuery: string): string {
  if (!rawQuery.includes('%')) return rawQuery
  try {
    return decodeURIComponent(rawQuery)
  } catch {
    return rawQuery
  }
}
