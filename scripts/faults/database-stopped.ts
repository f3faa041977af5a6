import { broken, type Fault } from './fault.ts'
import type { Bench } from './support/bench.ts'
import { usualClaims, WELL_OR_AWAY } from './support/claims.ts'

/** Seconds in which two nodes may find a database that is there again. */
const LONGEST_RECOVERY_SECONDS = 5

/** Two nodes under load while their database server stops and returns. */
async function withoutDatabase(bench: Bench, how: 'fast' | 'immediate' | 'crash', away: number) {
  const url = await bench.database()
  const nodes = [await bench.node({ DATABASE_URL: url }), await bench.node({ DATABASE_URL: url })]
  const traffic = bench.traffic(nodes)
  await bench.seconds(1.5)
  await bench.cluster.stop(how)
  await bench.seconds(away)
  await bench.cluster.start()
  const endedAt = performance.now()
  await bench.seconds(LONGEST_RECOVERY_SECONDS)
  const measured = await bench.evaluate(traffic, { url, endedAt })
  return {
    ...measured,
    broken: broken({
      ...usualClaims(measured, { allowed: WELL_OR_AWAY, goodWithin: LONGEST_RECOVERY_SECONDS }),
      [`${measured.logLines} log lines`]: measured.logLines < 100,
    }),
  }
}

const promise =
  'clients get 503, nothing is lost or doubled, and the nodes find it again by themselves'

export const databaseStopped: Fault = {
  name: 'database away for 5 s',
  promise,
  run: (bench) => withoutDatabase(bench, 'fast', 5),
}

export const databaseRestarted: Fault = {
  name: 'database restarted at once',
  promise,
  run: (bench) => withoutDatabase(bench, 'immediate', 0),
}

export const databaseKilled: Fault = {
  name: 'database killed',
  promise,
  run: (bench) => withoutDatabase(bench, 'crash', 0),
}
