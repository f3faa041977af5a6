import type { ErrorRequestHandler } from 'express'
import type { ParsedQs } from 'qs'
import { allowedMethods } from '../allow.ts'
import type { Bound } from '../bind.ts'
import { inWordsOf } from '../dialects/messages.ts'
import { errorAnswer, isRefusal, refusalFor } from '../errors.ts'
import type { ApiHandler, ApiLocals } from '../exchange.ts'
import type { OperationOptions } from '../operation-options.ts'
import { makeCall } from '../operation-state.ts'
import type { Call } from '../operation.ts'
import { wantsEmbedding, type ApiAnswer } from '../request.ts'
import { discardFile } from './upload.ts'

export type RefusalHandler = ErrorRequestHandler<
  Record<string, string>,
  unknown,
  unknown,
  ParsedQs,
  Partial<ApiLocals>
>

/** Answers a refusal, finished like any other answer of the operation. */
export function refuse({ bound, context, checkAnswer }: OperationOptions): RefusalHandler {
  const { operationId } = bound.definition
  return async (error, _request, { locals }, next) => {
    const { operation } = locals
    if (operation !== undefined) await discardFile(operation)
    const refusal = refusalFor(error)
    // Failures of the system are logged where unexpected ones are, even if there is an answer to them.
    if (refusal === undefined || !isRefusal(error) || locals.mode?.validateOnly === true) {
      next(error)
      return
    }
    const answer = errorAnswer(refusal)
    if (operation === undefined) {
      // The caller's permissions are not known yet.
      context.onAnswer?.(operationId, answer.status)
      next(error)
      return
    }
    // Only batches refuse operations as such, and no operation documents that.
    if (refusal.code !== 'rest_batch_not_allowed') {
      checkAnswer?.(operationId, answer.status, answer.body)
    }
    operation.answer = answer
    next()
  }
}

/** Adds `Allow` and sends the answer. */
export function finish({ boundRoute }: OperationOptions): ApiHandler {
  return async (_request, { locals }) => {
    const { operation, respond } = locals
    const { bound, answer, context, loads, request } = operation
    if (answer === undefined) throw new Error('An operation ended without an answer.')
    await discardFile(operation)
    const { operationId } = bound.definition
    context.onAnswer?.(operationId, answer.status)
    const callOf = (of: Bound): Call =>
      of === bound && operation.shown === undefined ? operation.call : makeCall(of, operation)
    const { authorized: granted } = operation
    // Reads and refusals leave the loaded subject unchanged.
    const isKnown = granted === false || (granted === true && request.method === 'GET')
    const known = isKnown ? { bound, granted } : undefined
    const allow = await allowedMethods(boundRoute, { callOf, context, loads, known })
    const representation = bound.operation.represent?.(callOf(bound), answer.status)
    const { status, body, stream, resource, until } = answer
    const { cachePerCaller } = bound.operation
    const finished: Required<ApiAnswer> = {
      status,
      body,
      stream,
      resource,
      until,
      representation,
      // Embedded resources come from other operations, which may depend on more.
      cachePerCaller: wantsEmbedding(request.query) ? undefined : cachePerCaller,
      operationId,
      headers: { ...answer.headers, ...allow },
    }
    await respond(inWordsOf(request, finished, operationId))
  }
}
