import type http from 'node:http'
import type { Duplex } from 'node:stream'

/** Tracks the open connections of a server. */
export interface ConnectionTracker {
  /** Whether a request on this connection is being answered. */
  isBusy(socket: Duplex): boolean
  /** Closes each connection after its next response, so that clients go elsewhere. */
  retire(): void
  /** Closes idle connections now, and the others after their response. */
  drain(): void
  /** The responses that clients are still waiting for. */
  unfinished(): http.ServerResponse[]
}

/**
 * Tracks the connections of a server. The list that Node.js keeps lacks connections that have not
 * sent anything, such as those that browsers open in advance; they would delay a stop.
 */
export function trackConnections(server: http.Server): ConnectionTracker {
  const open = new Set<Duplex>()
  /** The latest response on each connection, sent or not. */
  const responses = new Map<Duplex, http.ServerResponse>()
  let retired = false

  const isBusy = (socket: Duplex): boolean => responses.get(socket)?.destroyed === false
  const closeAfter = (response: http.ServerResponse, socket: Duplex): void => {
    response.shouldKeepAlive = false
    response.once('close', () => {
      if (!isBusy(socket)) socket.end()
    })
  }
  const unfinished = (): http.ServerResponse[] =>
    [...responses.values()].filter((response) => !response.destroyed)
  server.on('connection', (socket) => {
    open.add(socket)
    socket.once('close', () => {
      open.delete(socket)
      responses.delete(socket)
    })
  })
  // Runs before the listener that responds, which may finish at once.
  server.prependListener('request', ({ socket }, response) => {
    responses.set(socket, response)
    if (retired) closeAfter(response, socket)
  })
  const retire = (): void => {
    if (retired) return
    retired = true
    for (const response of unfinished()) closeAfter(response, response.req.socket)
  }
  return {
    isBusy,
    retire,
    drain() {
      retire()
      for (const socket of open) if (!isBusy(socket)) socket.destroy()
    },
    unfinished,
  }
}
