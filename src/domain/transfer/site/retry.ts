import { setTimeout as delay } from 'node:timers/promises'
import { OutgoingError } from '../../../adapters/outgoing/outgoing-error.ts'

const MAX_ATTEMPTS = 5
const MIN_PAUSE = 500
/** The longest `Retry-After` to respect within an import. */
const MAX_PAUSE = 120_000
const BUSY: ReadonlySet<number> = new Set([429, 500, 502, 503, 504])

interface Retryable {
  readonly status: number
  header(name: string): string
}

/**
 * Sends a request, and retries it while the server is busy or unreachable. The pause doubles with
 * each attempt and respects `Retry-After`.
 * @throws OutgoingError after the last attempt
 */
export async function withRetry<T extends Retryable>(
  send: () => Promise<T>,
  pause: (milliseconds: number) => Promise<unknown> = delay,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    const backoff = MIN_PAUSE * 2 ** (attempt - 1)
    try {
      const response = await send()
      if (!BUSY.has(response.status) || attempt >= MAX_ATTEMPTS) return response
      await pause(
        Math.max(backoff, retryAfterMilliseconds(response.header('retry-after'), Date.now())),
      )
    } catch (error) {
      if (!(error instanceof OutgoingError) || !isTransient(error) || attempt >= MAX_ATTEMPTS)
        throw error
      await pause(backoff)
    }
  }
}

const isTransient = ({ reason }: OutgoingError): boolean =>
  reason === 'timeout' || reason === 'unreachable'

/** Parses `Retry-After`, seconds or a date, to milliseconds. */
export function retryAfterMilliseconds(value: string, now: number): number {
  const text = value.trim()
  const until = text.endsWith('GMT') ? Date.parse(text) : Number.NaN
  const milliseconds = /^\d{1,9}$/.test(text) ? Number(text) * 1000 : until - now
  return Number.isFinite(milliseconds) ? Math.min(Math.max(milliseconds, 0), MAX_PAUSE) : 0
}
