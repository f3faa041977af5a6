import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'

/** How long requests are taken in one turn of the event loop, in milliseconds. */
const LONGEST = 0.5

/**
 * Hands requests to a listener in the order in which they came, and in one turn of the event loop no more
 * than it takes in a short time. What many connections bring at once is all read in one turn; those that
 * come after wait for the next ones, so that questions of health, answers of the database and new
 * connections get through in between.
 */
export function inTurns(listener: RequestListener): RequestListener {
  const waiting: (readonly [IncomingMessage, ServerResponse])[] = []
  /** When the first one was taken in this turn. */
  let since: number | undefined
  const isOver = (): boolean => since !== undefined && performance.now() - since > LONGEST

  const nextTurn = (): void => {
    since = undefined
    while (!isOver()) {
      const next = waiting.shift()
      if (next === undefined) return
      take(...next)
    }
  }
  const take = (message: IncomingMessage, response: ServerResponse): void => {
    if (since === undefined) {
      since = performance.now()
      setImmediate(nextTurn)
    }
    if (!response.destroyed) listener(message, response)
  }
  return (message, response) => {
    if (waiting.length > 0 || isOver()) waiting.push([message, response])
    else take(message, response)
  }
}
