import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { isNotModified } from '../http/conditional.ts'

/** Bytes that do not change while the process runs, with their validator. */
export interface StoredFile {
  readonly type: string
  readonly bytes: Buffer
  /** Strong entity tag. */
  readonly tag: string
}

export function storedFile(type: string, content: string | Buffer): StoredFile {
  const bytes = Buffer.from(content)
  return { type, bytes, tag: `"${createHash('sha1').update(bytes).digest('base64url')}"` }
}

/** Answers GET or HEAD with a stored file, or 304 if the client has it. */
export function sendStored(
  message: IncomingMessage,
  response: ServerResponse,
  { type, bytes, tag }: StoredFile,
  headers: Readonly<Record<string, string>> = {},
): void {
  const common = {
    ETag: tag,
    'Cache-Control': 'no-cache',
    'X-Content-Type-Options': 'nosniff',
    ...headers,
  }
  if (isNotModified(message.headers, tag, undefined)) {
    response.writeHead(304, common).end()
    return
  }
  response.writeHead(200, { ...common, 'Content-Type': type, 'Content-Length': bytes.length })
  response.end(message.method === 'HEAD' ? undefined : bytes)
}

export const isReadMethod = ({ method }: IncomingMessage): boolean =>
  method === 'GET' || method === 'HEAD'
