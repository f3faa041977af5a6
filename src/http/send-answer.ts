import type { IncomingMessage, ServerResponse } from 'node:http'
import { challengeFor } from './challenge.ts'
import { originHeaders } from './cross-origin.ts'
import { carriesBody } from './read-request.ts'
import { sendStream } from './streamed.ts'
import type { WrittenAnswer } from './write-answer.ts'

export interface Sending {
  readonly requestId: string
  readonly notModified: boolean
  /** The answer was made for a signed-in caller. */
  readonly personal: boolean
}

/** Sends a written answer; what is returned has to be waited for only where the body is a stream. */
export function sendAnswer(
  message: IncomingMessage,
  response: ServerResponse,
  written: WrittenAnswer,
  sending: Sending,
): Promise<void> | undefined {
  if (response.destroyed) return undefined
  const { notModified } = sending
  const unread = carriesBody(message) && !message.complete
  const lines = headerLines(message, written, sending)
  const challenge = challengeFor(written.status, message.headers)
  if (challenge !== undefined) lines.push('WWW-Authenticate', challenge)
  // The rest of a body that nobody reads must not be taken for the next request.
  if (unread) lines.push('Connection', 'close')
  response.writeHead(notModified ? 304 : written.status, lines)
  const bodiless = notModified || message.method === 'HEAD'
  if (written.stream !== undefined && !bodiless) return sendStream(response, written.stream)
  const bytes = bodiless ? EMPTY : written.bytes
  if (unread) {
    // Ending hangs up, and a client that is still sending would lose the answer.
    response.write(bytes)
    drain(message, () => response.end())
  } else response.end(bytes)
  return undefined
}

/** Names and values in turns, which is the form that Node sends soonest. */
function headerLines(
  message: IncomingMessage,
  { headers, headerLines: fixed }: WrittenAnswer,
  { requestId, notModified, personal }: Sending,
): string[] {
  const { origin } = message.headers
  const plain = origin === undefined && !notModified
  const lines = plain ? [...fixed] : Object.entries(fitting(headers, origin, notModified)).flat()
  lines.push('X-Request-Id', requestId)
  if (headers['Cache-Control'] === undefined) {
    lines.push('Cache-Control', personal ? 'private, no-cache' : 'no-cache')
  }
  return lines
}

/** The headers for who asks from this origin, and of an answer without its content. */
function fitting(
  headers: WrittenAnswer['headers'],
  origin: string | undefined,
  notModified: boolean,
): Record<string, string> {
  const crossing = originHeaders(origin)
  const fitted = { ...headers, ...crossing }
  // What an answer depends on by itself, and by the origin of who asks.
  const vary = [headers['Vary'], crossing['Vary']].filter((value) => value !== undefined)
  if (vary.length > 0) fitted['Vary'] = vary.join(', ')
  if (notModified) {
    delete fitted['Content-Type']
    delete fitted['Content-Length']
  }
  return fitted
}

const EMPTY = Buffer.alloc(0)
const DRAINED_BYTES = 64 * 1024 * 1024

/** Lets a client finish sending so that it gets to read its refusal, within bounds. */
function drain(message: IncomingMessage, done: () => void): void {
  let size = 0
  message.on('data', (chunk: Buffer) => {
    size += chunk.length
    if (size > DRAINED_BYTES) message.destroy()
  })
  message.on('error', () => undefined)
  message.on('close', done)
  message.on('end', done)
  message.resume()
}
