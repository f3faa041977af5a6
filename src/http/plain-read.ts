import type { IncomingMessage } from 'node:http'
import { carriesBody } from './read-request.ts'

/**
 * Whether a request reads by its address alone. Arguments may stand in a body, of which the address
 * tells nothing, and what a password in the query opens is a secret.
 */
export function isPlainRead(message: IncomingMessage, rawQuery: string): boolean {
  const { method } = message
  return (
    (method === 'GET' || method === 'HEAD') &&
    !carriesBody(message) &&
    !/(^|&)password/.test(decodedQuery(rawQuery))
  )
}

/** A query whose names can be looked for, however they are spelled. */
function decodedQuery(rawQuery: string): string {
  if (!rawQuery.includes('%')) return rawQuery
  try {
    return decodeURIComponent(rawQuery)
  } catch {
    return rawQuery
  }
}
