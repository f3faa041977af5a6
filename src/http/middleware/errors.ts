import type { ErrorRequestHandler } from 'express'

/** Answers requests that failed unexpectedly. The cause is logged, and never sent to the client. */
export function errors(
  onFailure: (error: unknown, requestId: string) => void,
): ErrorRequestHandler {
  return (error: unknown, _request, response, _next) => {
    onFailure(error, String(response.locals['requestId']))
    if (!response.headersSent) response.status(500)
    response.end()
  }
}
