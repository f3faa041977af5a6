import { mkdtemp, rm } from 'node:fs/promises'
import net, { type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** A proxy in front of a database server that fails in the ways in which networks fail. */
export interface DatabaseProxy {
  /** The address of the same database behind the proxy. */
  readonly url: string
  /**
   * From now on nothing passes on the open connections that have sent `text`, in either direction,
   * and neither end is notified. New connections are not concerned.
   */
  silence(text: string): void
  /** Passes the next such command on, and cuts its connection when it is done, before the answer arrives. */
  loseAnswerTo(command: string): void
  /** Changes the first letter of `text` in the next message with it, so that the server refuses it. */
  garble(text: string): void
  /** Cuts all connections and refuses new ones, as a server that is stopped. */
  stop(): void
  /** Accepts connections again. */
  start(): void
  close(): Promise<void>
}

/** The beginning of what a client sends is enough to identify connections. */
const KEPT_CHARACTERS = 64 * 1024

/**
 * Starts a proxy in front of the server of a test database.
 * @param url with the folder of the server's socket as its parameter `host`
 */
export async function startDatabaseProxy(url: string): Promise<DatabaseProxy> {
  const address = new URL(url)
  const name = `.s.PGSQL.${address.port}`
  const target = path.join(address.searchParams.get('host') ?? '', name)
  const folder = await mkdtemp(path.join(tmpdir(), 'almanac-proxy-'))
  address.searchParams.set('host', folder)

  const open = new Map<Socket, { readonly server: Socket; sent: string }>()
  let stopped = false
  let lost: string | undefined
  let garbled: string | undefined
  const proxy = net.createServer((client) => {
    if (stopped) {
      client.destroy()
      return
    }
    const server = net.connect(target)
    const connection = { server, sent: '' }
    open.set(client, connection)
    client.on('data', (bytes) => {
      if (lost !== undefined && bytes.includes(lost)) {
        // The server may answer statements sent with it first.
        const done = `${lost}\0`
        lost = undefined
        let answered = ''
        server
          .unpipe(client)
          .on('data', (answer: Buffer) => {
            answered += answer.toString('latin1')
            if (answered.includes(done)) client.destroy()
          })
          .resume()
      }
      if (garbled !== undefined && bytes.includes(garbled)) {
        // The same bytes are piped to the server next.
        bytes.write('x', bytes.indexOf(garbled))
        garbled = undefined
      }
      if (connection.sent.length < KEPT_CHARACTERS) connection.sent += bytes.toString('latin1')
    })
    client.pipe(server)
    server.pipe(client)
    const end = (): void => {
      open.delete(client)
      client.destroy()
      server.destroy()
    }
    for (const socket of [client, server]) socket.on('error', end).on('close', end)
  })
  const cutAll = (): void => {
    for (const [client, { server }] of open) {
      client.destroy()
      server.destroy()
    }
  }
  await new Promise<void>((resolve) => proxy.listen(path.join(folder, name), resolve))
  return {
    url: address.href,
    silence(text) {
      for (const [client, { server, sent }] of open) {
        if (!sent.includes(text)) continue
        client.unpipe(server).pause()
        server.unpipe(client).pause()
      }
    },
    loseAnswerTo(command) {
      lost = command
    },
    garble(text) {
      garbled = text
    },
    stop() {
      stopped = true
      cutAll()
    },
    start() {
      stopped = false
    },
    async close() {
      const closed = new Promise((resolve) => proxy.close(resolve))
      cutAll()
      await closed
      await rm(folder, { recursive: true, force: true })
    },
  }
}
