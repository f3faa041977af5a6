import type { RequestHandler } from 'express'
import type { ParsedQs } from 'qs'
import type { HttpCaller } from './program.ts'
import type { RequestMode } from './ask.ts'
import type { OperationState } from './operation-state.ts'
import type { ApiAnswer, ApiRequest } from './request.ts'

/** State that the API's middleware share about one request; each sets what later ones need. */
export type ApiLocals = {
  requestId: string
  /** The method as sent; `request.method` is the effective one. */
  sentMethod: string
  /** The effective method is HEAD: the answer to GET without its content. */
  headersOnly: boolean
  rawQuery: string
  query: Readonly<Record<string, unknown>>
  /** Decoded, below the API root. */
  path: string
  caller: HttpCaller
  /** Why identification failed; reported once the operation is known. */
  credentialsError: unknown
  variant: string | undefined
  /** The request without Express; it has its body once the operation is known. */
  request: ApiRequest
  /** The request came over a socket, from which its body is read. */
  fromOutside?: true
  mode: RequestMode
  /** Sends the answer, or hands it to the caller in process. */
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
 * Wraps a step as middleware; the next one runs when it is done. A read ends here if its client has
 * hung up; writes always run to completion.
 */
export function step(work: (locals: ApiLocals) => void | Promise<void>): ApiHandler {
  return (_request, response, next) => {
    const { locals } = response
    const proceed = (): void => {
      if (!response.destroyed || locals.request.method !== 'GET') next()
    }
    const working = work(locals)
    if (working instanceof Promise) working.then(proceed, next)
    else proceed()
  }
}
