import { splitAddress } from '../api-address.ts'
import { ownPath } from '../dialects/spoken.ts'
import type { ApiHandler } from '../exchange.ts'
import { canonicalUrl, effectiveMethod, readQuery } from '../read-request.ts'

/**
 * Finds the effective method and address and writes them in the form that the routers expect: HEAD
 * as GET, POST possibly as another method (`_method`), and every path in canonical encoding without
 * trailing slashes.
 * @throws ApiError 400 rest_invalid_encoding for a query that is not UTF-8, 404 rest_no_route for a
 *   path that cannot be decoded
 */
export const requestLine: ApiHandler = (request, { locals }, next) => {
  const { rawPath, rawQuery } = splitAddress(request.url)
  locals.sentMethod = request.method
  locals.rawQuery = rawQuery
  locals.query = readQuery(rawQuery)
  const method = effectiveMethod(request.method, locals.query, request.headers)
  locals.headersOnly = method === 'HEAD'
  request.method = locals.headersOnly ? 'GET' : method
  locals.path = ownPath(request, rawPath)
  request.url = canonicalUrl(locals.path)
  next()
}
