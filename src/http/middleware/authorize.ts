import { step, type ApiHandler } from '../exchange.ts'

/** Bad credentials never count as none, whatever the request asks for. */
export const requireCredentials: ApiHandler = (_request, { locals }, next) => {
  next(locals.credentialsError)
}

/** Refuses who may not. */
export const authorize: ApiHandler = step(({ operation: { bound, call, context } }) =>
  bound.operation.permit?.(call, context),
)
