import type { Ask } from '../ask.ts'
import { requireReadableBody } from '../check-arguments.ts'
import { inOwnWords } from '../dialects/messages.ts'
import { ApiError } from '../errors.ts'
import { step, type ApiHandler } from '../exchange.ts'
import { makeCall } from '../operation-state.ts'
import type { OperationOptions } from '../operation-options.ts'
import type { HttpContext } from '../program.ts'

/**
 * Converts path, query and body to their types, however the client spelled them.
 * @throws ApiError 400 rest_batch_not_allowed, rest_invalid_json; 415 rest_unsupported_media_type
 */
export function typedArguments({
  boundRoute: { route },
  bound,
  ask,
  context,
  visitorContext = context,
  withReading: noting,
  acting,
}: OperationOptions): ApiHandler {
  const takesBody = Object.keys(bound.definition.arguments.body).length > 0
  return (incoming, { locals }, next) => {
    const { request: sent, caller, mode } = locals
    const request = inOwnWords(sent, bound.definition.operationId)
    const params = { ...incoming.params }
    const siteContext = (): HttpContext => {
      if (request.method !== 'GET') return acting(context, caller, request)
      return caller.signedIn ? context : visitorContext
    }
    const own = mode.context ?? siteContext()
    const { reading } = mode
    const asking: Ask =
      reading === undefined ? ask : (inner, who, how) => ask(inner, who, { reading, ...how })
    const source = { request, params, caller, ask: asking }
    locals.operation = {
      request,
      params,
      caller,
      ask: asking,
      route,
      bound,
      mode,
      context: reading === undefined ? own : noting(own, reading),
      call: makeCall(bound, source),
      loads: new Map(),
    }
    if (mode.batched === true && !bound.definition.batch) {
      throw new ApiError('rest_batch_not_allowed')
    }
    requireReadableBody(request, takesBody)
    next()
  }
}

/** Converts the arguments again once an upload's form fields have arrived. */
export const typedFields: ApiHandler = step(({ operation }) => {
  operation.call = makeCall(operation.bound, operation)
  operation.loads.clear()
  delete operation.authorized
})
