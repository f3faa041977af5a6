import http from 'node:http'
import type { AddressInfo } from 'node:net'

/** What the proxy answers at, so that a browser learns credentials for everything behind it. */
export const DOOR = '/staff-only'

export interface ChallengingProxy {
  /** Address of the proxy, without a slash at the end. */
  readonly url: string
  /** Everything but the door is passed on to this site. */
  target: string
  close(): Promise<void>
}

/**
 * A proxy in front of a site that asks for Basic credentials at one address, as proxies of staging
 * sites do. A browser that has answered once sends them with every later request to the origin.
 */
export async function startChallengingProxy(): Promise<ChallengingProxy> {
  const server = http.createServer((request, response) => {
    if (request.url === DOOR) {
      const known = request.headers.authorization !== undefined
      const challenge = known ? {} : { 'WWW-Authenticate': 'Basic realm="staff"' }
      response.writeHead(known ? 200 : 401, { 'Content-Type': 'text/plain', ...challenge })
      response.end(known ? 'Welcome' : 'Who are you?')
      return
    }
    const { method, headers, url = '/' } = request
    const passed = http.request(proxy.target + url, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    passed.on('error', () => response.destroy())
    request.pipe(passed)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const proxy: ChallengingProxy = {
    url: `http://127.0.0.1:${port}`,
    target: '',
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return proxy
}
