/** What comes back from other sites, read within bounds. */
import type { Dispatcher } from 'undici'
import { readLimited, type BodyLimit } from './body.ts'
import { OutgoingError } from './errors.ts'
import { retryAfterOf, versionOf, type FileVersion } from './versions.ts'

/** The media type of a wish for any. */
export const ANY_TYPE = '*/*'

/** What an answer may be. */
export interface Wanted extends BodyLimit {
  /** Media types that are read, without parameters; `ANY_TYPE` stands for all. */
  readonly types: readonly string[]
  /** The longest that all hops together may take; five seconds unless said otherwise. */
  readonly milliseconds?: number
  /** Hops that are followed; three unless said otherwise. */
  readonly redirects?: number
  /** Ends the request early. */
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

/** An answer of any status but those of redirects, and of any type. */
export interface ExchangeAnswer {
  readonly status: number
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly bytes: Buffer
}

/** One request of those that redirects may make of a question. */
export interface Hop {
  readonly url: URL
  readonly wanted: Wanted
  readonly known: FileVersion | undefined
  readonly signal: AbortSignal
  readonly milliseconds: number
}

export interface RawAnswer extends OutgoingFile {
  /** Parameters of the media type, such as `charset=utf-8`. */
  readonly parameters: readonly string[]
  /** Undefined where nothing was sent, because the version that was known is still the one. */
  readonly version: FileVersion | undefined
}

/** Where the answer is said to stand. */
export type Redirect = string

const REDIRECT_STATUSES: ReadonlySet<number> = new Set([301, 302, 303, 307, 308])

/** @throws OutgoingError for everything but a redirect, a 200 with a wanted type, and a version that is known */
export async function readAnswer(
  { statusCode, headers, body }: Dispatcher.ResponseData,
  { url, wanted, known }: Hop,
): Promise<RawAnswer | Redirect> {
  // What is not read must be let go; destroying it may report that as an error.
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
    const message = `The answer has the status ${statusCode}.`
    throw new OutgoingError('status', message, { answer: { status: statusCode, retryAfter } })
  }
  if (!wanted.types.includes(mediaType) && !wanted.types.includes(ANY_TYPE)) {
    body.destroy()
    throw new OutgoingError('type', 'The answer is of another type.')
  }
  const bytes = await readLimited(body, single(headers['content-encoding']), wanted)
  const version = versionOf((name) => single(headers[name]))
  return { url, type: mediaType, bytes, parameters, version }
}

/** @throws OutgoingError for a redirect, and what is too large */
export async function readExchange(
  { statusCode, headers, body }: Dispatcher.ResponseData,
  limit: BodyLimit,
): Promise<ExchangeAnswer> {
  body.on('error', () => undefined)
  if (REDIRECT_STATUSES.has(statusCode)) {
    body.destroy()
    throw new OutgoingError('redirects', 'The answer leads elsewhere.')
  }
  const bytes = await readLimited(body, single(headers['content-encoding']), limit)
  return { status: statusCode, headers, bytes }
}

const single = (value: string | string[] | undefined): string =>
  (typeof value === 'string' ? value : value?.join(', ')) ?? ''
