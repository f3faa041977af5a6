import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { ApiError, errorAnswer } from '../http/errors.ts'

/** Holds the requests that arrive while the service is starting. */
export interface StartupQueue {
  readonly listener: RequestListener
  /** Serves the requests that are waiting, and from now on every request directly. */
  serve(app: RequestListener): void
}

const MAX_WAITING = 1000

/**
 * Creates the queue. Health checks are answered at once: the process is alive and not ready. Other
 * requests wait, up to a limit.
 */
export function createStartupQueue(): StartupQueue {
  const waiting: [IncomingMessage, ServerResponse][] = []
  let app: RequestListener | undefined
  return {
    listener(request, response) {
      if (app !== undefined) app(request, response)
      else if (request.url === '/healthz') respond(response, 200, { status: 'ok' })
      else if (request.url === '/readyz') respond(response, 503, { status: 'starting' })
      else if (waiting.length < MAX_WAITING) waiting.push([request, response])
      else respond(response, 503, NOT_READY)
    },
    serve(handler) {
      app = handler
      for (const [request, response] of waiting.splice(0)) {
        if (!response.destroyed) handler(request, response)
      }
    },
  }
}

const NOT_READY = errorAnswer(new ApiError('rest_not_ready')).body

function respond(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=UTF-8',
    'Cache-Control': 'no-store',
    ...(status === 503 && { 'Retry-After': '1' }),
  })
  response.end(JSON.stringify(body))
}
