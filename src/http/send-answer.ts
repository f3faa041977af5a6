import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Response } from 'express'
import type { AnswerForm } from './answer-form.ts'
import { carriesBody } from './read-request.ts'
import { sendStream } from './streamed.ts'
import type { WrittenAnswer } from './write-answer.ts'

/** What an answer without its content does not have. */
export const CONTENT_HEADERS = ['content-type', 'content-length', 'content-encoding'] as const

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
  /** Nothing but the headers was asked for: HEAD was sent, or is what another method stands for. */
  readonly head: 'sent' | 'meant' | undefined
}

/** Sends a form of a written answer whose headers are set; what is made for it takes its time. */
export function sendAnswer(
  message: IncomingMessage,
  response: ServerResponse,
  { status, stream }: WrittenAnswer,
  { encoding, tag, bytes }: AnswerForm,
  { notModified, head }: Sending,
): Promise<void> | undefined {
  const unread = carriesBody(message) && !message.complete
  // The rest of a body that nobody reads must not be taken for the next request.
  if (unread) response.setHeader('Connection', 'close')
  response.statusCode = notModified ? 304 : status
  if (encoding !== undefined) {
    response.setHeader('Content-Encoding', encoding)
    if (stream === undefined && tag !== undefined) response.setHeader('ETag', tag)
  }
  if (notModified) for (const name of CONTENT_HEADERS) response.removeHeader(name)
  if (stream !== undefined && !notModified && head === undefined)
    return sendStream(response, stream, encoding)

  const end = (content: Buffer): void => {
    if (encoding !== undefined && !notModified) {
      response.setHeader('Content-Length', content.length)
    }
    // Only after HEAD a client expects no content in spite of its length.
    if (head === 'meant') response.setHeader('Content-Length', 0)
    const sent = head !== undefined || notModified ? EMPTY : content
    if (unread) {
      // Ending hangs up, and a client that is still sending would lose the answer.
      response.write(sent)
      drain(message, () => response.end())
    } else response.end(sent)
  }
  const content = notModified || stream !== undefined ? EMPTY : bytes()
  if (content instanceof Promise) return content.then(end)
  end(content)
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
