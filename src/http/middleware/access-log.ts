import type { ApiHandler } from '../exchange.ts'
import { splitAddress } from '../api-address.ts'
import { loggedAddress } from '../logged-address.ts'

/** The client closed the connection before the answer; nginx logs the same code. */
const CLIENT_CLOSED_REQUEST = 499

/** The log record of one request. */
export interface AccessRecord {
  readonly requestId: string
  readonly method: string
  readonly url: string
  readonly status: number
  readonly milliseconds: number
  readonly userId: number
}

/** Logs every API request when it is answered or its client hangs up. */
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
