import { splitAddress } from '../api-address.ts'
import type { ApiHandler } from '../exchange.ts'
import { canonicalUrl, readPath } from '../read-request.ts'

/**
 * Writes the address in the one way that the routers know: every path is encoded alike, without
 * slashes at its end.
 * @throws ApiError 404 rest_no_route for a path that cannot be decoded
 */
export const canonicalPath: ApiHandler = (request, { locals }, next) => {
  locals.path = readPath(splitAddress(request.url).rawPath)
  request.url = canonicalUrl(locals.path)
  next()
}
