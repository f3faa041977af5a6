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
  await readInto(chunks, body, encoding, limit)
  return Buffer.concat(chunks).subarray(0, limit.bytes)
}

/**
 * Reads the beginning of a body of which only the status matters: as much as can be read, and nothing of what
 * cannot be decompressed.
 */
export async function readBeginning(
  body: Readable,
  encoding: string,
  bytes: number,
): Promise<Buffer> {
  const chunks: Buffer[] = []
  await readInto(chunks, body, encoding, { bytes, overflow: 'cut' }).catch(() => undefined)
  return Buffer.concat(chunks).subarray(0, bytes)
}

async function readInto(
  chunks: Buffer[],
  body: Readable,
  encoding: string,
  limit: BodyLimit,
): Promise<void> {
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
}

/**
 * Decompresses a stream and limits its size: more bytes than that are an error of the stream.
 *
 * @throws OutgoingError 'type' for an unknown encoding
 */
export function limitStream(body: Readable, encoding: string, bytes: number): Readable {
  const decompressed = decompress(body, encoding, { bytes, overflow: 'refuse' })
  return pipeline(decompressed, limitBytes({ bytes, overflow: 'refuse' }), () => undefined)
}

function decompress(body: Readable, encoding: string, limit: BodyLimit): Readable {
  const name = encoding.trim().toLowerCase()
  if (name === '' || name === 'identity') return body
  const decoder = DECODERS.get(name)?.()
  if (decoder === undefined) {
    throw new OutgoingError('type', 'The response has an unknown content encoding.')
  }
  // The pipeline destroys the decoder with any error, so that its reader gets it.
  return pipeline(body, limitBytes(limit), decoder, () => undefined)
}

function limitBytes({ bytes, overflow }: BodyLimit): Transform {
  let room = bytes
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const within = chunk.subarray(0, room)
      room -= within.length
      if (within.length < chunk.length && overflow === 'refuse') {
        done(tooLarge())
        return
      }
      if (within.length > 0) this.push(within)
      if (within.length < chunk.length) this.push(null)
      done()
    },
  })
}

const tooLarge = (): OutgoingError => new OutgoingError('size', 'The response is too large.')
