import { isUtf8 } from 'node:buffer'
import type { IncomingMessage } from 'node:http'
import { parse as parseQuery } from 'qs'
import { ApiError } from './errors.ts'
import { readForm, type Pair } from './form-body.ts'
import { readJson } from './json-body.ts'
import { lastGiven, markRepeated } from './repeated.ts'
import { headerText, type ApiRequest, type RequestBody } from './request.ts'

/**
 * Limits of a query or form; qs's defaults lose long lists and fail on many parameters. The deepest
 * member of a form is `ads_post_meta[ab_testing][0][ads_list][0][value]`.
 */
const QUERY_OPTIONS = { arrayLimit: 1000, parameterLimit: 2000, depth: 5, strictDepth: false }

/** Parses the query of an address. @throws ApiError if it is not UTF-8 */
export function readQuery(rawQuery: string): Record<string, unknown> {
  if (rawQuery === '') return {}
  requireDecodable(rawQuery)
  const values = parseQuery(rawQuery, QUERY_OPTIONS)
  markRepeated(values, rawQuery, QUERY_OPTIONS.parameterLimit)
  return values
}

function requireDecodable(text: string): void {
  if (!text.includes('%')) return
  try {
    decodeURIComponent(text.replaceAll(/%(?![0-9A-Fa-f]{2})/g, '%25'))
  } catch {
    throw new ApiError('rest_invalid_encoding')
  }
}

/** Decodes the path below the API root, ignoring trailing slashes. */
export function readPath(rawPath: string): string {
  let path: string
  try {
    path = decodeURIComponent(rawPath)
  } catch {
    throw new ApiError('rest_no_route')
  }
  let end = path.length
  while (path[end - 1] === '/') end--
  return end === 0 ? '/' : path.slice(0, end)
}

/** The canonical address of a decoded path. */
export const canonicalUrl = (path: string): string =>
  path.split('/').map(encodeURIComponent).join('/')

const METHOD = /^[A-Z]{1,16}$/

/**
 * The effective method. `_method` and `X-HTTP-Method-Override` count only on POST, because browsers
 * open addresses and load embedded content by GET.
 */
export function effectiveMethod(
  method: string,
  query: Readonly<Record<string, unknown>>,
  headers: ApiRequest['headers'],
): string {
  if (method !== 'POST') return method
  const given = lastGiven(query['_method']) ?? headerText(headers, 'x-http-method-override')
  const wanted = typeof given === 'string' ? given.trim().toUpperCase() : method
  return METHOD.test(wanted) ? wanted : method
}

const JSON_TYPE = /^application\/([\w.!#$&^+-]+\+)?json$/i

/** Whether a content type is JSON, whatever its parameters. */
export const isJsonType = (contentType: string): boolean =>
  JSON_TYPE.test(contentType.split(';', 1)[0]?.trim() ?? '')

const BODILESS = { body: { kind: 'none' }, bytes: Buffer.alloc(0) } as const

const MULTIPART_TYPE = /^\s*multipart\/form-data\b/i

/**
 * Reads a body and parses it by its media type.
 * @throws ApiError as collectBody does
 */
export function readBody(message: IncomingMessage, limit: number): SentBody | Promise<SentBody> {
  return carriesBody(message) ? takeBody(message, limit) : BODILESS
}

type SentBody = Required<Pick<ApiRequest, 'body' | 'bytes'>>

async function takeBody(message: IncomingMessage, limit: number): Promise<SentBody> {
  const bytes = await collectBody(message, limit)
  const type = message.headers['content-type']
  const pairs =
    type !== undefined && MULTIPART_TYPE.test(type) ? await readForm(bytes, type) : undefined
  if (pairs === undefined) return { body: parseBody(bytes, type), bytes }
  requireReadable(pairs, bytes)
  return { body: { kind: 'value', value: readPairs(pairs) }, bytes }
}

/** What a decoder puts in place of bytes that are no text. */
const REPLACEMENT = '\ufffd'

/** A part of a form may name its own encoding, and files in it are no text, so only fields tell. */
function requireReadable(pairs: readonly Pair[], bytes: Buffer): void {
  const hasReplaced = pairs.flat().some((text) => text.includes(REPLACEMENT))
  if (hasReplaced && !bytes.includes(REPLACEMENT)) throw new ApiError('rest_invalid_encoding')
}

/** Names such as `title[raw]` are parsed as in a query. */
const readPairs = (pairs: Pair[]): Record<string, unknown> =>
  readQuery(new URLSearchParams(pairs).toString())

/** Parses a body by its media type. @throws ApiError for a form that is not UTF-8 */
export function parseBody(bytes: Buffer, contentType: string | undefined): RequestBody {
  const mediaType = (contentType ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
  if (bytes.length === 0) return { kind: 'none' }
  if (JSON_TYPE.test(mediaType)) return readJson(bytes)
  if (mediaType === 'application/x-www-form-urlencoded') {
    if (!isUtf8(bytes)) throw new ApiError('rest_invalid_encoding')
    return { kind: 'value', value: readQuery(bytes.toString('utf8')) }
  }
  return { kind: 'other', mediaType }
}

/** Whether a message has a body, whether or not it has been read. */
export function carriesBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

/**
 * Reads a body into memory, stopping at a limit in bytes.
 * @throws ApiError 413 rest_body_too_large, 400 rest_incomplete_body when the client hangs up
 */
export async function collectBody(message: IncomingMessage, limit: number): Promise<Buffer> {
  const announced = Number(message.headers['content-length'] ?? 0)
  if (announced > limit) throw new ApiError('rest_body_too_large')
  const chunks: Buffer[] = []
  let size = 0
  // Leaving the loop early would destroy the connection, but the refusal still has to be sent.
  const parts = message.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>
  try {
    for await (const chunk of parts) {
      size += chunk.length
      if (size > limit) throw new ApiError('rest_body_too_large')
      chunks.push(chunk)
    }
  } catch (error) {
    // Otherwise reading only ends early if the connection breaks.
    throw error instanceof ApiError ? error : new ApiError('rest_incomplete_body')
  }
  return Buffer.concat(chunks, size)
}
