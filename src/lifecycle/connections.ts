import type http from 'node:http'
import type { Duplex } from 'node:stream'

/** The connections of a server, by what they are busy with. */
export interface Connections {
  /** Whether a request of this connection is being answered. */
  isBusy(socket: Duplex): boolean
  /** Ends idle connections now and the others after their answer. */
  finish(): void
}

/**
 * Follows the connections of a server. The server's own list leaves out connections that never
 * sent anything, as browsers open them in advance; they would hold up a stop.
 */
export function createConnections(server: http.Server): Connections {
  const open = new Set<Duplex>()
  /** The latest answer of each connection, sent or not. */
  const answers = new Map<Duplex, http.ServerResponse>()
  let finishing = false

  const isBusy = (socket: Duplex): boolean => answers.get(socket)?.destroyed === false
  const endAfter = (response: http.ServerResponse, socket: Duplex): void => {
    response.shouldKeepAlive = false
    response.once('close', () => {
      if (!isBusy(socket)) socket.end()
    })
  }
  server.on('connection', (socket) => {
    open.add(socket)
    socket.once('close', () => {
      open.delete(socket)
      answers.delete(socket)
    })
  })
  // Before the listener that answers: it may be done at once.
  server.prependListener('request', ({ socket }, response) => {
    answers.set(socket, response)
    if (finishing) endAfter(response, socket)
  })
  return {
    isBusy,
    finish() {
      finishing = true
      for (const socket of open) {
        const response = answers.get(socket)
        if (response === undefined || response.destroyed) socket.destroy()
        else endAfter(response, socket)
      }
    },
  }
}
