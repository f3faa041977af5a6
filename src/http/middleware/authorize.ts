import type { ApiHandler } from '../exchange.ts'

/** Bad credentials never count as none, whatever the request asks for. */
export const requireCredentials: ApiHandler = (_request, { locals }, next) => {
  next(locals.credentialsError)
}

/** Refuses who may not. */
export const authorize: ApiHandler = (_request, { locals: { operation } }, next) => {
  const note = (): void => {
    operation.authorized = true
    next()
  }
  const { bound, call, context } = operation
  const asking = bound.operation.permit?.(call, context)
  if (asking instanceof Promise) asking.then(note, next)
  else note()
}
