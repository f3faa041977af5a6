import { IncomingMessage, ServerResponse } from 'node:http'
import express, { type Express } from 'express'

/** Classes of one server's requests and responses. */
export interface MessageClasses {
  readonly IncomingMessage: typeof IncomingMessage
  readonly ServerResponse: typeof ServerResponse
}

/** Creates classes that no other server uses. */
export const createMessageClasses = (): MessageClasses => ({
  IncomingMessage: class extends IncomingMessage {},
  ServerResponse: class<Request extends IncomingMessage> extends ServerResponse<Request> {},
})

/**
 * Makes an application accept a server's messages unchanged. Express sets the prototype of every
 * message to its application's, and changing an object's prototype slows down all access to it,
 * which costs more than the rest of Express. A message created with that prototype is left alone.
 * Messages of other classes still work.
 */
export function useMessageClasses(app: Express, classes: MessageClasses): void {
  const { IncomingMessage: request, ServerResponse: response } = classes
  Object.setPrototypeOf(request.prototype, express.request)
  Object.setPrototypeOf(response.prototype, express.response)
  // What `express()` sets up, with the server's prototypes.
  Object.assign(request.prototype, { app })
  Object.assign(response.prototype, { app })
  Object.assign(app, { request: request.prototype, response: response.prototype })
}
