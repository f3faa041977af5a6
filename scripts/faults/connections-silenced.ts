import { broken, type Fault } from './fault.ts'
import { usualClaims, WELL_OR_AWAY } from './support/claims.ts'
import { goodAfter } from './support/traffic.ts'

const TIMEOUT_SECONDS = 2
/** A second until the program gives up by itself, and one for a busy machine. */
const LONGEST_SECONDS = TIMEOUT_SECONDS + 2
/** The server holds the locks of transactions that were swallowed until it ends them by itself. */
const LONGEST_HELD_SECONDS = 15 + LONGEST_SECONDS

export const connectionsSilenced: Fault = {
  name: 'connections swallow everything',
  promise: 'reads are well after DATABASE_TIMEOUT, and writes 15 s later at most',
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
    await bench.seconds(LONGEST_HELD_SECONDS + 1)
    const measured = await bench.evaluate(traffic, { url, endedAt })
    const reads = traffic.requests.filter(({ kind }) => kind === 'read')
    const readsGoodAfter = goodAfter(reads, endedAt)
    return {
      ...measured,
      broken: broken({
        ...usualClaims(measured, { allowed: WELL_OR_AWAY, goodWithin: LONGEST_HELD_SECONDS }),
        [`reads are good after ${readsGoodAfter} s`]: readsGoodAfter <= LONGEST_SECONDS,
      }),
    }
  },
}
