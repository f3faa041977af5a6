import type { ErrorRequestHandler } from 'express'
import type { ParsedQs } from 'qs'
import { ApiError, errorAnswer, refusalFor } from '../errors.ts'
import type { ApiLocals } from '../exchange.ts'

export type ApiErrorHandler = ErrorRequestHandler<
  Record<string, string>,
  unknown,
  unknown,
  ParsedQs,
  Partial<ApiLocals>
>

/** Makes an answer of every error. Failures that are our own fault are told without detail. */
export function apiErrors(
  onFailure: (error: unknown, request: { readonly method: string; readonly path: string }) => void,
): ApiErrorHandler {
  return (error: unknown, incoming, { locals }, next) => {
    const { respond, mode, request } = locals
    const refusal = refusalFor(error)
    // Whoever opened the transaction that a request works in has to know that it failed.
    if (respond === undefined || (refusal === undefined && mode?.context !== undefined)) {
      next(error)
      return
    }
    if (refusal === undefined)
      onFailure(error, request ?? { method: incoming.method, path: incoming.path })
    void respond(errorAnswer(refusal ?? new ApiError('rest_internal_error')))
  }
}
