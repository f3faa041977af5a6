import type { IncomingMessage, RequestListener } from 'node:http'
import type { RequestHandler } from 'express'
import { API_ROOT, isRestRoute } from '../api-address.ts'
import { readPath } from '../read-request.ts'
import { requestSlot } from '../request-slot.ts'
import type { Dialect } from './dialect.ts'

const spoken = requestSlot<Dialect>('dialect')

/** The dialect of a request and its answer. */
export const dialectOf = (message: IncomingMessage): Dialect | undefined => spoken.get(message)

/** The path of a request in this program's names. @throws ApiError 404 rest_no_route */
export function ownPath(message: IncomingMessage, rawPath: string): string {
  const path = readPath(rawPath)
  return dialectOf(message)?.path(path) ?? path
}

/**
 * Serves dialects at roots of their own. Requests there are redirected internally to the API root
 * and record their dialect; all others pass unchanged.
 */
export function withDialects(
  listener: RequestListener,
  dialects: readonly Dialect[],
): RequestListener {
  if (dialects.length === 0) return listener
  const atRestRoute = dialects.find(({ table }) => table.restRoute)
  return (message, response) => {
    const url = message.url ?? '/'
    const dialect = dialects.find(({ table }) => isBelow(url, table.root))
    if (dialect !== undefined) {
      spoken.set(message, dialect)
      message.url = API_ROOT + url.slice(dialect.table.root.length)
    } else if (atRestRoute !== undefined && isRestRoute(url)) {
      spoken.set(message, atRestRoute)
    }
    listener(message, response)
  }
}

const isBelow = (url: string, root: string): boolean =>
  url.startsWith(root) && /^(?:$|[/?])/.test(url.slice(root.length, root.length + 1))

/** Restricts a middleware to requests in this program's own names. */
export const inOwnNames =
  (handler: RequestHandler): RequestHandler =>
  (request, response, next) => {
    if (dialectOf(request) === undefined) void handler(request, response, next)
    else next()
  }
