import type { ServerResponse } from 'node:http'
import { headersForScripts } from './cross-origin.ts'
import { ApiError, errorAnswer } from './errors.ts'
import { nextRequestId } from './request-id.ts'
import type { ApiAnswer } from './request.ts'
import { isClosed } from './when-closed.ts'

/** Answers in JSON without the application, for refusals that must not wait. */
export function answerDirectly(
  response: ServerResponse,
  { status, headers, body }: Pick<ApiAnswer, 'status' | 'headers' | 'body'>,
): void {
  if (isClosed(response) || response.headersSent) return
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=UTF-8',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'X-Request-Id': response.getHeader('X-Request-Id') ?? nextRequestId(),
    ...headersForScripts(response.req),
    ...headers,
  })
  response.end(JSON.stringify(body))
}

const unavailable = (code: 'rest_not_ready' | 'rest_overloaded'): ApiAnswer =>
  errorAnswer(new ApiError(code, { retry_after: 1 }))

const NOT_READY = unavailable('rest_not_ready')
const OVERLOADED = unavailable('rest_overloaded')

/** Answers while the service is starting, or after its shutdown period. */
export function answerNotReady(response: ServerResponse): void {
  answerDirectly(response, NOT_READY)
}

/** Refuses a request that could not be handled in reasonable time. */
export function answerOverloaded(response: ServerResponse): void {
  answerDirectly(response, OVERLOADED)
}
