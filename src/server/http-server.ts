import http, { type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setImmediate as nextTurn, setTimeout as delay } from 'node:timers/promises'
import type { Config } from '../config/config.ts'
import { answerDirectly, answerNotReady } from '../http/direct-answer.ts'
import { ApiError, errorAnswer } from '../http/errors.ts'
import { createMessageClasses, type MessageClasses } from '../http/message-classes.ts'
import { answerBadRequest } from './bad-request.ts'
import { trackConnections } from './connections.ts'
import { isHealth } from '../http/middleware/health.ts'
import { listen } from './listen.ts'
import type { StopRequest } from './run-process.ts'
import { createStartupQueue } from './startup-queue.ts'

/** The listening socket of the service. */
export interface HttpServer {
  /** The actual port, also when the configuration asks for any free one. */
  readonly port: number
  /** Of what its requests and responses are. */
  readonly messages: MessageClasses
  /** Starts serving requests; those that arrived earlier have waited. */
  serve(app: RequestListener): void
  /**
   * Drains if asked to, then closes the port, and resolves when the requests in flight are answered.
   * Those that take too long are turned away.
   */
  close(stop: StopRequest): Promise<void>
}

/** The part of what remains for requests in flight; the rest is for jobs and the database. */
const ANSWER_PART = 0.8
/** How long the last requests may take to arrive, and the last answers to reach their clients. */
const LAST_MILLISECONDS = 200

/**
 * Starts listening. This comes before everything else, so that a port conflict shows at once and
 * the public address is known.
 * @throws OperatorError when the process cannot listen on the address
 */
export async function openHttpServer({
  host,
  port,
  healthPort,
  drainSeconds,
}: Config['server']): Promise<HttpServer> {
  const queue = createStartupQueue()
  const messages = createMessageClasses()
  let draining = false
  let closing: Promise<void> | undefined

  const options = {
    ...messages,
    maxHeaderSize: 32 * 1024,
    headersTimeout: 10_000,
    // Enough for a large upload over a slow connection.
    requestTimeout: 300_000,
    // Longer than the 60 seconds of common proxies, so that the proxy closes idle connections.
    keepAliveTimeout: 65_000,
    connectionsCheckingInterval: 2_000,
  }
  const answer: RequestListener = (request, response) => {
    if (draining && request.url === '/readyz') answerDirectly(response, STOPPING)
    else queue.listener(request, response)
  }
  const server = http.createServer(options, answer)
  // One connection is accepted in a turn of the event loop; here no probe comes after a crowd.
  const health = http.createServer(options, (request, response) => {
    if (isHealth(request.url)) answer(request, response)
    else answerDirectly(response, NOTHING_HERE)
  })
  const connections = trackConnections(server)
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (connections.isBusy(socket)) socket.destroy()
    else answerBadRequest(error, socket)
  })
  await listen(server, { host, port, variable: 'PORT' })
  if (healthPort !== undefined) {
    await listen(health, { host, port: healthPort, variable: 'HEALTH_PORT' })
  }

  const close = async ({ drain, deadline }: StopRequest): Promise<void> => {
    if (drain && drainSeconds > 0) {
      draining = true
      connections.retire()
      await delay(drainSeconds * 1000)
    }
    await untilNobodyArrives(server)
    const closed = new Promise<void>((resolve) => void server.close(() => resolve()))
    // A proxy that does not probe has opened connections until now, whose requests are on their way.
    if (draining) await Promise.race([closed, delay(LAST_MILLISECONDS)])
    connections.drain()
    queue.refuse()
    await Promise.race([closed, delay(timeUntil(deadline) * ANSWER_PART)])
    for (const response of connections.unfinished()) answerNotReady(response)
    await Promise.race([closed, delay(LAST_MILLISECONDS)])
    server.closeAllConnections()
    await closed
    health.close()
    health.closeAllConnections()
  }
  return {
    port: (server.address() as AddressInfo).port,
    messages,
    serve: (app) => queue.serve(app),
    close: (stop) => (closing ??= close(stop)),
  }
}

/** A turn of the event loop, in milliseconds, in which hardly anybody can have come since it looked. */
const SHORT_TURN = 0.5

/**
 * Waits for a turn of the event loop in which no connection came and little was done. Connections that
 * are not accepted yet when the port closes are reset, requests included; then there is hardly any.
 */
async function untilNobodyArrives(server: http.Server): Promise<void> {
  const latest = performance.now() + LAST_MILLISECONDS
  let arrived = false
  const note = (): void => void (arrived = true)
  server.on('connection', note)
  for (let began = performance.now(); began < latest; began = performance.now()) {
    arrived = false
    await nextTurn()
    if (!arrived && performance.now() - began < SHORT_TURN) break
  }
  server.off('connection', note)
}

/** Milliseconds until a moment on the clock of `performance`. */
const timeUntil = (moment: number): number => Math.max(moment - performance.now(), 0)

const NOTHING_HERE = errorAnswer(new ApiError('rest_no_route'))
const STOPPING = { status: 503, headers: {}, body: { status: 'stopping' } }
