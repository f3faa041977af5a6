import net from 'node:net'
import type { Spent } from './processor.ts'

export interface Target {
  /** Returns the processor time of the server so far. */
  readonly spent: Spent
  /** Such as `http://127.0.0.1:3000`. */
  readonly origin: string
  /** Returns the bytes of the nth request of the run; numbers are unique. */
  readonly request: (turn: number) => string | Buffer
  /** Runs before each request, outside of its measured time. */
  readonly before?: () => Promise<unknown>
}

export interface Measured {
  readonly answers: number
  /** Response times in milliseconds, ascending. */
  readonly times: readonly number[]
  /** Responses per second. */
  readonly rate: number
  /** Median response time in milliseconds. */
  readonly median: number
  /** The response time that one of a hundred exceeds, in milliseconds. */
  readonly late: number
  /** Which part of the responses the service had made before. */
  readonly cached: number
  /** Processor time per response in milliseconds. */
  readonly processor: number
}

export interface Load {
  readonly connections: number
  readonly milliseconds: number
  /** The fewest responses, however long they take. */
  readonly answers?: number
}

let turn = 0

/** All that the load generator needs to find the end of a response, besides its length. */
const END_OF_HEADERS = Buffer.from('\r\n\r\n')

/**
 * Sends requests on some connections for a while, one after another on each. It uses sockets
 * directly, since an HTTP client would need more processor time than the server.
 * @throws Error at the first response that is not a success, so that no errors are measured
 */
export async function measure(
  { origin, request, before, spent }: Target,
  { connections, milliseconds, answers = 0 }: Load,
): Promise<Measured> {
  const address = new URL(origin)
  const times: number[] = []
  const made: Made = { times, cached: 0 }
  const spentBefore = await spent()
  const started = performance.now()
  const end = started + milliseconds
  await Promise.all(
    Array.from({ length: connections }, () =>
      keepBusy(address, () => request(turn++), made, { end, answers, before }),
    ),
  )
  const seconds = (performance.now() - started) / 1000
  times.sort((a, b) => a - b)
  return {
    answers: times.length,
    times,
    rate: times.length / seconds,
    median: quantile(times, 0.5),
    late: quantile(times, 0.99),
    cached: made.cached / times.length,
    processor: ((await spent()) - spentBefore) / times.length,
  }
}

/** The response time that the given part of all, such as 0.99, does not exceed. */
export const quantile = (ascending: readonly number[], part: number): number =>
  ascending[Math.floor(ascending.length * part)] ?? Number.NaN

/** The responses received. */
interface Made {
  readonly times: number[]
  cached: number
}

/**
 * A cached answer is sent as it was, followed by the id of the request; others begin with theirs.
 */
const isCached = (headers: string): boolean =>
  headers.indexOf('\r\nX-Request-Id:') > headers.search(/\r\netag:/i)

/** As much as a socket reads at once. */
const READ_BYTES = 64 * 1024

/**
 * Reads into one buffer, and keeps no more of a response than its headers: garbage collection of
 * the load generator would take processors from the server.
 */
function keepBusy(
  { hostname, port }: URL,
  next: () => string | Buffer,
  made: Made,
  { end, answers, before }: { end: number; answers: number; before: Target['before'] },
): Promise<void> {
  return new Promise((resolve, reject) => {
    let sent = 0
    let read = responseEnd()
    const ended = (headers: string): void => {
      if (isCached(headers)) made.cached++
      const now = performance.now()
      made.times.push(now - sent)
      if (now < end || made.times.length < answers) ask()
      else {
        socket.destroy()
        resolve()
      }
    }
    const buffer = Buffer.allocUnsafe(READ_BYTES)
    const callback = (size: number): boolean => {
      try {
        const headers = read(buffer.subarray(0, size))
        if (headers !== undefined) ended(headers)
      } catch (error) {
        socket.destroy()
        reject(error)
      }
      return true
    }
    const onread = { buffer, callback }
    const socket = net.connect({ port: Number(port), host: hostname, onread }).setNoDelay(true)
    const send = (): void => {
      sent = performance.now()
      read = responseEnd()
      socket.write(next())
    }
    const ask = (): void => {
      if (before === undefined) send()
      else before().then(send, reject)
    }
    socket.on('error', reject).on('connect', ask)
  })
}

/**
 * Finds the end of one response.
 * @returns takes the next bytes, which it does not keep, and returns the headers at the end of the
 *   response; it throws if that is not a success
 */
function responseEnd(): (part: Buffer) => string | undefined {
  let head: Head | undefined
  let begun: Buffer | undefined
  let size = 0
  return (part) => {
    size += part.length
    if (head === undefined) {
      const whole = begun === undefined ? part : Buffer.concat([begun, part])
      head = headOf(whole)
      if (head === undefined) begun = Buffer.from(whole)
      else if (!head.headers.startsWith('HTTP/1.1 2')) {
        throw new Error(`A measured request failed: ${whole.toString('utf8', 0, 1500)}`)
      }
    }
    return head !== undefined && size >= head.length ? head.headers : undefined
  }
}

/** The headers of a response, and the length of all of it in bytes. */
interface Head {
  readonly headers: string
  readonly length: number
}

/** @returns undefined if the headers are not complete */
function headOf(bytes: Buffer): Head | undefined {
  const mark = bytes.indexOf(END_OF_HEADERS)
  if (mark < 0) return undefined
  const headers = bytes.toString('latin1', 0, mark)
  const length = /\r\ncontent-length: (\d+)/i.exec(headers)?.[1]
  return { headers, length: mark + END_OF_HEADERS.length + Number(length ?? 0) }
}

/** A response; its parts are all of its bytes. */
export interface Received {
  readonly headers: string
  readonly parts: readonly Buffer[]
}

/** The whole response, headers included. */
export const textOf = ({ parts }: Received): string => Buffer.concat(parts).toString('utf8')

/** The JSON of its body. */
export function jsonOf(response: Received): unknown {
  const text = textOf(response)
  return JSON.parse(text.slice(text.indexOf('\r\n\r\n')))
}

/** Collects the parts of one response, of which it needs the length, until it is complete. */
export function responseReader(): (part: Buffer) => Received | undefined {
  const parts: Buffer[] = []
  let size = 0
  let head: Head | undefined
  return (part) => {
    parts.push(part)
    size += part.length
    head ??= headOf(parts.length === 1 ? part : Buffer.concat(parts))
    if (head === undefined || size < head.length) return undefined
    return { headers: head.headers, parts }
  }
}

/** Formats a request of a client that keeps its connection. */
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
