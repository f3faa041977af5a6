import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Response } from 'express'
import type { AnswerForm } from './answer-form.ts'
import { carriesBody } from './read-request.ts'
import { sendStream } from './streamed.ts'
import type { WrittenAnswer } from './write-answer.ts'

/** Headers omitted from an answer without content. */
export const CONTENT_HEADERS = ['content-type', 'content-length', 'content-encoding'] as const

/**
 * Adds the headers of an answer to those already set on the response.
 * @param personal the answer is for one caller only
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
  /** The client's copy is current. */
  readonly notModified: boolean
  /** Headers only: the method is HEAD, as sent or by override. */
  readonly head: 'sent' | 'meant' | undefined
}

/** Sends a serialized answer whose headers are set; encoding may take time. */
export function sendAnswer(
  message: IncomingMessage,
  response: ServerResponse,
  { status, stream }: WrittenAnswer,
  { encoding, tag, bytes }: AnswerForm,
  { notModified, head }: Sending,
): Promise<void> | undefined {
  const unread = carriesBody(message) && !message.complete
  // An unread rest of the body must not be parsed as the next request.
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
    // Only after HEAD do clients expect no content despite its length.
    if (head === 'meant') response.setHeader('Content-Length', 0)
    const sent = head !== undefined || notModified ? EMPTY : content
    if (unread) {
      // Ending now would close the connection, and a client that is still sending would lose the
      // answer.
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

/** Lets a client finish sending, within limits, so that it gets to read its refusal. */
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
