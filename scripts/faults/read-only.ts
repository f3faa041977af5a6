import { broken, type Fault } from './fault.ts'
import { isReady } from './support/node.ts'

export const readOnly: Fault = {
  name: 'database accepts no writes',
  promise: '/readyz says 503, visitors are served, writers get 503',
  async run(bench) {
    const url = await bench.database()
    const node = await bench.node({ DATABASE_URL: url })
    const name = new URL(url).pathname.slice(1)
    const makeReadOnly = (on: boolean) =>
      bench.run(
        bench.cluster.url,
        `ALTER DATABASE ${name} SET default_transaction_read_only = ${on}`,
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`,
      )
    await makeReadOnly(true)
    await bench.seconds(0.5)
    const traffic = bench.traffic([node])
    await bench.seconds(2)
    const ready = await isReady(node.origin)
    const reads = traffic.requests.filter(({ kind }) => kind === 'read')
    const writes = traffic.requests.filter(({ kind }) => kind === 'write')
    await makeReadOnly(false)
    const endedAt = performance.now()
    await bench.seconds(2)
    const measured = await bench.evaluate(traffic, { url, endedAt })
    return {
      ...measured,
      broken: broken({
        '/readyz said 200': !ready,
        'a read failed': reads.every(({ outcome }) => outcome === 200),
        'a write was answered otherwise': writes.every(({ outcome }) => outcome === 503),
        [`good after ${measured.goodAfter} s`]: measured.goodAfter <= 2,
      }),
    }
  },
}
