import type { IncomingMessage, ServerResponse } from 'node:http'
import { isNotModified } from './conditional.ts'
import { encodeContent, isCompressible, type Content } from './content-encoding.ts'

/**
 * Answers with content that every reader gets, in the form that the client prefers, or with 304 if
 * the client has that form. Headers that are set stay.
 */
export async function sendContent(
  message: IncomingMessage,
  response: ServerResponse,
  content: Content,
): Promise<void> {
  const { type, bytes } = content
  if (isCompressible(type, bytes.length)) response.appendHeader('Vary', 'Accept-Encoding')
  const form = encodeContent(content, message.headers)
  response.setHeader('ETag', form.tag)
  if (isNotModified(message.headers, form.tag, undefined)) {
    response.removeHeader('Content-Type')
    response.statusCode = 304
    response.end()
    return
  }
  const sent = await form.bytes()
  if (response.destroyed) return
  response.statusCode = 200
  response.setHeader('Content-Type', type)
  if (form.encoding !== undefined) response.setHeader('Content-Encoding', form.encoding)
  response.setHeader('Content-Length', sent.length)
  response.end(message.method === 'HEAD' ? undefined : sent)
}
