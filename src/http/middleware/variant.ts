import type { Audiences } from '../audience.ts'
import type { ApiHandler } from '../exchange.ts'

/** Finds out what beside the address decides on the answer to a read, such as the visitor's device. */
export function variant({ variantOf }: Audiences): ApiHandler {
  return async (request, { locals }, next) => {
    if (request.method === 'GET' && locals.credentialsError === undefined) {
      locals.variant = await variantOf(request, locals, locals.caller)
    }
    next()
  }
}
