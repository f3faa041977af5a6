import type { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import express, { type Router } from 'express'
import type { Ask } from './ask.ts'
import type { ApiHandler, ApiLocals } from './exchange.ts'
import type { ApiErrorHandler } from './middleware/api-errors.ts'
import { createMessageClasses, useMessageClasses } from './message-classes.ts'
import { canonicalUrl } from './read-request.ts'
import { requestSlot } from './request-slot.ts'

type CallLocals = Pick<ApiLocals, 'request' | 'caller' | 'mode' | 'respond'>

/**
 * Sends requests in process: those of batches, embeds and the program's own jobs. They pass the
 * same routers as requests from the network; their answers are values, not bytes.
 */
export function createAsk(router: Router, errors: ApiErrorHandler): Ask {
  const calls = requestSlot<{ locals: CallLocals; fail: (error: unknown) => void }>(
    'in-process call',
  )
  const adopt: ApiHandler = (request, { locals }, next) => {
    Object.assign(locals, calls.get(request)?.locals)
    next()
  }
  const app = express()
  const messages = createMessageClasses()
  useMessageClasses(app, messages)
  app.enable('case sensitive routing')
  app.use(adopt)
  app.use(router, errors)
  app.use((error: unknown, request: IncomingMessage, _response: unknown, _next: unknown) => {
    calls.get(request)?.fail(error)
  })

  return (request, caller, mode = {}) =>
    new Promise((resolve, reject) => {
      const message = new messages.IncomingMessage(new Socket())
      message.method = request.method
      message.url = canonicalUrl(request.path)
      calls.set(message, { locals: { request, caller, mode, respond: resolve }, fail: reject })
      app(message, new messages.ServerResponse(message))
    })
}
