/** Runs work with limited concurrency; the rest waits in a queue. */
export type ConcurrencyLimit = <T>(work: () => Promise<T>) => Promise<T>

/** Creates a limit of so many concurrent tasks, in first-in, first-out order. */
export function createConcurrencyLimit(atOnce: number): ConcurrencyLimit {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running < atOnce) running++
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      // The slot passes to the next task directly, so that a new one cannot take it.
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
