import type { IncomingMessage } from 'node:http'
import type { Response } from 'express'
import { formFor, hasForms, plainForm } from '../answer-form.ts'
import { challengeFor } from '../challenge.ts'
import { dialectOf } from '../dialects/spoken.ts'
import type { ApiHandler, ApiLocals } from '../exchange.ts'
import type { ApiAnswer } from '../request.ts'
import { isPlainRead } from '../plain-read.ts'
import { keepAnswer } from '../response-cache.ts'
import { sendAnswer, setHeaders } from '../send-answer.ts'
import { isBrokenOff } from '../streamed.ts'
import { isClosed } from '../when-closed.ts'
import { isStillGood, writeAnswer } from '../write-answer.ts'

export interface RespondOptions {
  readonly apiUrl: string
  readonly onFailure: (error: unknown, requestId: string) => void
  readonly onNotModified: (operationId: string) => void
}

/** Sets up the way to answer: an answer is serialized once, and sent or cached as bytes. */
export function respond(options: RespondOptions): ApiHandler {
  return (request, response, next) => {
    const fail = (error: unknown): void => {
      if (!isBrokenOff(error)) options.onFailure(error, response.locals.requestId)
      response.destroy()
    }
    // A function literal assigned to a property is allocated among V8's old objects, where it would
    // keep everything about the request alive until the next full collection.
    const sendNow: ApiLocals['respond'] = (answer) => {
      try {
        return send(answer, request, response, options)?.catch(fail)
      } catch (error) {
        fail(error)
        return undefined
      }
    }
    response.locals.respond = sendNow
    next()
  }
}

/** Returns a promise only if the answer is streamed. */
function send(
  answer: ApiAnswer,
  request: IncomingMessage & { readonly method: string },
  response: Response<unknown, Partial<ApiLocals>>,
  options: RespondOptions,
): Promise<void> | undefined {
  if (isClosed(response)) return undefined
  const { query = {}, rawQuery = '', caller, variant, headersOnly, sentMethod } = response.locals
  const apiUrl = dialectOf(request)?.apiUrl ?? options.apiUrl
  const written = writeAnswer(answer, { method: request.method, query }, apiUrl)
  const signedIn = caller?.signedIn === true
  setHeaders(response, written, signedIn || (variant !== undefined && variant !== ''))
  const challenge = challengeFor(written.status, request.headers)
  if (challenge !== undefined) response.setHeader('WWW-Authenticate', challenge)
  const compressible = !signedIn && isPlainRead(request, rawQuery) && hasForms(written)
  if (compressible) response.vary('Accept-Encoding')
  if (!signedIn || answer.cachePerCaller === true) keepAnswer(request, response, written)
  const form = compressible ? formFor(written, request.headers) : plainForm(written)
  const { updatedAt, operationId } = written
  const notModified =
    written.status === 200 && isStillGood({ tag: form.tag, updatedAt }, request.headers)
  if (notModified && operationId !== undefined) options.onNotModified(operationId)
  const head = headersOnly === true ? (sentMethod === 'HEAD' ? 'sent' : 'meant') : undefined
  const sending = { notModified, head } as const
  return sendAnswer(request, response, written, form, sending)
}
