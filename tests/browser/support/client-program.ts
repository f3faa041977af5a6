import http from 'node:http'
import type { AddressInfo } from 'node:net'

/** A program on this computer that waits for its credentials, as real ones do. */
export interface ClientProgram {
  readonly url: string
  /** Addresses at which it was called, without its origin. */
  readonly calls: readonly URL[]
  close(): Promise<void>
}

export async function startClientProgram(): Promise<ClientProgram> {
  const calls: URL[] = []
  const server = http.createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://client.invalid')
    if (url.pathname !== '/favicon.ico') calls.push(url)
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end('<!doctype html><title>Client</title><h1>Connected</h1>')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
