import { broken, type Fault } from './fault.ts'
import { usualClaims, WELL_OR_AWAY } from './support/claims.ts'
import { countOutcomes } from './support/traffic.ts'

const STOP_SECONDS = 5
/** A second for the last lines of the log, and one for a busy machine. */
const LONGEST_SECONDS = STOP_SECONDS + 2

export const stopStuck: Fault = {
  name: 'SIGTERM while the database is stuck',
  promise: 'the process ends within STOP_SECONDS, and whoever waits gets an answer before',
  async run(bench) {
    const url = await bench.database()
    const environment = { DATABASE_URL: url, STOP_SECONDS: String(STOP_SECONDS) }
    const node = await bench.node(environment)
    const traffic = bench.traffic([node])
    await bench.seconds(1)
    bench.cluster.pause()
    await bench.seconds(0.5)
    node.signal('SIGTERM')
    const signalledAt = performance.now()
    const code = await node.ended
    const seconds = (performance.now() - signalledAt) / 1000
    bench.cluster.resume()
    const measured = await bench.evaluate(traffic, { url, endedAt: performance.now() })
    const waiting = traffic.requests.filter(({ began }) => began < signalledAt)
    const { lost, doubled, logLines, memory } = measured
    const answers = countOutcomes(waiting.map(({ outcome }) => outcome))
    return {
      answers,
      lost,
      doubled,
      logLines,
      memory,
      broken: broken({
        ...usualClaims({ ...measured, answers }, { allowed: WELL_OR_AWAY }),
        [`it ended after ${seconds.toFixed(1)} s`]: seconds <= LONGEST_SECONDS,
        [`it ended with ${code}`]: code === 1,
      }),
    }
  },
}
