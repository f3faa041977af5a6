import type pg from 'pg'

/** Adapts the size of a pool to the number of connections that the server grants. */
export interface PoolSize {
  /** Reduces the size to the existing connections; false if there are none. */
  shrink(): boolean
  close(): void
}

/** How long to wait before trying one more connection. */
const GROW_MILLISECONDS = 10_000

/** @param onChange called with the size when the pool shrinks, and when it is complete again */
export function adaptSize(pool: pg.Pool, onChange?: (size: number) => void): PoolSize {
  const { options } = pool
  const whole = options.max
  let established = 0
  let timer: NodeJS.Timeout | undefined
  pool.on('connect', () => established++)
  pool.on('remove', () => established--)

  const grow = (): void => {
    options.max++
    if (options.max < whole) return
    clearInterval(timer)
    timer = undefined
    onChange?.(whole)
  }
  return {
    shrink() {
      if (established === 0) return false
      options.max = Math.min(options.max, established)
      if (timer === undefined) {
        timer = setInterval(grow, GROW_MILLISECONDS).unref()
        onChange?.(options.max)
      }
      return true
    },
    close: () => clearInterval(timer),
  }
}
