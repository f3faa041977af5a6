/** Runs work, so much of it at a time; the rest waits for its turn. */
export type ConcurrencyLimit = <T>(work: () => Promise<T>) => Promise<T>

/** A gate that lets so many through at a time, in the order in which they came. */
export function createConcurrencyLimit(atOnce: number): ConcurrencyLimit {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running < atOnce) running++
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      // The place is handed on, so that nobody who comes meanwhile finds it free.
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
