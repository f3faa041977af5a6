import { step, type ApiHandler } from '../exchange.ts'
import type { OperationOptions } from '../operation-options.ts'
import { runCall } from '../phases.ts'
import { shapeAnswer } from '../shape-answer.ts'

/** Ends a request in validation mode. */
export const endValidation: ApiHandler = (_request, { locals }, next) => {
  if (locals.mode.validateOnly !== true) next()
  else void locals.respond({ status: 200, headers: {}, body: null })
}

/** Runs the operation's handler and shapes its answer as requested. */
export const run = (options: OperationOptions): ApiHandler =>
  step(async ({ operation }) => {
    const reply = await runCall(operation)
    operation.answer = await shapeAnswer(reply, operation, options)
    const { bound, loads, request } = operation
    if (request.method === 'GET') return
    // The state after a write decides what is allowed now and in which context the result is shown.
    loads.clear()
    if (reply.loaded !== undefined) loads.set(bound.operation.load, Promise.resolve(reply.loaded))
    operation.shown = 'edit'
  })
