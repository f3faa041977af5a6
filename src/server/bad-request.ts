import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { ApiError, errorAnswer } from '../http/errors.ts'
import { nextRequestId } from '../http/request-id.ts'

const ERRORS: Readonly<Record<string, ApiError>> = {
  HPE_HEADER_OVERFLOW: new ApiError('rest_headers_too_large'),
  HPE_CHUNK_EXTENSIONS_OVERFLOW: new ApiError('rest_body_too_large'),
  ERR_HTTP_REQUEST_TIMEOUT: new ApiError('rest_request_timeout'),
}

const MALFORMED = new ApiError('rest_invalid_request')

/** How long unread input is discarded, so that the client gets to read the response. */
const LINGER = 2_000

/** Answers malformed and oversized requests, in the format of all errors. */
export function answerBadRequest(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const answer = errorAnswer(ERRORS[error.code ?? ''] ?? MALFORMED)
  const body = JSON.stringify(answer.body)
  socket.end(
    [
      `HTTP/1.1 ${answer.status} ${STATUS_CODES[answer.status]}`,
      'Content-Type: application/json; charset=UTF-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Cache-Control: no-store',
      'X-Content-Type-Options: nosniff',
      `X-Request-Id: ${nextRequestId()}`,
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  )
  // Closing a socket with unread input resets the connection, and the response is lost.
  socket.removeAllListeners('data')
  socket.on('data', () => undefined)
  socket.resume()
  setTimeout(() => socket.destroy(), LINGER).unref()
}
