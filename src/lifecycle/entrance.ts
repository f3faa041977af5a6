import http, { type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import type { Config } from '../config.ts'
import { answerBadRequest } from './bad-request.ts'
import { createConnections } from './connections.ts'
import { OperatorError } from './failure.ts'
import { createWaitingRoom } from './waiting-room.ts'

/** The listening socket of the service. */
export interface Entrance {
  /** The port that the system gave, when any was asked for. */
  readonly port: number
  /** Lets requests in; those that came earlier have waited. */
  serve(app: RequestListener): void
  /** Takes no new requests, and resolves when those in flight are answered or out of time. */
  close(): Promise<void>
}

/** How long a request in flight may take once the service is to stop. */
const LAST_ANSWERS = 25_000

/**
 * Takes the port before anything else is done, so that a taken one costs nothing and the public
 * address is known.
 * @throws OperatorError when the address cannot be listened on
 */
export async function openEntrance({ host, port }: Config['server']): Promise<Entrance> {
  const room = createWaitingRoom()
  let closing: Promise<void> | undefined

  const server = http.createServer(
    {
      maxHeaderSize: 32 * 1024,
      headersTimeout: 10_000,
      // Room for a large upload over a slow line.
      requestTimeout: 300_000,
      // Longer than the 60 seconds of common proxies, so that it is they who end idle connections.
      keepAliveTimeout: 65_000,
      connectionsCheckingInterval: 2_000,
    },
    (request, response) => room.listener(request, response),
  )
  const connections = createConnections(server)
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (connections.isBusy(socket)) socket.destroy()
    else answerBadRequest(error, socket)
  })
  await listen(server, host, port)

  const close = async (): Promise<void> => {
    const closed = new Promise<void>((resolve) => void server.close(() => resolve()))
    connections.finish()
    await Promise.race([closed, delay(LAST_ANSWERS, undefined, { ref: false })])
    server.closeAllConnections()
    await closed
  }
  return {
    port: (server.address() as AddressInfo).port,
    serve: (app) => room.open(app),
    close: () => (closing ??= close()),
  }
}

function listen(server: http.Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => {
      const reason = LISTEN_PROBLEMS[cause.code ?? '']?.(host, port) ?? cause.message
      reject(new OperatorError(reason, { cause }))
    })
    server.listen({ host, port }, resolve)
  })
}

const LISTEN_PROBLEMS: Readonly<Record<string, (host: string, port: number) => string>> = {
  EADDRINUSE: (host, port) =>
    `port ${port} of ${host} is taken by another program; stop that one, or set PORT to another number.`,
  EACCES: (_host, port) => `this user may not listen on port ${port}; set PORT to 1024 or higher.`,
  EADDRNOTAVAIL: (host) => `HOST ${host} is no address of this machine.`,
  ENOTFOUND: (host) => `HOST ${host} is no address of this machine.`,
}
