import { secondsUntilRetry } from './almanac-error.ts'

export interface RetryOptions {
  /** How often a request is sent, the first time included; 3 unless given. */
  readonly attempts?: number
  /** The longest wait before a repetition, in seconds; 30 unless given. */
  readonly longestWait?: number
}

/** Methods that do the same when they are done again. POST may not have been done, or may. */
const IDEMPOTENT: ReadonlySet<string> = new Set(['GET', 'PUT', 'DELETE'])
const COMES_BACK: ReadonlySet<number> = new Set([429, 503])

type Send = (request: Request) => Promise<Response>

/** Repeats idempotent requests that are answered 429 or 503, after the wait that the answer asks for. */
export function withRetry(send: Send, { attempts = 3, longestWait = 30 }: RetryOptions = {}): Send {
  return async (request) => {
    for (let left = IDEMPOTENT.has(request.method) ? attempts : 1; ; left -= 1) {
      if (left <= 1) return send(request)
      const response = await send(request.clone())
      const seconds = COMES_BACK.has(response.status)
        ? secondsUntilRetry(response.headers)
        : undefined
      if (seconds === undefined || seconds > longestWait) return response
      await response.body?.cancel()
      await pause(seconds, request.signal)
    }
  }
}

function pause(seconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const end = (): void => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', end)
      resolve()
    }, seconds * 1000)
    signal.addEventListener('abort', end, { once: true })
  })
}
