import { OutgoingError } from './outgoing-error.ts'

/**
 * Runs work within limits of time and concurrency.
 * @param milliseconds time limit
 * @param callerSignal cancels it earlier
 * @throws OutgoingError whatever fails, 'busy' where too much runs already
 */
export type Bounded = <T>(
  milliseconds: number,
  callerSignal: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
) => Promise<T>

/** @param concurrency most works at a time */
export function createBounds(concurrency: number): Bounded {
  let active = 0
  return async (milliseconds, callerSignal, work) => {
    if (active >= concurrency) throw new OutgoingError('busy', 'Too many requests at once.')
    active++
    try {
      const deadline = AbortSignal.timeout(milliseconds)
      const signal = callerSignal ? AbortSignal.any([deadline, callerSignal]) : deadline
      return await withDeadline(signal, work(signal))
    } catch (error) {
      throw toOutgoingError(error)
    } finally {
      active--
    }
  }
}

/** Enforces the deadline itself, since resolving a name cannot be cancelled. */
function withDeadline<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = (): void => reject(timedOut())
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop, { once: true })
    void work
      .then(resolve, (error: Error) => reject(signal.aborted ? timedOut(error) : error))
      .finally(() => signal.removeEventListener('abort', stop))
  })
}

const timedOut = (cause?: Error): OutgoingError =>
  new OutgoingError('timeout', 'The request timed out.', { cause })

/** Converts any failure of the socket or of decompression. */
function toOutgoingError(error: unknown): OutgoingError {
  if (error instanceof OutgoingError) return error
  return new OutgoingError('unreachable', 'There was no readable response.', { cause: error })
}
