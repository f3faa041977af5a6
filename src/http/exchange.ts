import type { RequestHandler } from 'express'
import type { ParsedQs } from 'qs'
import type { HttpCaller } from './program.ts'
import type { RequestMode } from './ask.ts'
import type { OperationState } from './operation-state.ts'
import type { ApiAnswer, ApiRequest } from './request.ts'

/** What the middleware of the API know of one request; each sets what the next ones need. */
export type ApiLocals = {
  requestId: string
  /** The method as it was sent; `request.method` is the one that is meant. */
  sentMethod: string
  /** HEAD was meant: the answer to GET without its content. */
  headersOnly: boolean
  rawQuery: string
  query: Readonly<Record<string, unknown>>
  /** Decoded, below the API root. */
  path: string
  caller: HttpCaller
  /** Why nobody can tell who asks. It is told once it is known which operation was asked for. */
  credentialsError: unknown
  variant: string | undefined
  /** The request without Express; its body is there once the operation is known. */
  request: ApiRequest
  /** The request has a socket, from which its body is read. */
  fromOutside?: true
  mode: RequestMode
  /** Sends the answer, or hands it to whoever asked in process. */
  respond: (answer: ApiAnswer) => void | Promise<void> | undefined
  operation: OperationState
}

export type ApiHandler = RequestHandler<
  Record<string, string>,
  unknown,
  unknown,
  ParsedQs,
  ApiLocals
>

/**
 * A middleware of what a step does; the next one runs when it is done. A read whose client has hung
 * up ends there. Writes go on to their end.
 */
export function step(work: (locals: ApiLocals) => void | Promise<void>): ApiHandler {
  return (_request, response, next) => {
    const { locals } = response
    const goOn = (): void => {
      if (!response.destroyed || locals.request.method !== 'GET') next()
    }
    const working = work(locals)
    if (working instanceof Promise) working.then(goOn, next)
    else goOn()
  }
}
