/** Answers that are sent while they are made. */
import type { ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { compressionStream, type ContentEncoding } from './content-encoding.ts'
import { whenClosed } from './when-closed.ts'

/**
 * A body that may be too large for memory. `_envelope`, `_jsonp` and `_fields` do not apply to it.
 */
export interface StreamedBody {
  /** Without parameters; the text is UTF-8. */
  readonly mediaType: string
  /** Changes whenever the body does; the content of a weak entity tag. */
  readonly state: string
  readonly chunks: () => AsyncIterable<string>
}

/**
 * Sends a body as fast as the client reads it. If the client disconnects, the source is stopped; a
 * failure midway breaks the connection, since no error can be sent any more.
 */
export async function sendStream(
  response: ServerResponse,
  body: StreamedBody,
  encoding: ContentEncoding | undefined,
): Promise<void> {
  const compression = encoding === undefined ? [] : [compressionStream(encoding)]
  const source = Readable.from(body.chunks(), { objectMode: false })
  whenClosed(response, () => source.destroy())
  await pipeline([source, ...compression, response])
}

/** Whether an error only means that the client went away early. */
export const isBrokenOff = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE'
