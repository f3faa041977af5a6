import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'

/** Where requests wait that come while the service is still starting. */
export interface WaitingRoom {
  readonly listener: RequestListener
  /** Serves those who wait, and from now on everybody at once. */
  open(app: RequestListener): void
}

const SEATS = 1000

/**
 * Whoever watches over the process is answered while it starts: it lives, and is not ready. All
 * others wait for their answer, as far as there is room.
 */
export function createWaitingRoom(): WaitingRoom {
  const waiting: [IncomingMessage, ServerResponse][] = []
  let app: RequestListener | undefined
  return {
    listener(request, response) {
      if (app !== undefined) app(request, response)
      else if (request.url === '/healthz') answer(response, 200, { status: 'ok' })
      else if (request.url === '/readyz') answer(response, 503, { status: 'starting' })
      else if (waiting.length < SEATS) waiting.push([request, response])
      else answer(response, 503, NOT_READY)
    },
    open(opened) {
      app = opened
      for (const [request, response] of waiting.splice(0)) {
        if (!response.destroyed) opened(request, response)
      }
    },
  }
}

const NOT_READY = {
  code: 'rest_not_ready',
  message: 'The site is starting. Try again in a moment.',
  data: { status: 503 },
}

function answer(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=UTF-8',
    'Cache-Control': 'no-store',
    ...(status === 503 && { 'Retry-After': '1' }),
  })
  response.end(JSON.stringify(body))
}
