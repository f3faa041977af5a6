import type { Ask } from '../ask.ts'
import { inOwnWords } from '../dialects/messages.ts'
import { ApiError } from '../errors.ts'
import { step, type ApiHandler } from '../exchange.ts'
import { makeCall } from '../operation-state.ts'
import type { OperationOptions } from '../operation-options.ts'
import type { HttpContext } from '../program.ts'
import type { ApiRequest } from '../request.ts'

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

/** Existing clients expect plain text and bodies without a media type to be ignored. */
const COUNT_AS_NONE: ReadonlySet<string> = new Set(['', 'text/plain'])

/**
 * Refuses a body that is declared as JSON but cannot be parsed, and one of a media type that is not
 * read where the operation takes a body.
 * @throws ApiError 400 rest_invalid_json, 415 rest_unsupported_media_type
 */
function requireReadableBody({ body }: ApiRequest, takesBody: boolean): void {
  if (body.kind === 'broken-json') {
    throw new ApiError('rest_invalid_json', {
      json_error_code: body.code,
      json_error_message: body.reason,
    })
  }
  if (body.kind === 'other' && takesBody && !COUNT_AS_NONE.has(body.mediaType)) {
    throw new ApiError('rest_unsupported_media_type')
  }
}
