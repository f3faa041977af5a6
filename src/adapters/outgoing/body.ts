import { pipeline, Transform, type Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { OutgoingError } from './outgoing-error.ts'

/** How much of a response is read. */
export interface BodyLimit {
  /** Bytes, both as received and after decompression. */
  readonly bytes: number
  /** What to do with a longer body: reject it, or cut it off. */
  readonly overflow: 'refuse' | 'cut'
}

const DECODERS: ReadonlyMap<string, () => Transform> = new Map([
  ['gzip', () => createGunzip()],
  ['x-gzip', () => createGunzip()],
  ['deflate', () => createInflate()],
  ['br', () => createBrotliDecompress()],
])

/** The value of `Accept-Encoding`. */
export const ACCEPTED_ENCODINGS = 'gzip, deflate, br'

/**
 * Reads and decompresses a body. The limit applies before and after decompression, against both
 * decompression bombs and large bodies that decompress to little.
 *
 * @param encoding value of `Content-Encoding`, empty without one
 * @throws OutgoingError 'size' or 'type'
 */
export async function readLimited(
  body: Readable,
  encoding: string,
  limit: BodyLimit,
): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of decompress(body, encoding, limit) as AsyncIterable<Buffer>) {
      chunks.push(chunk)
      size += chunk.length
      if (size <= limit.bytes) continue
      if (limit.overflow === 'refuse') throw tooLarge()
      break
    }
  } finally {
    body.destroy()
  }
  return Buffer.concat(chunks).subarray(0, limit.bytes)
}

/**
 * Decompresses a stream and limits its size: more bytes than that are an error of the stream.
 *
 * @throws OutgoingError 'type' for an unknown encoding
 */
export function limitStream(body: Readable, encoding: string, bytes: number): Readable {
  const decompressed = decompress(body, encoding, { bytes })
  return pipeline(decompressed, limitBytes(bytes), () => undefined)
}

function decompress(
  body: Readable,
  encoding: string,
  { bytes }: Pick<BodyLimit, 'bytes'>,
): Readable {
  const name = encoding.trim().toLowerCase()
  if (name === '' || name === 'identity') return body
  const decoder = DECODERS.get(name)?.()
  if (decoder === undefined) {
    throw new OutgoingError('type', 'The response has an unknown content encoding.')
  }
  // The pipeline destroys the decoder with any error, so that its reader gets it.
  return pipeline(body, limitBytes(bytes), decoder, () => undefined)
}

function limitBytes(limit: number): Transform {
  let size = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length
      if (size > limit) done(tooLarge())
      else done(null, chunk)
    },
  })
}

const tooLarge = (): OutgoingError => new OutgoingError('size', 'The response is too large.')
