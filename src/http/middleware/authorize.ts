import { isRefusedRequest } from '../errors.ts'
import type { ApiHandler } from '../exchange.ts'
import { authorizeCall } from '../phases.ts'

/** Refuses invalid credentials; they never count as absent. */
export const requireCredentials: ApiHandler = (_request, { locals }, next) => {
  next(locals.credentialsError)
}

/** Refuses unauthorized callers, once the subject of the operation is loaded. */
export const authorize: ApiHandler = (_request, { locals }, next) => {
  const { operation, mode, respond } = locals
  const { bound, call, context, loads } = operation
  const granted = (): void => {
    operation.authorized = true
    next()
  }
  const refused = (error: unknown): void => {
    operation.authorized = false
    // In validation mode, missing authorization is only reported by the actual request.
    if (mode.validateOnly === true && isRefusedRequest(error)) {
      void respond({ status: 200, headers: {}, body: null })
    } else next(error)
  }
  if (operation.authorized === true) {
    next()
    return
  }
  try {
    const asking = authorizeCall(bound, call, context, loads)
    if (asking instanceof Promise) asking.then(granted, refused)
    else granted()
  } catch (error) {
    refused(error)
  }
}
