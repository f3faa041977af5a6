import type { IncomingMessage } from 'node:http'
import { carriesBody } from './read-request.ts'

/** The header that carries a preview token. */
export const PREVIEW_HEADER = 'x-preview-token'

/**
 * Whether a request is a read that depends on its address alone. A body may carry further
 * arguments, and content unlocked by a password or a preview token is secret.
 */
export function isPlainRead(message: IncomingMessage, rawQuery: string): boolean {
  const { method, headers } = message
  return (
    (method === 'GET' || method === 'HEAD') &&
    !carriesBody(message) &&
    headers[PREVIEW_HEADER] === undefined &&
    !/(^|&)(password|preview_token)/.test(decodedQuery(rawQuery))
  )
}

/** Decodes a query far enough to search it for names. */
function decodedQuery(rawQuery: string): string {
  if (!rawQuery.includes('%')) return rawQuery
  try {
    return decodeURIComponent(rawQuery)
  } catch {
    return rawQuery
  }
}
