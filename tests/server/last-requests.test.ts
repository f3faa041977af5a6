import { expect, it } from '@jest/globals'
import net from 'node:net'
import { text } from 'node:stream/consumers'
import { openHttpServer } from '../../src/server/http-server.ts'
import { testConfig } from '../support/test-config.ts'

const connect = (port: number): Promise<net.Socket | undefined> =>
  new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(socket)).once('error', () => resolve(undefined))
  })

async function isOpen(port: number): Promise<boolean> {
  const socket = await connect(port)
  socket?.destroy()
  return socket !== undefined
}

it('A request is answered on a connection from before the port was closed', async () => {
  const server = await openHttpServer({ ...testConfig().server, port: 0, drainSeconds: 0.1 })
  server.serve((_request, response) => void response.end('here'))
  const socket = await connect(server.port)
  const closed = server.close({ drain: true, deadline: performance.now() + 5000 })
  while (await isOpen(server.port));
  socket?.write('GET / HTTP/1.1\r\nHost: site.example\r\n\r\n')
  expect(socket && (await text(socket))).toMatch(
    /^HTTP\/1\.1 200 [^]*\r\nConnection: close\r\n[^]*here/,
  )
  await closed
})
