import type { ErrorRequestHandler } from 'express'
import type { ParsedQs } from 'qs'
import { ApiError, errorAnswer, isRefusal } from '../errors.ts'
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
    const refused = isRefusal(error)
    // Whoever opened the transaction that a request works in has to know that it failed.
    if (respond === undefined || (!refused && mode?.context !== undefined)) {
      next(error)
      return
    }
    if (!refused) onFailure(error, request ?? { method: incoming.method, path: incoming.path })
    void respond(errorAnswer(refused ? error : new ApiError('rest_internal_error')))
  }
}
