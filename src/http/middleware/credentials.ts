import type { Audiences, Identity } from '../audience.ts'
import type { ApiHandler } from '../exchange.ts'

/** Identifies the caller. Invalid credentials are refused once the operation is known. */
export function credentials(audiences: Audiences): ApiHandler {
  return (request, { locals }, next) => {
    const note = ({ caller, error }: Identity): void => {
      locals.caller = caller
      locals.credentialsError = error
      next()
    }
    const identity = audiences.identifyOwn(request, () => ({
      sentMethod: locals.sentMethod,
      method: request.method,
      asScript: locals.query['_jsonp'] !== undefined,
    }))
    if (identity instanceof Promise) identity.then(note, next)
    else note(identity)
  }
}
