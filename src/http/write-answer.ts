import { entityTag, isNotModified } from './conditional.ts'
import { ApiError, errorAnswer } from './errors.ts'
import { jsonText } from './json-text.ts'
import { apiLink } from './links.ts'
import { lastGiven } from './repeated.ts'
import type { ApiAnswer, ApiRequest } from './request.ts'
import type { StreamedBody } from './streamed.ts'

/** An answer as bytes, with validators. */
export interface WrittenAnswer {
  readonly status: number
  /** All that do not depend on who asks. */
  readonly headers: Readonly<Record<string, string>>
  readonly bytes: Buffer
  /** What is sent in the place of the bytes; such answers are never kept. */
  readonly stream?: StreamedBody | undefined
  /** On what can be read again, and on writes that show what they left behind. */
  readonly tag?: string | undefined
  readonly updatedAt?: Date | undefined
  /** When the answer ceases to be true by itself. */
  readonly until?: Date | undefined
  /** The operation that answered; absent when no route matched. */
  readonly operationId?: string | undefined
}

const JSON_TYPE = 'application/json; charset=UTF-8'
/** Until the handler's own header says what the bytes are. */
const BYTES = 'application/octet-stream'
const INERT = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
const CALLBACK = /^[\w.]{1,100}$/

const EMPTY = Buffer.alloc(0)

/** Makes bytes of an answer: `_envelope`, `_jsonp`, validators and the headers of every answer. */
export function writeAnswer(
  given: ApiAnswer,
  request: Pick<ApiRequest, 'method' | 'query'>,
  apiUrl: string,
): WrittenAnswer {
  if (given.stream !== undefined) return streamed(given, given.stream, apiUrl)
  const { resource, until } = given
  const callback = lastGiven(request.query['_jsonp'])
  if (callback !== undefined && (typeof callback !== 'string' || !CALLBACK.test(callback))) {
    const refusal = errorAnswer(new ApiError('rest_callback_invalid'))
    return whole(refusal, headersOf(refusal, JSON_TYPE, apiUrl), bytesOf(refusal, undefined))
  }
  const isBytes = given.body instanceof Uint8Array
  const answer = !isBytes && request.query['_envelope'] !== undefined ? envelope(given) : given
  const headers = headersOf(answer, isBytes ? BYTES : typeOf(answer, callback), apiUrl)
  const bytes = answer.status === 204 ? EMPTY : bytesOf(answer, callback)
  // What may not be stored has nothing to be compared with.
  const stored = given.headers['Cache-Control'] !== 'no-store'
  const readable = request.method === 'GET' && answer.status === 200 && stored
  if (!isBytes && !readable && resource === undefined) return whole(answer, headers, bytes)
  const tag = entityTag(bytes, resource)
  headers['ETag'] = tag
  // A date that misses changes would call old copies good; the tag of the bytes tells of all.
  const updatedAt = resource?.composed === true ? undefined : resource?.updatedAt
  if (updatedAt !== undefined) headers['Last-Modified'] = updatedAt.toUTCString()
  return whole(answer, headers, bytes, { tag, updatedAt, until })
}

/** Its length is not known, and its tag is weak, because nobody has seen its bytes. */
function streamed(answer: ApiAnswer, stream: StreamedBody, apiUrl: string): WrittenAnswer {
  const headers = headersOf(answer, textType(stream.mediaType), apiUrl)
  headers['ETag'] = `W/"${stream.state}"`
  return written(answer, headers, EMPTY, { stream, tag: `"${stream.state}"` })
}

type Further = Pick<WrittenAnswer, 'stream' | 'tag' | 'updatedAt' | 'until'>

/** An answer whose bytes are all there. */
function whole(
  answer: ApiAnswer,
  headers: Record<string, string>,
  bytes: Buffer,
  further: Further = {},
): WrittenAnswer {
  if (answer.status !== 204) headers['Content-Length'] ??= String(bytes.length)
  return written(answer, headers, bytes, further)
}

function written(
  { status, operationId }: ApiAnswer,
  headers: Readonly<Record<string, string>>,
  bytes: Buffer,
  { stream, tag, updatedAt, until }: Further,
): WrittenAnswer {
  return { status, headers, bytes, stream, tag, updatedAt, until, operationId }
}

/** An answer without content is of no type. */
function headersOf(
  { status, headers: own }: ApiAnswer,
  type: string,
  apiUrl: string,
): Record<string, string> {
  const headers: Record<string, string> = {}
  if (status !== 204) headers['Content-Type'] = type
  // A browser that opens the address makes a document of markup, and nothing may run in it.
  if (type !== JSON_TYPE) headers['Content-Security-Policy'] = INERT
  headers['Link'] = apiLink(apiUrl)
  for (const name in own) headers[name] = String(own[name])
  return headers
}

function typeOf({ representation }: ApiAnswer, callback: string | undefined): string {
  if (callback !== undefined) return 'application/javascript; charset=UTF-8'
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

/** 304 when the client's copy is still good. */
export function isStillGood(
  answer: Pick<WrittenAnswer, 'tag' | 'updatedAt'>,
  headers: ApiRequest['headers'],
): boolean {
  return answer.tag !== undefined && isNotModified(headers, answer.tag, answer.updatedAt)
}
