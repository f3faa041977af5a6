import { OperatorError } from '../operator-error.ts'

/** What a command does that must not be cut off in the middle. */
export interface Interruption {
  readonly run: <T>(work: (signal: AbortSignal) => Promise<T>) => Promise<T>
  /** Aborts the signal of all work, and waits for its end. */
  interrupt(): Promise<void>
}

export function createInterruption(): Interruption {
  const stopping = new AbortController()
  const running = new Set<Promise<unknown>>()
  return {
    async run(work) {
      const promise = work(stopping.signal)
      running.add(promise)
      try {
        return await promise
      } finally {
        running.delete(promise)
      }
    },
    async interrupt() {
      stopping.abort(new OperatorError('The command was interrupted.'))
      await Promise.allSettled(running)
    },
  }
}
