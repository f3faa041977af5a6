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
  const answers = new Map<Duplex, http.ServerResponse>()
  let finishing = false

  server.on('connection', (socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  // Before the listener that answers: it may be done at once.
  server.prependListener('request', ({ socket }, response) => {
    answers.set(socket, response)
    if (finishing) response.shouldKeepAlive = false
    response.once('close', () => {
      if (answers.get(socket) === response) answers.delete(socket)
      if (finishing && !answers.has(socket)) socket.end()
    })
  })
  return {
    isBusy: (socket) => answers.has(socket),
    finish() {
      finishing = true
      for (const response of answers.values()) response.shouldKeepAlive = false
      for (const socket of open) if (!answers.has(socket)) socket.destroy()
    },
  }
}
