import { broken, type Fault } from './fault.ts'
import { usualClaims, WELL_OR_AWAY } from './support/claims.ts'

const TIMEOUT_SECONDS = 2
/** A second until the program gives up by itself, and one for a busy machine. */
const LONGEST_SECONDS = TIMEOUT_SECONDS + 2

export const connectionsSilenced: Fault = {
  name: 'connections swallow everything',
  promise: 'those that there are, are given up after DATABASE_TIMEOUT, and new ones work',
  async run(bench) {
    const url = await bench.database()
    const proxy = await bench.proxy(url)
    const environment = { DATABASE_URL: proxy.url, DATABASE_TIMEOUT: String(TIMEOUT_SECONDS) }
    const node = await bench.node(environment)
    const traffic = bench.traffic([node])
    await bench.seconds(1)
    // Every connection has sent that.
    proxy.silence('')
    const endedAt = performance.now()
    await bench.seconds(2 * LONGEST_SECONDS)
    const measured = await bench.judge(traffic, { url, endedAt })
    return {
      ...measured,
      broken: broken(usualClaims(measured, { allowed: WELL_OR_AWAY, goodWithin: LONGEST_SECONDS })),
    }
  },
}
