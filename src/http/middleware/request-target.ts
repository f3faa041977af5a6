import type { RequestHandler } from 'express'

/** Refuses a request target that is not a path: a full URL, as sent to a forward proxy, or `*`. */
export const requestTarget: RequestHandler = (request, response, next) => {
  if (request.url.startsWith('/')) next()
  else response.status(404).end()
}
