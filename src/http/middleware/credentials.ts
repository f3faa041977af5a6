import type { Audiences, Identity } from '../audience.ts'
import type { ApiHandler } from '../exchange.ts'

/** Finds out who asks. Bad credentials are refused once it is known what for. */
export function credentials({ identifyOwn }: Audiences): ApiHandler {
  return (request, { locals }, next) => {
    const note = ({ caller, error }: Identity): void => {
      locals.caller = caller
      locals.credentialsError = error
      next()
    }
    const identity = identifyOwn(request, () => ({
      sentMethod: locals.sentMethod,
      method: request.method,
      asScript: locals.query['_jsonp'] !== undefined,
    }))
    if (identity instanceof Promise) identity.then(note, next)
    else note(identity)
  }
}
