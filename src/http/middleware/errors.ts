import type { ErrorRequestHandler } from 'express'
import { answerDirectly } from '../direct-answer.ts'
import { errorAnswer, isRefusal, refusalFor } from '../errors.ts'

/**
 * Answers requests that failed before routing: the database is away, or the failure is unexpected.
 * Its cause is logged and never sent to the client.
 */
export function errors(
  onFailure: (error: unknown, requestId: string) => void,
): ErrorRequestHandler {
  return (error: unknown, _request, response, _next) => {
    const refusal = refusalFor(error)
    if (!isRefusal(error)) onFailure(error, String(response.locals['requestId']))
    if (refusal !== undefined) {
      answerDirectly(response, errorAnswer(refusal))
      return
    }
    if (!response.headersSent) response.status(500)
    response.end()
  }
}
