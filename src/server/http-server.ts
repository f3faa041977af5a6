import http, { type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import type { Config } from '../config/config.ts'
import { createMessageClasses, type MessageClasses } from '../http/message-classes.ts'
import { answerBadRequest } from './bad-request.ts'
import { trackConnections } from './connections.ts'
import { OperatorError } from '../operator-error.ts'
import { createStartupQueue } from './startup-queue.ts'

/** The listening socket of the service. */
export interface HttpServer {
  /** The actual port, also when the configuration asks for any free one. */
  readonly port: number
  /** Of what its requests and responses are. */
  readonly messages: MessageClasses
  /** Starts serving requests; those that arrived earlier have waited. */
  serve(app: RequestListener): void
  /** Accepts no new requests, and resolves when those in flight are answered or timed out. */
  close(): Promise<void>
}

/** How long requests in flight may take after the service was told to stop. */
const SHUTDOWN_TIMEOUT = 25_000

/**
 * Starts listening. This comes before everything else, so that a port conflict shows at once and
 * the public address is known.
 * @throws OperatorError when the process cannot listen on the address
 */
export async function openHttpServer({ host, port }: Config['server']): Promise<HttpServer> {
  const queue = createStartupQueue()
  const messages = createMessageClasses()
  let closing: Promise<void> | undefined

  const server = http.createServer(
    {
      ...messages,
      maxHeaderSize: 32 * 1024,
      headersTimeout: 10_000,
      // Enough for a large upload over a slow connection.
      requestTimeout: 300_000,
      // Longer than the 60 seconds of common proxies, so that the proxy closes idle connections.
      keepAliveTimeout: 65_000,
      connectionsCheckingInterval: 2_000,
    },
    (request, response) => queue.listener(request, response),
  )
  const connections = trackConnections(server)
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (connections.isBusy(socket)) socket.destroy()
    else answerBadRequest(error, socket)
  })
  await listen(server, host, port)

  const close = async (): Promise<void> => {
    const closed = new Promise<void>((resolve) => void server.close(() => resolve()))
    connections.drain()
    await Promise.race([closed, delay(SHUTDOWN_TIMEOUT, undefined, { ref: false })])
    server.closeAllConnections()
    await closed
  }
  return {
    port: (server.address() as AddressInfo).port,
    messages,
    serve: (app) => queue.serve(app),
    close: () => (closing ??= close()),
  }
}

function listen(server: http.Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => {
      const reason = LISTEN_ERRORS[cause.code ?? '']?.(host, port) ?? cause.message
      reject(new OperatorError(reason, { cause }))
    })
    server.listen({ host, port }, resolve)
  })
}

const LISTEN_ERRORS: Readonly<Record<string, (host: string, port: number) => string>> = {
  EADDRINUSE: (host, port) =>
    `port ${port} of ${host} is in use by another program; stop that program, or set PORT to another number.`,
  EACCES: (_host, port) =>
    `this user is not allowed to listen on port ${port}; set PORT to 1024 or higher.`,
  EADDRNOTAVAIL: (host) => `HOST ${host} is not an address of this machine.`,
  ENOTFOUND: (host) => `HOST ${host} is not an address of this machine.`,
}
