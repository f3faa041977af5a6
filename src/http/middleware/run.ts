import { step, type ApiHandler } from '../exchange.ts'
import type { OperationOptions } from '../operation-options.ts'
import { shapeAnswer } from '../shape-answer.ts'

/** Ends a request that only asks whether its arguments are good. */
export const endValidation: ApiHandler = (_request, { locals }, next) => {
  if (locals.mode.validateOnly !== true) next()
  else void locals.respond({ status: 200, headers: {}, body: null })
}

/** Runs the handler of the operation, and gives its answer the shape that was asked for. */
export const run = (options: OperationOptions): ApiHandler =>
  step(async ({ operation }) => {
    const { bound, call, context, memo, left, request } = operation
    const reply = await bound.operation.run(call, context)
    operation.answer = await shapeAnswer(reply, operation, options)
    if (request.method === 'GET') return
    // What a write left behind decides what is allowed now, and in which context it showed.
    memo.clear()
    for (const [key, value] of left) memo.set(key, Promise.resolve(value))
    operation.shown = 'edit'
  })
