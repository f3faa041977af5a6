import http from 'node:http'
import { listen } from './listen.ts'

/** The listening socket for a collector of metrics. */
export interface MetricsServer {
  close(): Promise<void>
}

export interface MetricsReading {
  /** Makes the text. */
  readonly read: () => Promise<string>
  /** Called where that fails, as with a worker that does not answer. */
  readonly onFailure: (error: unknown) => void
}

const TYPE = 'text/plain; version=0.0.4; charset=utf-8'

/**
 * Answers `GET /metrics`, and nothing else, in Prometheus's text format.
 * @throws OperatorError if the process cannot listen on the address
 */
export async function openMetricsServer(
  { host, port }: { readonly host: string; readonly port: number },
  { read, onFailure }: MetricsReading,
): Promise<MetricsServer> {
  const server = http.createServer((request, response) => {
    request.resume()
    if (request.url !== '/metrics' || (request.method !== 'GET' && request.method !== 'HEAD')) {
      response.writeHead(404).end()
      return
    }
    read().then(
      (text) => response.writeHead(200, { 'Content-Type': TYPE }).end(text),
      (error: unknown) => {
        onFailure(error)
        response.writeHead(503).end()
      },
    )
  })
  await listen(server, { host, port, variable: 'METRICS_PORT' })
  return {
    async close() {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
    },
  }
}
