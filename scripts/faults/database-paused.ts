import { broken, type Fault } from './fault.ts'
import { ask } from './support/ask.ts'
import { usualClaims, WELL_OR_AWAY } from './support/claims.ts'
import { isReady } from './support/node.ts'

const PAUSE_SECONDS = 8
/** A second is allowed; the rest is for a busy machine. */
const LONGEST_READYZ_MILLISECONDS = 1500

export const databasePaused: Fault = {
  name: 'database paused for 8 s',
  promise: '/readyz says 503 within a second, and all is well once the database goes on',
  async run(bench) {
    const url = await bench.database()
    const node = await bench.node({ DATABASE_URL: url })
    const traffic = bench.traffic([node])
    await bench.seconds(1)
    bench.cluster.pause()
    bench.undo(() => Promise.resolve(bench.cluster.resume()))
    let longest = 0
    let ready = false
    const pausedAt = performance.now()
    while (performance.now() - pausedAt < PAUSE_SECONDS * 1000) {
      const began = performance.now()
      const { outcome } = await ask(`${node.origin}/readyz`)
      longest = Math.max(longest, performance.now() - began)
      ready ||= outcome === 200
      await bench.seconds(0.2)
    }
    bench.cluster.resume()
    const endedAt = performance.now()
    await bench.seconds(3)
    const measured = await bench.evaluate(traffic, { url, endedAt })
    return {
      ...measured,
      broken: broken({
        [`/readyz took ${Math.round(longest)} ms`]: longest <= LONGEST_READYZ_MILLISECONDS,
        '/readyz said 200': !ready,
        'it is not ready again': await isReady(node.origin),
        ...usualClaims(measured, { allowed: WELL_OR_AWAY, goodWithin: 3 }),
      }),
    }
  },
}
