import net from 'node:net'
import type { Spent } from './processor.ts'

export interface Target {
  /** Processor time of the server so far. */
  readonly spent: Spent
  /** Such as `http://127.0.0.1:3000`. */
  readonly origin: string
  /** The bytes of the nth request of the run; no number comes twice. */
  readonly request: (turn: number) => string | Buffer
  /** What has to happen before each request; it takes no part in its time. */
  readonly before?: () => Promise<unknown>
}

export interface Measured {
  readonly answers: number
  /** Answers per second. */
  readonly rate: number
  /** Milliseconds of the middle answer. */
  readonly median: number
  /** Milliseconds of processor time for an answer. */
  readonly processor: number
}

let turn = 0

/** Where the answers to one request end is all that a load generator has to understand of HTTP. */
const END_OF_HEADERS = Buffer.from('\r\n\r\n')

/**
 * Keeps some connections busy for a while, each with one request after the other. It speaks to
 * sockets directly: a general client would need more of the machine than what it measures.
 * @throws Error at the first answer that is no success, so that no error page is measured
 */
export async function measure(
  { origin, request, before, spent }: Target,
  { connections, milliseconds }: { connections: number; milliseconds: number },
): Promise<Measured> {
  const { hostname, port } = new URL(origin)
  const times: number[] = []
  const spentBefore = await spent()
  const started = performance.now()
  const end = started + milliseconds
  await Promise.all(
    Array.from({ length: connections }, () =>
      keepBusy(net.connect(Number(port), hostname), () => request(turn++), { times, end, before }),
    ),
  )
  const seconds = (performance.now() - started) / 1000
  times.sort((a, b) => a - b)
  return {
    answers: times.length,
    rate: times.length / seconds,
    median: times[Math.floor(times.length / 2)] ?? Number.NaN,
    processor: ((await spent()) - spentBefore) / times.length,
  }
}

function keepBusy(
  socket: net.Socket,
  next: () => string | Buffer,
  { times, end, before }: { times: number[]; end: number; before: Target['before'] },
): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.setNoDelay(true)
    socket.on('error', reject)
    let sent = 0
    let received: Buffer[] = []
    let size = 0
    let needed = 0
    const send = (): void => {
      sent = performance.now()
      received = []
      size = 0
      needed = 0
      socket.write(next())
    }
    const ask = (): void => {
      if (before === undefined) send()
      else before().then(send, reject)
    }
    socket.on('connect', ask)
    socket.on('data', (chunk) => {
      received.push(chunk)
      size += chunk.length
      if (needed === 0) {
        const head = received.length === 1 ? chunk : Buffer.concat(received)
        const mark = head.indexOf(END_OF_HEADERS)
        if (mark < 0) return
        const headers = head.toString('latin1', 0, mark)
        if (!headers.startsWith('HTTP/1.1 2')) {
          socket.destroy()
          reject(new Error(`A measured request failed: ${head.toString('utf8').slice(0, 500)}`))
          return
        }
        const length = /\r\ncontent-length: (\d+)/i.exec(headers)?.[1]
        needed = mark + END_OF_HEADERS.length + Number(length ?? 0)
      }
      if (size < needed) return
      const now = performance.now()
      times.push(now - sent)
      if (now < end) ask()
      else {
        socket.destroy()
        resolve()
      }
    })
  })
}

/** A request as bytes, of a client that keeps its connection. */
export function requestBytes(
  method: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  body?: unknown,
): Buffer {
  const text = body === undefined ? '' : JSON.stringify(body)
  const lines = Object.entries({
    Host: '127.0.0.1',
    ...headers,
    ...(body !== undefined && {
      'Content-Type': 'application/json',
      'Content-Length': String(Buffer.byteLength(text)),
    }),
  }).map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${text}`)
}
