import type { IncomingMessage, ServerResponse } from 'node:http'
import { isNotModified } from './conditional.ts'
import { encodeContent, isCompressible, type Content } from './content-encoding.ts'
import { isClosed } from './when-closed.ts'

/**
 * Sends public content in the encoding that the client prefers, or 304 if the client already has
 * it. Headers already set are kept.
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
  if (isClosed(response)) return
  response.statusCode = 200
  response.setHeader('Content-Type', type)
  if (form.encoding !== undefined) response.setHeader('Content-Encoding', form.encoding)
  response.setHeader('Content-Length', sent.length)
  response.end(message.method === 'HEAD' ? undefined : sent)
}
