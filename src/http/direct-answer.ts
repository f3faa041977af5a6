import type { ServerResponse } from 'node:http'
import { headersForScripts } from './cross-origin.ts'
import { ApiError, errorAnswer } from './errors.ts'
import type { ApiAnswer } from './request.ts'

/** Answers in JSON without the application, for what has to be told at once. */
export function answerDirectly(
  response: ServerResponse,
  { status, headers, body }: Pick<ApiAnswer, 'status' | 'headers' | 'body'>,
): void {
  if (response.destroyed || response.headersSent) return
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=UTF-8',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    ...headersForScripts(response.req),
    ...headers,
  })
  response.end(JSON.stringify(body))
}

const unavailable = (code: 'rest_not_ready' | 'rest_overloaded'): ApiAnswer =>
  errorAnswer(new ApiError(code, { retry_after: 1 }))

const NOT_READY = unavailable('rest_not_ready')
const OVERLOADED = unavailable('rest_overloaded')

/** Answers while the service is starting, or when its time to stop is over. */
export function answerNotReady(response: ServerResponse): void {
  answerDirectly(response, NOT_READY)
}

/** Answers what cannot be worked on in good time. */
export function answerOverloaded(response: ServerResponse): void {
  answerDirectly(response, OVERLOADED)
}
