import { pipeline, Transform, type Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { OutgoingError } from './errors.ts'

/** How much of an answer is read. */
export interface BodyLimit {
  /** Bytes, those of the wire and those that unpacking makes alike. */
  readonly bytes: number
  /** What becomes of more: the answer is refused, or its beginning is taken. */
  readonly overflow: 'refuse' | 'cut'
}

const DECODERS: Readonly<Record<string, () => Transform>> = {
  gzip: () => createGunzip(),
  'x-gzip': () => createGunzip(),
  deflate: () => createInflate(),
  br: () => createBrotliDecompress(),
}

/** The encodings that are understood, for the request. */
export const ACCEPTED_ENCODINGS = 'gzip, deflate, br'

/**
 * Reads an answer, unpacked. Bytes are counted before and after unpacking, so that neither a
 * small answer that unpacks to a huge one nor a huge one that unpacks to nothing gets far.
 *
 * @param encoding value of `Content-Encoding`; empty for none
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
    for await (const chunk of unpack(body, encoding, limit) as AsyncIterable<Buffer>) {
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
 * An answer as it comes, unpacked and counted: more bytes than that are an error of the stream.
 *
 * @throws OutgoingError 'type' when it is packed in another way
 */
export function limited(body: Readable, encoding: string, bytes: number): Readable {
  const unpacked = unpack(body, encoding, { bytes })
  return pipeline(unpacked, counter(bytes), () => undefined)
}

function unpack(body: Readable, encoding: string, { bytes }: Pick<BodyLimit, 'bytes'>): Readable {
  const name = encoding.trim().toLowerCase()
  if (name === '' || name === 'identity') return body
  const decoder = DECODERS[name]?.()
  if (decoder === undefined) {
    throw new OutgoingError('type', 'The answer is packed in a way that is not understood.')
  }
  // Errors reach whoever reads the decoder, which the pipeline destroys with them.
  return pipeline(body, counter(bytes), decoder, () => undefined)
}

function counter(most: number): Transform {
  let size = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length
      if (size > most) done(tooLarge())
      else done(null, chunk)
    },
  })
}

const tooLarge = (): OutgoingError => new OutgoingError('size', 'The answer is too large.')
