import http from 'node:http'
import type { AddressInfo } from 'node:net'

/** A site on this machine that records its requests. */
export interface OtherSite {
  readonly port: number
  /** `127.0.0.1:PORT` */
  readonly place: string
  readonly url: string
  readonly requests: readonly http.IncomingMessage[]
  /** Path to what answers there; anything else is a 404. */
  readonly pages: Map<string, http.RequestListener>
  close(): Promise<void>
}

export async function startOtherSite(host = '127.0.0.1'): Promise<OtherSite> {
  const pages = new Map<string, http.RequestListener>()
  const requests: http.IncomingMessage[] = []
  const server = http.createServer((request, response) => {
    requests.push(request)
    const page = pages.get((request.url ?? '').split('?')[0] ?? '')
    if (page === undefined) response.writeHead(404).end()
    else page(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, host, resolve))
  const { port } = server.address() as AddressInfo
  const place = host.includes(':') ? `[${host}]:${port}` : `${host}:${port}`
  return {
    port,
    place,
    url: `http://${place}`,
    requests,
    pages,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** A page that answers 200 with a text. */
export const text =
  (body: string | Buffer, headers: http.OutgoingHttpHeaders = {}): http.RequestListener =>
  (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html', ...headers }).end(body)
  }

export const redirect =
  (location: string, status = 302): http.RequestListener =>
  (_request, response) => {
    response.writeHead(status, { location }).end('elsewhere')
  }
