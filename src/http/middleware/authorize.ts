import { isJudgement } from '../errors.ts'
import type { ApiHandler } from '../exchange.ts'
import { authorizeCall } from '../phases.ts'

/** Bad credentials never count as none, whatever the request asks for. */
export const requireCredentials: ApiHandler = (_request, { locals }, next) => {
  next(locals.credentialsError)
}

/** Refuses who may not, once it is loaded what the operation is about. */
export const authorize: ApiHandler = (_request, { locals }, next) => {
  const { operation, mode, respond } = locals
  const { bound, call, context, loads } = operation
  const granted = (): void => {
    operation.authorized = true
    next()
  }
  const refused = (error: unknown): void => {
    operation.authorized = false
    // Where only arguments are validated, who may not is told so when the request is made.
    if (mode.validateOnly === true && isJudgement(error)) {
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
