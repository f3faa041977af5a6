import { freePort } from '../free-port.ts'
import { broken, type Fault, type Measured } from './fault.ts'
import type { Bench } from './support/bench.ts'
import { usualClaims, WELL } from './support/claims.ts'
import { haproxy, nginx, startFrontProxy, type FrontProxy } from './support/front-proxy.ts'

/** As documented for operators: two failing probes, and one more. */
const DRAIN_SECONDS = 2

/** Two nodes behind a proxy under load, replaced one after the other. */
async function replaceBehind(bench: Bench, proxy: FrontProxy): Promise<Measured> {
  const url = await bench.database()
  const environment = { DATABASE_URL: url, DRAIN_SECONDS: String(DRAIN_SECONDS) }
  const ports = [await freePort(), await freePort()]
  const start = (port: number) => bench.node({ ...environment, PORT: String(port) })
  const nodes = [...(await Promise.all(ports.map(start))).entries()]
  const traffic = bench.traffic([await startFrontProxy(bench, proxy, ports)])
  await bench.seconds(1)
  const codes: (number | null)[] = []
  for (const [place, node] of nodes) {
    node.signal('SIGTERM')
    codes.push(await node.ended)
    await start(ports[place] ?? 0)
    // Until the proxy has noticed.
    await bench.seconds(1.5)
  }
  const measured = await bench.evaluate(traffic, { url, endedAt: performance.now() })
  return {
    ...measured,
    goodAfter: 0,
    broken: broken({
      ...usualClaims(measured, { allowed: WELL }),
      [`the nodes ended with ${codes.join(', ')}`]: codes.every((code) => code === 0),
    }),
  }
}

const promise = 'no request fails'

export const restartBehindNginx: Fault = {
  name: 'nodes replaced behind nginx',
  promise,
  needs: ['nginx'],
  run: (bench) => replaceBehind(bench, nginx),
}

export const restartBehindHaproxy: Fault = {
  name: 'nodes replaced behind HAProxy',
  promise,
  needs: ['haproxy'],
  run: (bench) => replaceBehind(bench, haproxy),
}
