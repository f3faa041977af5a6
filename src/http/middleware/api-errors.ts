import type { ErrorRequestHandler } from 'express'
import type { ParsedQs } from 'qs'
import { ApiError, errorAnswer, isRefusal, refusalFor } from '../errors.ts'
import type { ApiLocals } from '../exchange.ts'

export type ApiErrorHandler = ErrorRequestHandler<
  Record<string, string>,
  unknown,
  unknown,
  ParsedQs,
  Partial<ApiLocals>
>

/**
 * Turns every error into an answer. Unexpected failures are answered without detail; they and those of
 * the system are reported.
 */
export function apiErrors(
  onFailure: (error: unknown, request: { readonly method: string; readonly path: string }) => void,
): ApiErrorHandler {
  return (error: unknown, incoming, { locals }, next) => {
    const { respond, mode, request } = locals
    const refusal = refusalFor(error)
    // Rethrown, because the owner of the transaction has to roll it back.
    if (respond === undefined || (refusal === undefined && mode?.context !== undefined)) {
      next(error)
      return
    }
    if (!isRefusal(error))
      onFailure(error, request ?? { method: incoming.method, path: incoming.path })
    void respond(errorAnswer(refusal ?? new ApiError('rest_internal_error')))
  }
}
