import type { IncomingMessage } from 'node:http'
import { carriesBody } from './read-request.ts'

/**
 * Whether a request is a read that depends on its address alone. A body may carry further
 * arguments, and content unlocked by a password in the query is secret.
 */
export function isPlainRead(message: IncomingMessage, rawQuery: string): boolean {
  const { method } = message
  return (
    (method === 'GET' || method === 'HEAD') &&
    !carriesBody(message) &&
    !/(^|&)password/.test(decodedQuery(rawQuery))
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
