/**
 * Compresses what every visitor may read. Personal answers are sent uncompressed: their length
 * would reveal secrets to an attacker who can put chosen text next to them (BREACH).
 */
import { hash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { Transform } from 'node:stream'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import Negotiator from 'negotiator'
import { createCache } from '../cache/cache.ts'

/** Values of `Content-Encoding`, in order of preference. */
const ENCODINGS = ['br', 'gzip'] as const

export type ContentEncoding = (typeof ENCODINGS)[number]

/** Content with its strong entity tag, unique to these bytes. */
export interface Content {
  /** The media type, with its parameters. */
  readonly type: string
  readonly bytes: Buffer
  readonly tag: string
  /** It never changes, so that the best compression is worth its time. */
  readonly final?: boolean
}

/** @param type the media type, with its parameters */
export function toContent(type: string, text: string | Buffer): Content {
  const bytes = Buffer.from(text)
  return { type, bytes, tag: `"${hash('sha1', bytes, 'base64url')}"` }
}

export interface EncodedContent {
  /** Undefined for unencoded bytes. */
  readonly encoding: ContentEncoding | undefined
  /** Strong entity tag of this encoding. */
  readonly tag: string
  /** Returned synchronously if already known. */
  readonly bytes: () => Buffer | Promise<Buffer>
}

/** Shorter content fits into one packet with its headers anyway. */
const SHORTEST_BYTES = 1000
const COMPRESSIBLE = /^text\/|[/+](json|xml|javascript)\b/

/**
 * Whether content may be compressed; its answers then vary by `Accept-Encoding`, even for clients
 * that accept no encoding.
 */
export const isCompressible = (type: string, bytes: number): boolean =>
  bytes >= SHORTEST_BYTES && COMPRESSIBLE.test(type)

/** Where the curve bends: a seventh smaller than 4 for a third more time; 6 gains little, 7 takes twice as long. */
const BROTLI_QUALITY = 5
/** Of long pages, which repeat themselves, 8 takes half more time and leaves 5 % less. */
const PAGE_QUALITY = 8
/**
 * The best takes more than a millisecond for each kilobyte; longer content would delay the first
 * request.
 */
const MOST_BYTES_AT_BEST = 64 * 1024

const { BROTLI_PARAM_QUALITY, BROTLI_MAX_QUALITY } = zlib.constants
const brotliOptions = (quality: number) => ({ params: { [BROTLI_PARAM_QUALITY]: quality } })

const brotli = promisify<Buffer, zlib.BrotliOptions, Buffer>(zlib.brotliCompress)
const gzip = promisify<Buffer, Buffer>(zlib.gzip)

function qualityFor({ type, bytes, final }: Content): number {
  if (final === true && bytes.length <= MOST_BYTES_AT_BEST) return BROTLI_MAX_QUALITY
  return type.startsWith('text/html') ? PAGE_QUALITY : BROTLI_QUALITY
}

const compress = (content: Content, encoding: ContentEncoding): Promise<Buffer> =>
  encoding === 'gzip'
    ? gzip(content.bytes)
    : brotli(content.bytes, brotliOptions(qualityFor(content)))

/** Creates a stream that compresses content as it is produced. */
export const compressionStream = (encoding: ContentEncoding): Transform =>
  encoding === 'br' ? zlib.createBrotliCompress(brotliOptions(BROTLI_QUALITY)) : zlib.createGzip()

/** The encoding that a client prefers to the unencoded bytes (RFC 9110, 12.5.3). */
export function acceptedEncoding(headers: IncomingHttpHeaders): ContentEncoding | undefined {
  if (headers['accept-encoding'] === undefined) return undefined
  const accepted = new Negotiator({ headers }).encodings([...ENCODINGS, 'identity'])
  if (accepted[0] === 'identity') return undefined
  return ENCODINGS.find((encoding) => accepted.includes(encoding))
}

/** Chooses the encoding of content for a client. */
export function encodeContent(content: Content, headers: IncomingHttpHeaders): EncodedContent {
  const { type, bytes, tag } = content
  const encoding = isCompressible(type, bytes.length) ? acceptedEncoding(headers) : undefined
  if (encoding === undefined) return { encoding, tag, bytes: () => bytes }
  const own = `${tag.slice(0, -1)}-${encoding}"`
  return { encoding, tag: own, bytes: () => compressed(own, content, encoding) }
}

const known = createCache<Buffer>({ name: 'compressed', sizeOf: ({ length }) => length })
const underWay = new Map<string, Promise<Buffer>>()

/** Compresses each content once, however many clients request it. */
function compressed(
  tag: string,
  content: Content,
  encoding: ContentEncoding,
): Buffer | Promise<Buffer> {
  const found = known.get(tag) ?? underWay.get(tag)
  if (found !== undefined) return found
  const making = keep(tag, compress(content, encoding))
  underWay.set(tag, making)
  return making
}

async function keep(tag: string, making: Promise<Buffer>): Promise<Buffer> {
  try {
    const made = await making
    known.set(tag, made)
    return made
  } finally {
    underWay.delete(tag)
  }
}
