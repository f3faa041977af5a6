/** Runs work, so much of it at a time; the rest waits for its turn. */
export type Gate = <T>(work: () => Promise<T>) => Promise<T>

/** A gate that lets so many through at a time. */
export function createGate(atOnce: number): Gate {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
    running++
    try {
      return await work()
    } finally {
      running--
      waiting.shift()?.()
    }
  }
}
