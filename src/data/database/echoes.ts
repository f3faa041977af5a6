import { randomBytes } from 'node:crypto'

/** Waits until a node has received the notices of its own transactions. */
export interface Echoes {
  /** A channel to which only this node listens. */
  readonly channel: string
  /** Called with each notice on the channel. */
  readonly arrived: (name: string) => void
  readonly release: () => void
  /**
   * Runs a transaction and waits for the notice that it sent to itself. Notices arrive in commit
   * order, so those of its changes have arrived before.
   * @param work must append the given statement to its transaction
   */
  readonly after: <T>(work: (announcement: string) => Promise<T>) => Promise<T>
}

/** It normally takes less than a millisecond. */
const LATE_MILLISECONDS = 1000

/** @param onLate called if a notice does not return in time */
export function createEchoes(onLate: () => void): Echoes {
  const channel = `almanac_echo_${randomBytes(8).toString('hex')}`
  const awaited = new Map<string, () => void>()
  let announced = 0
  return {
    channel,
    arrived: (name) => awaited.get(name)?.(),
    release() {
      for (const resolve of awaited.values()) resolve()
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
