import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Content } from '../http/content-encoding.ts'
import { sendContent } from '../http/send-content.ts'

const COMMON = { 'Cache-Control': 'no-cache', 'X-Content-Type-Options': 'nosniff' }

/** Answers GET or HEAD with a stored file, or 304 if the client has it. */
export async function sendStored(
  message: IncomingMessage,
  response: ServerResponse,
  file: Content,
  headers: Readonly<Record<string, string>> = {},
): Promise<void> {
  for (const [name, value] of Object.entries({ ...COMMON, ...headers })) {
    response.setHeader(name, value)
  }
  await sendContent(message, response, file)
}

export const isReadMethod = ({ method }: IncomingMessage): boolean =>
  method === 'GET' || method === 'HEAD'
