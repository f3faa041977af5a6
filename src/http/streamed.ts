/** Answers that are sent while they are made. */
import type { ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { compressionStream, type ContentEncoding } from './content-encoding.ts'

/** A body that may be too large to be held. It takes no part in `_envelope`, `_jsonp` and `_fields`. */
export interface StreamedBody {
  /** Without parameters; the text is UTF-8. */
  readonly mediaType: string
  /** Changes whenever the body does; the inside of a weak entity tag. */
  readonly state: string
  readonly chunks: () => AsyncIterable<string>
}

/**
 * Sends a body as fast as the client takes it. One that breaks off is not asked for more, and what
 * fails in the middle breaks the connection, because nothing else could be told any more.
 */
export async function sendStream(
  response: ServerResponse,
  body: StreamedBody,
  encoding: ContentEncoding | undefined,
): Promise<void> {
  const compression = encoding === undefined ? [] : [compressionStream(encoding)]
  await pipeline([Readable.from(body.chunks(), { objectMode: false }), ...compression, response])
}

/** Whether a client went away before it had everything, which is nobody's fault. */
export const isBrokenOff = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE'
