import type { ApiHandler } from '../exchange.ts'
import { splitAddress } from '../api-address.ts'
import { loggedAddress } from '../logged-address.ts'

/** The client closed the connection before there was an answer; the code that nginx logs then. */
const CLIENT_CLOSED_REQUEST = 499

/** What the log says of one request. */
export interface AccessRecord {
  readonly requestId: string
  readonly method: string
  readonly url: string
  readonly status: number
  readonly milliseconds: number
  readonly userId: number
}

/** Logs every request to the API once it is answered, or its client has hung up. */
export function accessLog(log: (record: AccessRecord) => void): ApiHandler {
  return (request, response, next) => {
    const startedAt = performance.now()
    const { method } = request
    const { rawPath, rawQuery } = splitAddress(request.url)
    response.once('close', () =>
      log({
        requestId: response.locals.requestId,
        method,
        url: loggedAddress(rawPath, rawQuery),
        status: response.headersSent ? response.statusCode : CLIENT_CLOSED_REQUEST,
        milliseconds: performance.now() - startedAt,
        userId: response.locals.caller?.id ?? 0,
      }),
    )
    next()
  }
}
