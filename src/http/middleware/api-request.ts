import type { IncomingMessage } from 'node:http'
import { dialectOf } from '../dialects/spoken.ts'
import type { ApiHandler } from '../exchange.ts'
import { awaitedReading } from '../response-cache.ts'

/** Builds the request that operations get, independent of Express. */
export function apiRequest(remoteAddress: (message: IncomingMessage) => string): ApiHandler {
  return (request, { locals }, next) => {
    locals.fromOutside = true
    const reading = awaitedReading(request)
    const dialect = dialectOf(request)
    locals.mode = reading === undefined ? {} : { reading }
    locals.request = {
      method: request.method,
      path: locals.path,
      query: locals.query,
      headers: request.headers,
      body: { kind: 'none' },
      remoteAddress: remoteAddress(request),
      ...(dialect !== undefined && { dialect }),
      ...(locals.variant !== undefined && { variant: locals.variant }),
    }
    next()
  }
}
