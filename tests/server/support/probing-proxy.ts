import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { until } from './databases.ts'

/** A proxy in front of several nodes, as simple as one can be. */
export interface ProbingProxy {
  readonly url: string
  /** Sends what went to one node to another one, once that is ready. */
  replace(from: string, to: string): void
  /** Resolves when every node is ready. */
  allReady(): Promise<void>
  close(): Promise<void>
}

const PROBE_MILLISECONDS = 500

/**
 * Starts a proxy that asks `/readyz` of each node twice a second, and passes requests in turn to those
 * that said they were ready. It keeps connections, and tries nothing twice.
 */
export async function startProbingProxy(urls: readonly string[]): Promise<ProbingProxy> {
  const nodes = urls.map((url) => ({ url, ready: true }))
  const agent = new http.Agent({ keepAlive: true })
  let turn = 0

  const probe = async (node: (typeof nodes)[number]): Promise<void> => {
    const { url } = node
    const ready = await fetch(`${url}/readyz`).then(
      ({ status }) => status === 200,
      () => false,
    )
    if (node.url === url) node.ready = ready
  }
  const server = http.createServer((request, response) => {
    const ready = nodes.filter((node) => node.ready)
    const node = ready[turn++ % ready.length]
    if (node === undefined) {
      response.writeHead(502).end()
      return
    }
    const passed = http.request(node.url + (request.url ?? '/'), { agent }, (answer) => {
      response.writeHead(answer.statusCode ?? 502)
      answer.pipe(response)
    })
    passed.on('error', () => response.headersSent || response.writeHead(502).end())
    passed.end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const probing = setInterval(() => nodes.forEach((node) => void probe(node)), PROBE_MILLISECONDS)
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    replace(from, to) {
      const node = nodes.find(({ url }) => url === from)
      if (node !== undefined) Object.assign(node, { url: to, ready: false })
    },
    allReady: () => until(() => nodes.every(({ ready }) => ready)),
    async close() {
      clearInterval(probing)
      agent.destroy()
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}
