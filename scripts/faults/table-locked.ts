import { broken, type Fault } from './fault.ts'
import { usualClaims, WELL_OR_AWAY } from './support/claims.ts'
import { longestOf } from './support/traffic.ts'

const LOCK_SECONDS = 6
const TIMEOUT_SECONDS = 2
/** A second until the program gives up by itself, and one for a busy machine. */
const LONGEST_SECONDS = TIMEOUT_SECONDS + 2

export const tableLocked: Fault = {
  name: 'table locked for 6 s',
  promise: 'nobody waits longer than DATABASE_TIMEOUT, and all is well once the lock is gone',
  async run(bench) {
    const url = await bench.database()
    const environment = { DATABASE_URL: url, DATABASE_TIMEOUT: String(TIMEOUT_SECONDS) }
    const node = await bench.node(environment)
    const traffic = bench.traffic([node])
    await bench.seconds(1)
    await bench.run(url, 'BEGIN', 'LOCK TABLE entries', `SELECT pg_sleep(${LOCK_SECONDS})`)
    const endedAt = performance.now()
    await bench.seconds(2)
    const measured = await bench.evaluate(traffic, { url, endedAt })
    const longest = longestOf(traffic.requests)
    return {
      ...measured,
      broken: broken({
        ...usualClaims(measured, { allowed: WELL_OR_AWAY, goodWithin: 1 }),
        [`a client waited for ${longest.toFixed(1)} s`]: longest <= LONGEST_SECONDS,
      }),
    }
  },
}
