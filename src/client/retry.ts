import { secondsUntilRetry } from './almanac-error.ts'

export interface RetryOptions {
  /** Number of attempts, including the first; 3 by default. */
  readonly attempts?: number
  /** Longest wait before a retry, in seconds; 30 by default. */
  readonly longestWait?: number
}

/** Methods that can safely be repeated. Whether a failed POST was executed is unknown. */
const IDEMPOTENT: ReadonlySet<string> = new Set(['GET', 'PUT', 'DELETE'])
const COMES_BACK: ReadonlySet<number> = new Set([429, 503])

type Send = (request: Request) => Promise<Response>

/**
 * Retries idempotent requests answered with 429 or 503, after the wait that the answer requests.
 */
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
