import { open } from 'node:fs/promises'
import { broken, type Fault, type Measured } from './fault.ts'
import { ask } from './support/ask.ts'
import type { Bench } from './support/bench.ts'
import { usualClaims, WELL } from './support/claims.ts'
import type { NodeOptions } from './support/node.ts'

/** A few hundred lines of this length fill all buffers on the way. */
const LONG = 'x'.repeat(6000)
const LONG_LINES = 400
const LONGEST_STOP_SECONDS = 5

/** A node under load that gets rid of no line; it has to serve, to stop and to start again. */
async function withLog(
  bench: Bench,
  stdout: Exclude<NodeOptions['stdout'], undefined>,
): Promise<Measured> {
  const url = await bench.database()
  const node = await bench.node({ DATABASE_URL: url }, { stdout })
  const traffic = bench.traffic([node])
  for (let line = 0; line < LONG_LINES; line++) {
    await ask(`${node.origin}/api/core/v2/tags?${line}=${LONG}`)
  }
  await bench.seconds(2)
  const measured = await bench.evaluate(traffic, { url, endedAt: performance.now() })
  node.signal('SIGTERM')
  const signalledAt = performance.now()
  const code = await node.ended
  const seconds = (performance.now() - signalledAt) / 1000
  await bench.node({ DATABASE_URL: url }, { stdout })
  return {
    ...measured,
    goodAfter: 0,
    broken: broken({
      ...usualClaims(measured, { allowed: WELL }),
      [`it used ${measured.memory} MB`]: measured.memory < 400,
      [`it ended with ${code}`]: code === 0,
      [`it ended after ${seconds.toFixed(1)} s`]: seconds <= LONGEST_STOP_SECONDS,
    }),
  }
}

export const logDiskFull: Fault = {
  name: 'disk of the log full',
  promise: 'the node goes on as ever, stops when it is asked to, and starts again',
  async run(bench) {
    const full = await open('/dev/full', 'w')
    bench.undo(() => full.close())
    return withLog(bench, full.fd)
  },
}

export const logStalled: Fault = {
  name: 'nobody reads the log',
  promise: 'the node goes on as ever, stops when it is asked to, and starts again',
  run: (bench) => withLog(bench, 'unread'),
}
