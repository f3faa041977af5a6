import { entityTag, isNotModified } from './conditional.ts'
import { ApiError, errorAnswer } from './errors.ts'
import { jsonText } from './json-text.ts'
import { apiLink } from './links.ts'
import { lastGiven } from './repeated.ts'
import type { ApiAnswer, ApiRequest } from './request.ts'
import type { StreamedBody } from './streamed.ts'

/** A serialized answer, with validators. */
export interface WrittenAnswer {
  readonly status: number
  /** All headers that do not depend on the caller. */
  readonly headers: Readonly<Record<string, string>>
  readonly bytes: Buffer
  /** Sent instead of the bytes; such answers are never cached. */
  readonly stream?: StreamedBody | undefined
  /** Set on answers that may be read again, and on writes that show their result. */
  readonly tag?: string | undefined
  readonly updatedAt?: Date | undefined
  /** When the answer expires without any change. */
  readonly until?: Date | undefined
  /** The operation that answered; absent when no route matched. */
  readonly operationId?: string | undefined
}

const JSON_TYPE = 'application/json; charset=UTF-8'
/** Default, until a handler's header names the media type. */
const BYTES = 'application/octet-stream'
const INERT = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
const CALLBACK = /^[\w.]{1,100}$/

const EMPTY = Buffer.alloc(0)

/** Serializes an answer: `_envelope`, `_jsonp`, validators and common headers. */
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
  // An answer that may not be stored has nothing to be compared with.
  const stored = given.headers['Cache-Control'] !== 'no-store'
  // An envelope is always 200, but a failure in it passes.
  const readable = request.method === 'GET' && given.status === 200 && stored
  if (!isBytes && !readable && resource === undefined) return whole(answer, headers, bytes)
  const tag = entityTag(bytes, resource)
  headers['ETag'] = tag
  if (resource !== undefined) headers['Last-Modified'] = resource.updatedAt.toUTCString()
  // The date of most resources would confirm outdated copies; the tag covers all bytes.
  const updatedAt = resource?.dated === true ? resource.updatedAt : undefined
  return whole(answer, headers, bytes, { tag, updatedAt, until })
}

/** The length is unknown, and the tag is weak, because it is not derived from the bytes. */
function streamed(answer: ApiAnswer, stream: StreamedBody, apiUrl: string): WrittenAnswer {
  const headers = headersOf(answer, textType(stream.mediaType), apiUrl)
  headers['ETag'] = `W/"${stream.state}"`
  return written(answer, headers, EMPTY, { stream, tag: `"${stream.state}"` })
}

type Further = Pick<WrittenAnswer, 'stream' | 'tag' | 'updatedAt' | 'until'>

/** A fully serialized answer. */
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

/** An answer without content has no content type. */
function headersOf(
  { status, headers: own }: ApiAnswer,
  type: string,
  apiUrl: string,
): Record<string, string> {
  const headers: Record<string, string> = {}
  if (status !== 204) headers['Content-Type'] = type
  // If a browser opens the address, markup becomes a document; no script may run in it.
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

/** Bytes are sent as they are, whatever `_envelope` and `_jsonp` say. */
function bytesOf(answer: ApiAnswer, callback: string | undefined): Buffer {
  return Buffer.from(answer.body instanceof Uint8Array ? answer.body : textOf(answer, callback))
}

/** A JSONP script always contains JSON. */
function textOf({ body, representation }: ApiAnswer, callback: string | undefined): string {
  // The leading comment keeps the answer from being sniffed as another file type.
  if (callback !== undefined) return `/**/${callback}(${jsonText(body)})`
  return representation?.write(body) ?? jsonText(body)
}

/** Headers for caches, which do not look into envelopes. */
const FOR_CACHES = ['Cache-Control', 'Vary'] as const

/** An envelope is always JSON, whatever the media type of the answer inside. */
function envelope({ status, headers, body, operationId }: ApiAnswer): ApiAnswer {
  return {
    status: 200,
    headers: Object.fromEntries(
      FOR_CACHES.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])),
    ),
    body: { body: body ?? null, status, headers },
    ...(operationId !== undefined && { operationId }),
  }
}

/** Whether to answer 304. */
export function isStillGood(
  answer: Pick<WrittenAnswer, 'tag' | 'updatedAt'>,
  headers: ApiRequest['headers'],
): boolean {
  return answer.tag !== undefined && isNotModified(headers, answer.tag, answer.updatedAt)
}
