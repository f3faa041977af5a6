import { step, type ApiHandler } from '../exchange.ts'
import type { OperationOptions } from '../operation-options.ts'
import { runCall } from '../phases.ts'
import { shapeAnswer } from '../shape-answer.ts'

/** Ends a request that only asks whether its arguments are good. */
export const endValidation: ApiHandler = (_request, { locals }, next) => {
  if (locals.mode.validateOnly !== true) next()
  else void locals.respond({ status: 200, headers: {}, body: null })
}

/** Runs the handler of the operation, and gives its answer the shape that was asked for. */
export const run = (options: OperationOptions): ApiHandler =>
  step(async ({ operation }) => {
    const reply = await runCall(operation)
    operation.answer = await shapeAnswer(reply, operation, options)
    const { bound, loads, request } = operation
    if (request.method === 'GET') return
    // What a write left behind decides what is allowed now, and in which context it showed.
    loads.clear()
    if (reply.loaded !== undefined) loads.set(bound.operation.load, Promise.resolve(reply.loaded))
    operation.shown = 'edit'
  })
