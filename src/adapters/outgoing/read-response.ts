/** Reads responses of other sites within limits. */
import type { Dispatcher } from 'undici'
import { readBeginning, readLimited, type BodyLimit } from './body.ts'
import { OutgoingError } from './outgoing-error.ts'
import { retryAfterOf, versionOf, type FileVersion } from './versions.ts'

/** Accepts every media type. */
export const ANY_TYPE = '*/*'

/** What a GET request accepts. */
export interface GetOptions extends BodyLimit {
  /** Accepted media types, without parameters; `ANY_TYPE` accepts all. */
  readonly types: readonly string[]
  /** Time limit for all hops together; five seconds by default. */
  readonly milliseconds?: number
  /** Redirects to follow; three by default. */
  readonly redirects?: number
  /** Cancels the request. */
  readonly signal?: AbortSignal
}

/** A text from another site. */
export interface TextResponse {
  /** The final address, after redirects. */
  readonly url: URL
  /** Media type in lower case, without parameters. */
  readonly type: string
  readonly text: string
}

/** A file from another site. */
export interface FileResponse extends Omit<TextResponse, 'text'> {
  readonly bytes: Buffer
}

/** A response with any type and any status except a redirect. */
export interface ExchangeResponse {
  readonly status: number
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly bytes: Buffer
}

/** One of the requests that redirects make necessary. */
export interface Hop {
  readonly url: URL
  readonly options: GetOptions
  readonly known: FileVersion | undefined
  readonly signal: AbortSignal
  readonly milliseconds: number
}

export interface RawResponse extends FileResponse {
  /** Parameters of the media type, such as `charset=utf-8`. */
  readonly parameters: readonly string[]
  /** Undefined when the known version is still current and no body was sent. */
  readonly version: FileVersion | undefined
}

/** The address that a redirect leads to. */
export type Redirect = string

export const REDIRECT_STATUSES: ReadonlySet<number> = new Set([301, 302, 303, 307, 308])

/** @throws OutgoingError except for a redirect, a 200 with an accepted type, and a 304 for a known version */
export async function readResponse(
  { statusCode, headers, body }: Dispatcher.ResponseData,
  { url, options, known }: Hop,
): Promise<RawResponse | Redirect> {
  // Destroying an unread body may emit an error.
  body.on('error', () => undefined)
  const location = single(headers['location'])
  if (REDIRECT_STATUSES.has(statusCode) && location !== '') {
    body.destroy()
    return location
  }
  const [type = '', ...parameters] = single(headers['content-type']).toLowerCase().split(';')
  const mediaType = type.trim()
  if (statusCode === 304 && known !== undefined) {
    body.destroy()
    return { url, type: '', bytes: Buffer.alloc(0), parameters: [], version: undefined }
  }
  if (statusCode !== 200) {
    body.destroy()
    const retryAfter = retryAfterOf(single(headers['retry-after']), Date.now())
    const message = `The response has the status ${statusCode}.`
    throw new OutgoingError('status', message, { response: { status: statusCode, retryAfter } })
  }
  if (!options.types.includes(mediaType) && !options.types.includes(ANY_TYPE)) {
    body.destroy()
    throw new OutgoingError('type', 'The response has a type that was not accepted.')
  }
  const bytes = await readLimited(body, single(headers['content-encoding']), options)
  const version = versionOf((name) => single(headers[name]))
  return { url, type: mediaType, bytes, parameters, version }
}

/** @throws OutgoingError for a redirect, and unless it may be cut for a body that is too large or unreadable */
export async function readExchangeResponse(
  { statusCode, headers, body }: Dispatcher.ResponseData,
  limit: BodyLimit,
): Promise<ExchangeResponse> {
  body.on('error', () => undefined)
  if (REDIRECT_STATUSES.has(statusCode)) {
    body.destroy()
    throw new OutgoingError('redirects', 'The response is a redirect.')
  }
  const encoding = single(headers['content-encoding'])
  const bytes =
    limit.overflow === 'cut'
      ? await readBeginning(body, encoding, limit.bytes)
      : await readLimited(body, encoding, limit)
  return { status: statusCode, headers, bytes }
}

const single = (value: string | string[] | undefined): string =>
  (typeof value === 'string' ? value : value?.join(', ')) ?? ''
