import { IncomingMessage, ServerResponse } from 'node:http'
import express, { type Express } from 'express'

/** The classes of the requests and responses of one server. */
export interface MessageClasses {
  readonly IncomingMessage: typeof IncomingMessage
  readonly ServerResponse: typeof ServerResponse
}

/** Creates classes that no other server has. */
export const createMessageClasses = (): MessageClasses => ({
  IncomingMessage: class extends IncomingMessage {},
  ServerResponse: class<Request extends IncomingMessage> extends ServerResponse<Request> {},
})

/**
 * Makes an application work with the messages of a server as they are. Express gives every message
 * the prototype of its application, and to change the prototype of an object makes all access to it
 * slow, which takes more time than everything else that Express does. A message that was created with
 * that prototype stays as it is. The application serves messages of other classes as well.
 */
export function useMessageClasses(app: Express, classes: MessageClasses): void {
  const { IncomingMessage: request, ServerResponse: response } = classes
  Object.setPrototypeOf(request.prototype, express.request)
  Object.setPrototypeOf(response.prototype, express.response)
  // What `express()` sets up, with other prototypes.
  Object.assign(request.prototype, { app })
  Object.assign(response.prototype, { app })
  Object.assign(app, { request: request.prototype, response: response.prototype })
}
