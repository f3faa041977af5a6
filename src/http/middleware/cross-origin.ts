import type { RequestHandler } from 'express'
import { EXPOSED_HEADERS, originHeaders } from '../cross-origin.ts'

/** Lets scripts of other sites read the answers. */
export const crossOrigin: RequestHandler = (request, response, next) => {
  for (const [name, value] of Object.entries({
    ...EXPOSED_HEADERS,
    ...originHeaders(request.headers.origin),
  })) {
    response.setHeader(name, value)
  }
  next()
}
