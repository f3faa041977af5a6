import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** By connection, what is to be called for the responses that have to wait for others there. */
const waiting = new WeakMap<Socket, Set<() => void>>()

function waitingOn(socket: Socket): Set<() => void> {
  const known = waiting.get(socket)
  if (known !== undefined) return known
  const calls = new Set<() => void>()
  waiting.set(socket, calls)
  socket.once('close', () => {
    for (const call of calls) call()
  })
  return calls
}

/** Whether the client is gone, or has its answer. */
export const isClosed = ({ destroyed, req }: ServerResponse): boolean =>
  destroyed || req.socket.destroyed

/**
 * Calls back once when a response has been handed over or its connection has closed. A response to
 * a request that was pipelined behind others has no connection until it is its turn, and Node.js does
 * not tell it that the connection has closed before.
 */
export function whenClosed(response: ServerResponse, listener: () => void): void {
  if (isClosed(response)) {
    process.nextTick(listener)
    return
  }
  if (response.socket !== null) {
    response.once('close', listener)
    return
  }
  const calls = waitingOn(response.req.socket)
  const call = (): void => {
    if (calls.delete(call)) listener()
  }
  calls.add(call)
  response.once('close', call)
}
