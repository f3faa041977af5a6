import type { RequestHandler } from 'express'
import { nextRequestId } from '../request-id.ts'

/** Names every request: in its log lines, and to the client in `X-Request-Id`. */
export const requestId: RequestHandler = (_request, response, next) => {
  const id = nextRequestId()
  response.locals['requestId'] = id
  response.setHeader('X-Request-Id', id)
  next()
}
