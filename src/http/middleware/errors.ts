import type { ErrorRequestHandler } from 'express'

/** Answers what nothing else has answered. The cause stands in the log, and never in the answer. */
export function errors(
  onFailure: (error: unknown, requestId: string) => void,
): ErrorRequestHandler {
  return (error: unknown, _request, response, _next) => {
    onFailure(error, String(response.locals['requestId']))
    if (!response.headersSent) response.status(500)
    response.end()
  }
}
