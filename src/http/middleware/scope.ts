import { ApiError } from '../errors.ts'
import type { ApiHandler } from '../exchange.ts'
import type { Route } from '../route-table.ts'
import { hasScope, scopeFor } from '../scopes.ts'

/** Refuses what the caller's credentials exclude, before any other check. */
export const requireScope =
  (route: Route): ApiHandler =>
  (_request, { locals }, next) => {
    const { caller, request } = locals
    const scope = caller.scopes && scopeFor(route, request.method)
    if (scope === undefined || hasScope(caller, scope)) next()
    else next(new ApiError('rest_scope_missing', { scope }))
  }
