import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'

interface ErrorBody {
  readonly status: number
  readonly code: string
  readonly message: string
}

const ERRORS: Readonly<Record<string, ErrorBody>> = {
  HPE_HEADER_OVERFLOW: {
    status: 431,
    code: 'rest_headers_too_large',
    message: 'The headers are larger than this site accepts.',
  },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: {
    status: 413,
    code: 'rest_body_too_large',
    message: 'The body is larger than this site accepts.',
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    code: 'rest_request_timeout',
    message: 'The request did not arrive in time.',
  },
}

const MALFORMED: ErrorBody = {
  status: 400,
  code: 'rest_invalid_request',
  message: 'This is not a valid HTTP request.',
}

/** How long unread input is discarded, so that the client gets to read the response. */
const LINGER = 2_000

/** Answers malformed and oversized requests, in the format of all errors. */
export function answerBadRequest(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const { status, code, message } = ERRORS[error.code ?? ''] ?? MALFORMED
  const body = JSON.stringify({ code, message, data: { status } })
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'Content-Type: application/json; charset=UTF-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'X-Content-Type-Options: nosniff',
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
