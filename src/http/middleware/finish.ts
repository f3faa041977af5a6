import type { ErrorRequestHandler } from 'express'
import type { ParsedQs } from 'qs'
import { allowedMethods } from '../allow.ts'
import type { Bound } from '../bind.ts'
import { wantsEmbedding } from '../embed.ts'
import { inWordsOf } from '../dialects/messages.ts'
import { errorAnswer, refusalFor } from '../errors.ts'
import type { ApiHandler, ApiLocals } from '../exchange.ts'
import type { OperationOptions } from '../operation-options.ts'
import { makeCall } from '../operation-state.ts'
import type { Call } from '../operation.ts'
import type { ApiAnswer } from '../request.ts'
import { discardFile } from './upload.ts'

export type RefusalHandler = ErrorRequestHandler<
  Record<string, string>,
  unknown,
  unknown,
  ParsedQs,
  Partial<ApiLocals>
>

/** Makes the answer of a refusal, which is finished as any other answer of the operation. */
export function refuse({ bound, context, checkAnswer }: OperationOptions): RefusalHandler {
  const { operationId } = bound.definition
  return async (error, _request, { locals }, next) => {
    const { operation } = locals
    if (operation !== undefined) await discardFile(operation)
    const refusal = refusalFor(error)
    if (refusal === undefined || locals.mode?.validateOnly === true) {
      next(error)
      return
    }
    const answer = errorAnswer(refusal)
    if (operation === undefined) {
      // Nobody knows yet what this caller may do.
      context.onAnswer?.(operationId, answer.status)
      next(error)
      return
    }
    // Only batches refuse an operation for what it is, and no operation documents that.
    if (refusal.code !== 'rest_batch_not_allowed') {
      checkAnswer?.(operationId, answer.status, answer.body)
    }
    operation.answer = answer
    next()
  }
}

/** Tells what this caller may do here, and sends the answer. */
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
    // What changes nothing leaves that as it was: a read, and whatever was refused.
    const isKnown = granted === false || (granted === true && request.method === 'GET')
    const known = isKnown ? { bound, granted } : undefined
    const allow = await allowedMethods(boundRoute, { callOf, context, loads, known })
    const representation = bound.operation.represent?.(callOf(bound), answer.status)
    const finished: ApiAnswer = {
      ...answer,
      ...(representation !== undefined && { representation }),
      // What is embedded comes from other operations, which promise nothing.
      ...(bound.operation.cachePerCaller === true &&
        !wantsEmbedding(request.query) && { cachePerCaller: true as const }),
      operationId,
      headers: { ...answer.headers, ...allow },
    }
    await respond(inWordsOf(request, finished, operationId))
  }
}
