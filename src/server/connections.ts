import type http from 'node:http'
import type { Duplex } from 'node:stream'

/** Tracks the open connections of a server. */
export interface ConnectionTracker {
  /** Whether a request on this connection is being answered. */
  isBusy(socket: Duplex): boolean
  /** Closes idle connections now, and the others after their response. */
  drain(): void
}

/**
 * Tracks the connections of a server. The list that Node.js keeps lacks connections that have not
 * sent anything, such as those that browsers open in advance; they would delay a stop.
 */
export function trackConnections(server: http.Server): ConnectionTracker {
  const open = new Set<Duplex>()
  /** The latest response on each connection, sent or not. */
  const responses = new Map<Duplex, http.ServerResponse>()
  let draining = false

  const isBusy = (socket: Duplex): boolean => responses.get(socket)?.destroyed === false
  const closeAfter = (response: http.ServerResponse, socket: Duplex): void => {
    response.shouldKeepAlive = false
    response.once('close', () => {
      if (!isBusy(socket)) socket.end()
    })
  }
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
    if (draining) closeAfter(response, socket)
  })
  return {
    isBusy,
    drain() {
      draining = true
      for (const socket of open) {
        const response = responses.get(socket)
        if (response === undefined || response.destroyed) socket.destroy()
        else closeAfter(response, socket)
      }
    },
  }
}
