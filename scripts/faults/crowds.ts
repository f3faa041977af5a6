import { freePort } from '../free-port.ts'
import { broken, type Fault, type Measured, type Outcome } from './fault.ts'
import type { Bench } from './support/bench.ts'
import { runCrowd, type CrowdOptions } from './support/crowd.ts'
import { startProbes } from './support/probes.ts'

/** On a machine that the crowd shares; a node that has it for itself takes a tenth of that. */
const LONGEST_PROBE_MILLISECONDS = 1000
/** As many as a node serves well; what these get is the measure for what a crowd gets. */
const FEW = { clients: 30, patience: 10_000, seconds: 3 } as const
const LEAST_PART = 0.2
const MOST_MEGABYTES = 500

/** A node under the requests of a crowd, and probed on its port for health meanwhile. */
async function crowded(
  bench: Bench,
  crowd: Omit<CrowdOptions, 'origin'>,
  allowed: readonly Outcome[],
): Promise<Measured> {
  const port = await freePort()
  const environment = { DATABASE_URL: await bench.database(), HEALTH_PORT: String(port) }
  const node = await bench.node(environment)
  const { origin } = node
  const servedBefore = (await runCrowd(bench, { ...FEW, origin })).get(200) ?? 0
  const probes = startProbes(`http://127.0.0.1:${port}`)
  bench.undo(() => probes.stop())
  const answers = await runCrowd(bench, { ...crowd, origin })
  await probes.stop()
  const latencies = probes.latencies()
  const others = [...answers.keys()].filter((outcome) => !allowed.includes(outcome))
  const part = (answers.get(200) ?? 0) / crowd.seconds / (servedBefore / FEW.seconds)
  return {
    answers,
    probes: latencies,
    logLines: node.troubles.length,
    memory: node.memory(),
    broken: broken({
      [`clients got ${others.join(', ')}`]: others.length === 0,
      [`${Math.round(100 * part)} % of what ${FEW.clients} clients get`]: part >= LEAST_PART,
      [`${probes.refused()} probes failed`]: probes.refused() === 0,
      [`a probe took ${Math.round(latencies.max)} ms`]: latencies.max <= LONGEST_PROBE_MILLISECONDS,
      [`it used ${Math.round(node.memory())} MB`]: node.memory() < MOST_MEGABYTES,
    }),
  }
}

export const impatientCrowd: Fault = {
  name: '500 clients that give up after 0.8 s',
  promise: 'work that nobody waits for is left undone, so that others are served',
  run: (bench) => crowded(bench, { clients: 500, patience: 800, seconds: 6 }, [200, 503, 'late']),
}

export const greatCrowd: Fault = {
  name: '2,600 connections at once',
  promise: 'everybody is answered, in bounded memory, and so are probes',
  run: (bench) => crowded(bench, { clients: 2600, patience: 20_000, seconds: 6 }, [200, 503]),
}
