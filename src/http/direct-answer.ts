import type { ServerResponse } from 'node:http'
import { ApiError, errorAnswer } from './errors.ts'

/** How soon it is worth asking again. */
const RETRY_SECONDS = 1

/** Answers in JSON without the application, for what has to be told at once. */
export function answerDirectly(response: ServerResponse, status: number, body: unknown): void {
  if (response.destroyed || response.headersSent) return
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=UTF-8',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    ...(status === 503 && { 'Retry-After': String(RETRY_SECONDS) }),
  })
  response.end(JSON.stringify(body))
}

const NOT_READY = errorAnswer(new ApiError('rest_not_ready')).body

/** Answers while the service is starting, or when its time to stop is over. */
export function answerNotReady(response: ServerResponse): void {
  answerDirectly(response, 503, NOT_READY)
}
