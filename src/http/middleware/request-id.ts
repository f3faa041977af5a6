import type { RequestHandler } from 'express'
import { notesOf } from '../request-notes.ts'

/** Names the id of every request in `X-Request-Id`, as the log does. */
export const requestId: RequestHandler = (request, response, next) => {
  const id = notesOf(request).requestId
  response.locals['requestId'] = id
  response.setHeader('X-Request-Id', id)
  next()
}
