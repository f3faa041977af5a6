import type { IncomingMessage } from 'node:http'
import { parse as parseQuery } from 'qs'
import { ApiError } from './errors.ts'
import { readForm, type Pair } from './form-body.ts'
import { readJson } from './json-body.ts'
import { lastGiven, markRepeated } from './repeated.ts'
import { headerText, type ApiRequest, type RequestBody } from './request.ts'

/** Bounds of a query; qs's own defaults lose long lists and fail on many parameters. */
const QUERY_OPTIONS = { arrayLimit: 1000, parameterLimit: 2000, depth: 4, strictDepth: false }

/** The parsed query of an address. @throws ApiError when it is no UTF-8. */
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

/** The decoded path below the API root. Slashes at the end do not count. */
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

/** The address of a decoded path. Every path has one, however it was written. */
export const canonicalUrl = (path: string): string =>
  path.split('/').map(encodeURIComponent).join('/')

const METHOD = /^[A-Z]{1,16}$/

/**
 * The method that is meant. `_method` and `X-HTTP-Method-Override` count on POST
 * alone, because browsers open addresses, and load what pages embed, by GET.
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

/** Whether a content type is that of JSON, whatever its parameters are. */
export const isJsonType = (contentType: string): boolean =>
  JSON_TYPE.test(contentType.split(';', 1)[0]?.trim() ?? '')

const BODILESS = { body: { kind: 'none' }, bytes: Buffer.alloc(0) } as const

const MULTIPART_TYPE = /^\s*multipart\/form-data\b/i

/**
 * Reads a body and makes a value of it by its media type.
 * @param method as it was sent
 * @throws ApiError as collectBody does
 */
export function readBody(
  message: IncomingMessage,
  method: string,
  limit: number,
): SentBody | Promise<SentBody> {
  return carriesBody(message) ? takeBody(message, method, limit) : BODILESS
}

type SentBody = Required<Pick<ApiRequest, 'body' | 'bytes'>>

async function takeBody(
  message: IncomingMessage,
  method: string,
  limit: number,
): Promise<SentBody> {
  const bytes = await collectBody(message, limit)
  const type = message.headers['content-type']
  // Clients know forms of this type as those of POST; other methods never see their fields.
  const pairs =
    method === 'POST' && type !== undefined && MULTIPART_TYPE.test(type)
      ? await readForm(bytes, type)
      : undefined
  if (pairs === undefined) return { body: parseBody(bytes, type), bytes }
  return { body: { kind: 'value', value: readPairs(pairs) }, bytes }
}

/** Names such as `title[raw]` are read as those of a query. */
const readPairs = (pairs: Pair[]): Record<string, unknown> =>
  readQuery(new URLSearchParams(pairs).toString())

/** The value of a body by its media type. @throws ApiError for a form that is no UTF-8 */
export function parseBody(bytes: Buffer, contentType: string | undefined): RequestBody {
  const mediaType = (contentType ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
  if (bytes.length === 0) return { kind: 'none' }
  if (JSON_TYPE.test(mediaType)) return readJson(bytes)
  if (mediaType === 'application/x-www-form-urlencoded') {
    return { kind: 'value', value: readQuery(bytes.toString('utf8')) }
  }
  return { kind: 'other', mediaType }
}

/** Whether a message announces a body, read or not. */
export function carriesBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

/**
 * Reads a body into memory, up to a limit of bytes. Past the limit it stops reading.
 * @throws ApiError 413 rest_body_too_large, 400 rest_incomplete_body when the client hangs up
 */
export async function collectBody(message: IncomingMessage, limit: number): Promise<Buffer> {
  const announced = Number(message.headers['content-length'] ?? 0)
  if (announced > limit) throw new ApiError('rest_body_too_large')
  const chunks: Buffer[] = []
  let size = 0
  // Leaving the loop early must not hang up: the refusal still has to reach the client.
  const parts = message.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>
  try {
    for await (const chunk of parts) {
      size += chunk.length
      if (size > limit) throw new ApiError('rest_body_too_large')
      chunks.push(chunk)
    }
  } catch (error) {
    // A connection that breaks is the only other way in which reading ends early.
    throw error instanceof ApiError ? error : new ApiError('rest_incomplete_body')
  }
  return Buffer.concat(chunks, size)
}
