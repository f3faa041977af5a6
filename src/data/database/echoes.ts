import { randomBytes } from 'node:crypto'

/** Tells a node when it has heard of its own transactions. */
export interface Echoes {
  /** That on which this node alone listens. */
  readonly channel: string
  /** Called with each notice of the channel. */
  readonly arrived: (name: string) => void
  /** Lets everybody go on who waits. */
  readonly release: () => void
  /**
   * Runs a transaction, and waits until what it announced has come back: notices come in the order of
   * commits, so those of what it changed came before.
   *
   * @param work adds the statement that it gets to the end of its transaction
   */
  readonly after: <T>(work: (announcement: string) => Promise<T>) => Promise<T>
}

/** It takes less than a millisecond. */
const LATE_MILLISECONDS = 1000

/** @param onLate called when one does not come back in time */
export function createEchoes(onLate: () => void): Echoes {
  const channel = `almanac_echo_${randomBytes(8).toString('hex')}`
  const awaited = new Map<string, () => void>()
  let announced = 0
  return {
    channel,
    arrived: (name) => awaited.get(name)?.(),
    release() {
      for (const goOn of awaited.values()) goOn()
    },
    async after(work) {
      const name = String(++announced)
      const arrival = new Promise<void>((resolve) => awaited.set(name, resolve))
      let late: NodeJS.Timeout | undefined
      try {
        const result = await work(`SELECT pg_notify('${channel}', '${name}')`)
        late = setTimeout(() => {
          onLate()
          awaited.get(name)?.()
        }, LATE_MILLISECONDS)
        await arrival
        return result
      } finally {
        clearTimeout(late)
        awaited.delete(name)
      }
    },
  }
}
