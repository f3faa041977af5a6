import { broken, type Fault } from './fault.ts'
import { usualClaims, WELL } from './support/claims.ts'

export const nodeKilled: Fault = {
  name: 'node killed under writes',
  promise: 'every write that was acknowledged is there, and none twice',
  async run(bench) {
    const url = await bench.database()
    const staying = await bench.node({ DATABASE_URL: url })
    const traffic = bench.traffic([staying])
    for (let round = 0; round < 2; round++) {
      const node = await bench.node({ DATABASE_URL: url })
      const own = bench.traffic([node])
      await bench.seconds(1.5)
      node.signal('SIGKILL')
      await node.ended
      const { lost, doubled } = await bench.evaluate(own, { url, endedAt: performance.now() })
      if (lost + doubled > 0) return { lost, doubled, broken: [`${lost} lost, ${doubled} doubled`] }
    }
    const endedAt = performance.now()
    await bench.seconds(0.5)
    const measured = await bench.evaluate(traffic, { url, endedAt })
    return {
      ...measured,
      broken: broken(usualClaims(measured, { allowed: WELL })),
    }
  },
}
