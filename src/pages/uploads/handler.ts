import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import type { AppContext } from '../../context.ts'
import type { ServedFile } from '../../data/media/media-files.ts'
import { createAuthenticate } from '../../domain/accounts/authenticate.ts'
import { splitAddress } from '../../http/api-address.ts'
import { clientAddress } from '../../http/client-address.ts'
import { isNotModified } from '../../http/conditional.ts'
import {
  errorAnswer,
  isRefusedRequest,
  isRefusal,
  refusalFor,
  statusOf,
} from '../../http/errors.ts'
import { loggedAddress } from '../../http/logged-address.ts'
import { notesOf } from '../../http/request-notes.ts'
import { isBrokenOff } from '../../http/streamed.ts'
import { isClosed, whenClosed } from '../../http/when-closed.ts'
import { isReadMethod } from '../stored-file.ts'
import { headersOf, tagOf } from './headers.ts'
import { withOpenFile } from './open-files.ts'
import { UPLOADS } from './path.ts'
import { readRange } from './range.ts'
import { createFileFinder, mayRead } from './readable-file.ts'

/** The format of file names; no other names are looked up. */
const KEY = /^\d{4}\/\d\d\/[\w-][\w.-]{0,200}$/

export type UploadsHandler = (message: IncomingMessage, response: ServerResponse) => void

/**
 * Serves stored files by their names in the database, never by a path on disk, with ranges, long
 * caching and conditional requests. All sizes of a file are as readable as its item; others get
 * 404, and non-public ones are not cached.
 */
export function createUploads(ctx: AppContext): UploadsHandler {
  const authenticate = createAuthenticate(ctx)
  const addressOf = clientAddress(ctx.config.server.trustProxy)

  const findFile = createFileFinder(ctx)

  const isReadable = async (message: IncomingMessage, file: ServedFile): Promise<boolean> =>
    file.isPublic ||
    mayRead(ctx, file, message, (credentials) => authenticate(credentials, addressOf(message)))

  const serve = async (message: IncomingMessage, response: ServerResponse): Promise<void> => {
    const key = isReadMethod(message) ? keyOf(message.url ?? '') : undefined
    const file = key === undefined ? undefined : await findFile(key)
    if (file === undefined || !(await isReadable(message, file))) {
      refuse(response, isReadMethod(message) ? 404 : 405)
      return
    }
    await send(ctx, file, message, response)
  }

  return (message, response) => {
    message.resume()
    serve(message, response).catch((error: unknown) => {
      const refusal = refusalFor(error)
      // Only credentials are checked here.
      notesOf(message).signInRefused = isRefusedRequest(error)
      if (!isRefusal(error)) {
        const { rawPath, rawQuery } = splitAddress(message.url ?? '')
        const url = loggedAddress(rawPath, rawQuery)
        ctx.log.error({ err: error, url }, 'serving a file failed')
      }
      if (refusal === undefined) refuse(response, 500)
      else refuse(response, statusOf(refusal), errorAnswer(refusal).headers)
    })
  }
}

/** The file name in an address; undefined if it cannot be one. */
function keyOf(url: string): string | undefined {
  const { rawPath } = splitAddress(url)
  const key = rawPath.slice(UPLOADS.length)
  return rawPath.startsWith(UPLOADS) && KEY.test(key) ? key : undefined
}

async function send(
  { media }: AppContext,
  file: ServedFile,
  message: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const headers = headersOf(file)
  const tag = tagOf(file)
  if (isNotModified(message.headers, tag, file.storedAt)) {
    response.writeHead(304, headers).end()
    return
  }
  const range = isRangeMeant(message, tag) ? readRange(message.headers.range, file.size) : undefined
  if (range === 'unsatisfiable') {
    response.writeHead(416, { ...headers, 'Content-Range': `bytes */${file.size}` }).end()
    return
  }
  const { start, end } = range ?? { start: 0, end: file.size - 1 }
  const length = end - start + 1
  const head = {
    ...headers,
    'Content-Length': length,
    ...(range && { 'Content-Range': `bytes ${start}-${end}/${file.size}` }),
  }
  const status = range === undefined ? 200 : 206
  if (message.method === 'HEAD') {
    response.writeHead(status, head).end()
    return
  }
  if (isClosed(response)) return
  const exact = (source: AsyncIterable<Buffer>) => requireLength(source, length)
  const isSent = await withOpenFile(message.socket, async () => {
    const stream = await media.store.open(file.key, range)
    if (stream === undefined) {
      refuse(response, 404)
      return
    }
    whenClosed(response, () => stream.destroy())
    response.writeHead(status, head)
    // A client that disconnects is not a failure.
    await pipeline(stream, exact, response).catch((error: unknown) => {
      if (!isBrokenOff(error)) throw error
    })
  })
  if (!isSent) refuse(response, 503, { 'Retry-After': 1 })
}

/**
 * Aborts a response if the file does not have the promised length, because it was damaged on disk. On
 * a kept connection, missing bytes would be taken from the next response, and surplus ones for its
 * beginning.
 */
async function* requireLength(source: AsyncIterable<Buffer>, length: number) {
  let left = length
  for await (const chunk of source) {
    left -= chunk.length
    if (left < 0) break
    yield chunk
  }
  if (left !== 0) throw new Error('A stored file has another size than it had.')
}

/** With `If-Range`, a range only applies to the version that the client has (RFC 9110, 13.1.5). */
function isRangeMeant({ headers }: IncomingMessage, tag: string): boolean {
  const condition = headers['if-range']
  return condition === undefined || condition === tag
}

function refuse(response: ServerResponse, status: number, headers: OutgoingHttpHeaders = {}): void {
  if (!response.headersSent) {
    const always = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' }
    response.writeHead(status, { ...headers, ...always })
  }
  response.end()
}
