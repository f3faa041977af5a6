import { setTimeout as delay } from 'node:timers/promises'
import { OutgoingError } from '../../../outgoing/errors.ts'

const TRIES = 5
const FIRST_PAUSE = 500
/** What another site may ask us to wait; who wants more is asked another time. */
const LONGEST_PAUSE = 120_000
const BUSY: ReadonlySet<number> = new Set([429, 500, 502, 503, 504])

interface Tried {
  readonly status: number
  header(name: string): string
}

/**
 * Asks a site that may be busy: again when it says so or gives no answer, after the time that it
 * names, or one that doubles with each try.
 * @throws OutgoingError when it stays silent
 */
export async function politely<T extends Tried>(
  ask: () => Promise<T>,
  pause: (milliseconds: number) => Promise<unknown> = delay,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    const backoff = FIRST_PAUSE * 2 ** (attempt - 1)
    try {
      const answer = await ask()
      if (!BUSY.has(answer.status) || attempt >= TRIES) return answer
      await pause(Math.max(backoff, wished(answer.header('retry-after'), Date.now())))
    } catch (error) {
      if (!(error instanceof OutgoingError) || !isPassing(error) || attempt >= TRIES) throw error
      await pause(backoff)
    }
  }
}

const isPassing = ({ reason }: OutgoingError): boolean =>
  reason === 'timeout' || reason === 'unreachable'

/** Milliseconds that `Retry-After` asks for: seconds, or until a date. */
export function wished(value: string, now: number): number {
  const text = value.trim()
  const until = text.endsWith('GMT') ? Date.parse(text) : Number.NaN
  const milliseconds = /^\d{1,9}$/.test(text) ? Number(text) * 1000 : until - now
  return Number.isFinite(milliseconds) ? Math.min(Math.max(milliseconds, 0), LONGEST_PAUSE) : 0
}
