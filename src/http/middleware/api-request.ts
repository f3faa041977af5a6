import type { IncomingMessage } from 'node:http'
import { dialectOf } from '../dialects/spoken.ts'
import type { ApiHandler } from '../exchange.ts'
import type { ApiRequest } from '../request.ts'
import { awaitedReading } from '../response-cache.ts'

/** Builds the request that operations get, independent of Express. */
export function apiRequest(remoteAddress: (message: IncomingMessage) => string): ApiHandler {
  return (request, { locals }, next) => {
    locals.fromOutside = true
    const reading = awaitedReading(request)
    const { path, query, variant } = locals
    const { method, headers } = request
    locals.mode = reading === undefined ? {} : { reading }
    locals.request = {
      method,
      path,
      query,
      headers,
      body: { kind: 'none' },
      bytes: undefined,
      remoteAddress: remoteAddress(request),
      variant,
      dialect: dialectOf(request),
    } satisfies Required<ApiRequest>
    next()
  }
}
