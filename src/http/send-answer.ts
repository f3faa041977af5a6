import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Response } from 'express'
import { carriesBody } from './read-request.ts'
import { sendStream } from './streamed.ts'
import type { WrittenAnswer } from './write-answer.ts'

/** What an answer without its content does not have. */
export const CONTENT_HEADERS = ['content-type', 'content-length'] as const

/**
 * Puts the headers of an answer on the response, beside those that it has already.
 * @param personal the answer was made for one caller
 */
export function setHeaders(
  response: Response,
  { headers }: WrittenAnswer,
  personal: boolean,
): void {
  for (const name in headers) {
    const value = headers[name] ?? ''
    if (name === 'Vary') response.vary(value)
    else response.setHeader(name, value)
  }
  if (headers['Cache-Control'] === undefined) {
    response.setHeader('Cache-Control', personal ? 'private, no-cache' : 'no-cache')
  }
}

export interface Sending {
  /** The client has the answer already. */
  readonly notModified: boolean
  /** Nothing but the headers was asked for. */
  readonly head: boolean
}

/** Sends a written answer whose headers are set; streams take their time. */
export function sendAnswer(
  message: IncomingMessage,
  response: ServerResponse,
  written: WrittenAnswer,
  { notModified, head }: Sending,
): Promise<void> | undefined {
  const unread = carriesBody(message) && !message.complete
  if (notModified) for (const name of CONTENT_HEADERS) response.removeHeader(name)
  // The rest of a body that nobody reads must not be taken for the next request.
  if (unread) response.setHeader('Connection', 'close')
  response.statusCode = notModified ? 304 : written.status
  const bodiless = notModified || head
  if (written.stream !== undefined && !bodiless) {
    return sendStream(response, written.stream)
  }
  const bytes = bodiless ? EMPTY : written.bytes
  if (unread) {
    // Ending hangs up, and a client that is still sending would lose the answer.
    response.write(bytes)
    drain(message, () => response.end())
  } else response.end(bytes)
  return undefined
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
