import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { answerDirectly, answerNotReady } from '../http/direct-answer.ts'
import { isClosed } from '../http/when-closed.ts'

/** Holds the requests that arrive while the service is starting. */
export interface StartupQueue {
  readonly listener: RequestListener
  /** Serves the requests that are waiting, and from now on every request directly. */
  serve(app: RequestListener): void
  /** Turns away the requests that are waiting, because the service is not going to start. */
  refuse(): void
}

const MAX_WAITING = 1000

const ALIVE = { status: 200, headers: {}, body: { status: 'ok' } }
const STARTING = { status: 503, headers: {}, body: { status: 'starting' } }

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
      else if (request.url === '/healthz') answerDirectly(response, ALIVE)
      else if (request.url === '/readyz') answerDirectly(response, STARTING)
      else if (waiting.length < MAX_WAITING) waiting.push([request, response])
      else answerNotReady(response)
    },
    serve(handler) {
      app = handler
      for (const [request, response] of waiting.splice(0)) {
        if (!isClosed(response)) handler(request, response)
      }
    },
    refuse() {
      for (const [, response] of waiting.splice(0)) answerNotReady(response)
    },
  }
}
