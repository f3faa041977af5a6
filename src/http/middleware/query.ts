import { splitAddress } from '../api-address.ts'
import type { ApiHandler } from '../exchange.ts'
import { effectiveMethod, readQuery } from '../read-request.ts'

/** Parses the query. @throws ApiError when it is not UTF-8 */
export const query: ApiHandler = (request, { locals }, next) => {
  locals.sentMethod = request.method
  locals.rawQuery = splitAddress(request.url).rawQuery
  locals.query = readQuery(locals.rawQuery)
  next()
}

/** The method that is meant: HEAD reads as GET, and POST may stand for others (`_method`). */
export const methodOverride: ApiHandler = (request, { locals }, next) => {
  request.method = effectiveMethod(request.method, locals.query, request.headers)
  next()
}
