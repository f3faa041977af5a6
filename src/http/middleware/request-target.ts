import type { RequestHandler } from 'express'

/**
 * Answers a request target that is no path: a whole address, as it is sent to a forward proxy, or
 * `*`. Neither is anything that this site has.
 */
export const requestTarget: RequestHandler = (request, response, next) => {
  if (request.url.startsWith('/')) next()
  else response.status(404).end()
}
