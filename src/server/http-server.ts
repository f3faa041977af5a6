import http, { type RequestListener } from 'node:http'
import net, { type AddressInfo } from 'node:net'
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
  readonly messages: MessageClasses
  /** Starts serving requests; those that arrived earlier have waited. */
  serve(app: RequestListener): void
  /**
   * Drains if requested, then closes the port, and resolves once requests in progress are answered.
   * Those that take too long are refused.
   */
  close(stop: StopRequest): Promise<void>
}

/**
 * The share of the remaining time for requests in progress; the rest is for jobs and the database.
 */
const ANSWER_PART = 0.8
/** How long the last requests may take to arrive, and the last answers to be delivered. */
const LAST_MILLISECONDS = 200

/**
 * Starts listening before anything else, so that a port conflict shows at once and the public
 * address is known.
 * @throws OperatorError if the process cannot listen on the address
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
  // The event loop accepts one connection per turn, so a health probe would wait behind a crowd.
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
    const closed = closePort(server)
    // A proxy that does not probe has kept connecting until now, and its requests are still under
    // way.
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

/**
 * A turn of the event loop this short, in milliseconds, leaves hardly any time for new connections.
 */
const SHORT_TURN = 0.5

/**
 * Waits for a turn of the event loop without new connections and with little work. Closing the port
 * resets connections that are not yet accepted, including their requests; at that moment there are
 * hardly any.
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

/**
 * Accepts no further connections; resolves when those that are open have ended. An HTTP server would cut
 * those whose answer is complete, though not yet sent, such as a long one to a slow client.
 */
const closePort = (server: http.Server): Promise<void> =>
  new Promise((resolve) => void net.Server.prototype.close.call(server, () => resolve()))

/** Milliseconds until a time of `performance.now`. */
const timeUntil = (moment: number): number => Math.max(moment - performance.now(), 0)

const NOTHING_HERE = errorAnswer(new ApiError('rest_no_route'))
const STOPPING = { status: 503, headers: {}, body: { status: 'stopping' } }
