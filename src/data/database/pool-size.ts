import type pg from 'pg'

/** How many connections a pool holds: as many as the server grants, and no more than it may. */
export interface PoolSize {
  /** Makes do with the connections that there are; false where there are none. */
  shrink(): boolean
  close(): void
}

/** After how long one connection more may be tried. */
const GROW_MILLISECONDS = 10_000

/** @param onChange told of the size when the pool becomes smaller, and when it is whole again */
export function adaptSize(pool: pg.Pool, onChange: (size: number) => void): PoolSize {
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
    onChange(whole)
  }
  return {
    shrink() {
      if (established === 0) return false
      options.max = Math.min(options.max, established)
      if (timer === undefined) {
        timer = setInterval(grow, GROW_MILLISECONDS).unref()
        onChange(options.max)
      }
      return true
    },
    close: () => clearInterval(timer),
  }
}
