import net from 'node:net'
import { responseReader, type Received } from './load.ts'

/** Sends the bytes of one request and waits for its response. */
export type Exchange = (request: Buffer) => Promise<Received>

/**
 * Opens connections as they are needed and keeps them. It uses sockets directly, as the visitors of
 * a measurement do, so that what a write takes does not contain the work of an HTTP client.
 * @param origin such as `http://127.0.0.1:3000`
 */
export function createExchange(origin: string): { exchange: Exchange; close: () => void } {
  const { hostname, port } = new URL(origin)
  const idle: net.Socket[] = []
  const open = (): net.Socket => {
    const socket = net.connect(Number(port), hostname).setNoDelay(true)
    return socket.on('close', () => {
      const place = idle.indexOf(socket)
      if (place >= 0) idle.splice(place, 1)
    })
  }
  const exchange: Exchange = (request) =>
    new Promise((resolve, reject) => {
      const socket = idle.pop() ?? open()
      const receive = responseReader()
      const closed = (): void => reject(new Error('The server closed the connection.'))
      const received = (part: Buffer): void => {
        const response = receive(part)
        if (response === undefined) return
        socket.off('data', received).off('error', reject).off('close', closed)
        idle.push(socket)
        resolve(response)
      }
      socket.on('data', received).on('error', reject).on('close', closed)
      socket.write(request)
    })
  return {
    exchange,
    close() {
      for (const socket of idle) socket.destroy()
    },
  }
}
