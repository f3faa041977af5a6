import type { RequestHandler } from 'express'
import { nextRequestId } from '../request-id.ts'

/** Gives every request an id, for the log and for `X-Request-Id`. */
export const requestId: RequestHandler = (_request, response, next) => {
  const id = nextRequestId()
  response.locals['requestId'] = id
  response.setHeader('X-Request-Id', id)
  next()
}
