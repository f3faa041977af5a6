import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { isClosed } from './when-closed.ts'

/**
 * Longest time for which requests are started in one turn of the event loop, in milliseconds. Polling
 * for events takes about a hundredth of it; with longer turns, clients get their answers in bursts.
 */
const LONGEST = 0.2

/**
 * Passes requests to a listener in order, but only for a short time per turn of the event loop.
 * Node reads everything that many connections bring in a single turn; by spreading requests over
 * turns, health checks, database answers and new connections get through in between.
 */
export function inTurns(listener: RequestListener): RequestListener {
  const waiting: (readonly [IncomingMessage, ServerResponse])[] = []
  /** When this turn took its first request. */
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
    if (!isClosed(response)) listener(message, response)
  }
  return (message, response) => {
    if (waiting.length > 0 || isOver()) waiting.push([message, response])
    else take(message, response)
  }
}
