import { entityTag, isNotModified } from './conditional.ts'
import { EXPOSED_HEADERS } from './cross-origin.ts'
import { ApiError, errorAnswer } from './errors.ts'
import { jsonText } from './json-text.ts'
import { apiLink } from './links.ts'
import type { ApiAnswer, ApiRequest } from './request.ts'
import type { StreamedBody } from './streamed.ts'

/** An answer as bytes, with validators; what the response cache keeps. */
export interface WrittenAnswer {
  readonly status: number
  /** All that do not depend on who asks. */
  readonly headers: Readonly<Record<string, string>>
  /** The same, as names and values in turns. */
  readonly headerLines: readonly string[]
  readonly bytes: Buffer
  /** What is sent in the place of the bytes; such answers are never kept. */
  readonly stream?: StreamedBody
  /** On what can be read again, and on writes that show what they left behind. */
  readonly tag?: string
  readonly updatedAt?: Date
  /** When the answer ceases to be true by itself. */
  readonly until?: Date
  /** The operation that answered; absent when no route matched. */
  readonly operationId?: string
}

const JSON_TYPE = 'application/json; charset=UTF-8'
/** Until the handler's own header says what the bytes are. */
const BYTES = 'application/octet-stream'
const CALLBACK = /^[\w.]{1,100}$/

/** Before its headers are put in turns. */
type Draft = Omit<WrittenAnswer, 'headerLines'>

/** Makes bytes of an answer: `_envelope`, `_jsonp`, validators and the headers of every answer. */
export function writeAnswer(
  given: ApiAnswer,
  request: Pick<ApiRequest, 'method' | 'query'>,
  apiUrl: string,
): WrittenAnswer {
  const draft = draftAnswer(given, request, apiUrl)
  return { ...draft, headerLines: Object.entries(draft.headers).flat() }
}

function draftAnswer(
  given: ApiAnswer,
  request: Pick<ApiRequest, 'method' | 'query'>,
  apiUrl: string,
): Draft {
  if (given.stream !== undefined) return streamed(given, given.stream, apiUrl)
  const { query } = request
  const callback = query['_jsonp']
  if (callback !== undefined && (typeof callback !== 'string' || !CALLBACK.test(callback))) {
    return written(errorAnswer(new ApiError('rest_callback_invalid')), JSON_TYPE, undefined, apiUrl)
  }
  if (given.body instanceof Uint8Array)
    return tagged(written(given, BYTES, undefined, apiUrl), given)
  const answer = isAsked(query['_envelope']) ? envelope(given) : given
  const type = callback === undefined ? typeOf(answer) : 'application/javascript; charset=UTF-8'
  const result = written(answer, type, callback, apiUrl)
  // What may not be stored has nothing to be compared with.
  const stored = given.headers['Cache-Control'] !== 'no-store'
  const readable = request.method === 'GET' && answer.status === 200 && stored
  return readable || given.resource !== undefined ? tagged(result, given) : result
}

/** The answer with its validators. */
function tagged(result: Draft, { resource, operationId, until }: ApiAnswer): Draft {
  const tag = entityTag(result.bytes, resource)
  // A date that misses changes would call old copies good; the tag of the bytes tells of all.
  const updatedAt = resource?.composed === true ? undefined : resource?.updatedAt
  return {
    ...result,
    headers: {
      ...result.headers,
      ETag: tag,
      ...(updatedAt !== undefined && { 'Last-Modified': updatedAt.toUTCString() }),
    },
    ...(operationId !== undefined && { operationId }),
    tag,
    ...(updatedAt !== undefined && { updatedAt }),
    ...(until !== undefined && { until }),
  }
}

/** Its length is not known, and its tag is weak, because nobody has seen its bytes. */
function streamed(answer: ApiAnswer, stream: StreamedBody, apiUrl: string): Draft {
  const { status, operationId } = answer
  const headers = headersOf(answer, textType(stream.mediaType), apiUrl)
  return {
    status,
    headers: { ...headers, ETag: `W/"${stream.state}"` },
    bytes: Buffer.alloc(0),
    stream,
    tag: `"${stream.state}"`,
    ...(operationId !== undefined && { operationId }),
  }
}

function written(
  answer: ApiAnswer,
  type: string,
  callback: string | undefined,
  apiUrl: string,
): Draft {
  const empty = answer.status === 204
  const bytes = empty ? Buffer.alloc(0) : bytesOf(answer, callback)
  const headers = headersOf(answer, empty ? undefined : type, apiUrl)
  const length = { 'Content-Length': String(bytes.length) }
  return { status: answer.status, headers: empty ? headers : { ...length, ...headers }, bytes }
}

/** @param type undefined for an answer without content */
function headersOf(
  answer: ApiAnswer,
  type: string | undefined,
  apiUrl: string,
): Record<string, string> {
  const headers: Record<string, string> = {
    ...EXPOSED_HEADERS,
    'X-Content-Type-Options': 'nosniff',
    ...(type !== undefined && { 'Content-Type': type }),
    Link: apiLink(apiUrl),
  }
  for (const [name, value] of Object.entries(answer.headers)) headers[name] = String(value)
  return headers
}

function typeOf({ representation }: ApiAnswer): string {
  return representation === undefined ? JSON_TYPE : textType(representation.mediaType)
}

const textType = (mediaType: string): string => `${mediaType}; charset=UTF-8`

/** Bytes stand for themselves, whatever the request says of envelopes and scripts. */
function bytesOf(answer: ApiAnswer, callback: string | undefined): Buffer {
  return Buffer.from(answer.body instanceof Uint8Array ? answer.body : textOf(answer, callback))
}

/** A script takes JSON alone. */
function textOf({ body, representation }: ApiAnswer, callback: string | undefined): string {
  // The comment in front keeps the answer from being taken for another kind of file.
  if (callback !== undefined) return `/**/${callback}(${jsonText(body)})`
  return representation?.write(body) ?? jsonText(body)
}

/** An envelope is a JSON object, whatever the answer in it would have been written as. */
function envelope({ status, headers, body, operationId }: ApiAnswer): ApiAnswer {
  return {
    status: 200,
    headers: {},
    body: { body: body ?? null, status, headers },
    ...(operationId !== undefined && { operationId }),
  }
}

const isAsked = (value: unknown): boolean =>
  value !== undefined && value !== '0' && value !== 'false'

/** 304 when the client's copy is still good. */
export function isStillGood(answer: WrittenAnswer, headers: ApiRequest['headers']): boolean {
  return answer.tag !== undefined && isNotModified(headers, answer.tag, answer.updatedAt)
}
