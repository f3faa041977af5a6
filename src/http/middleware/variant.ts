import type { Audiences, Variant } from '../audience.ts'
import type { ApiHandler } from '../exchange.ts'

/** Finds what selects the answer besides the address, such as the visitor's device. */
export function variant(audiences: Audiences): ApiHandler {
  return (request, { locals }, next) => {
    const note = (found: Variant): void => {
      locals.variant = found
      next()
    }
    if (request.method !== 'GET' || locals.credentialsError !== undefined) {
      next()
      return
    }
    const found = audiences.variantOf(request, locals, locals.caller)
    if (found instanceof Promise) found.then(note, next)
    else note(found)
  }
}
