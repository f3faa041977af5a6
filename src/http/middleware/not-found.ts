import { ApiError } from '../errors.ts'
import type { ApiHandler } from '../exchange.ts'

/** Answers requests that match no route of the contract. */
export const notFound: ApiHandler = (request, { locals }, next) => {
  if (request.method === 'OPTIONS') void locals.respond({ status: 200, headers: {}, body: [] })
  else next(new ApiError('rest_no_route'))
}
