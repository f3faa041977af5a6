import { broken, type Fault } from './fault.ts'
import { startReplicated } from './support/replicated.ts'

/** Seconds in which two nodes may find the server that has taken over. */
const LONGEST_RECOVERY_SECONDS = 5

export const failover: Fault = {
  name: 'primary killed, replica promoted',
  promise:
    'nodes with both hosts in DATABASE_URL find the new primary, and nothing is lost or doubled',
  async run(bench) {
    const { primary, replica, url, admin, hosts } = await startReplicated(bench, [
      // An asynchronous replica may miss the last commits; that is not what is measured here.
      'synchronous_standby_names=*',
    ])
    const address = `postgresql://${hosts}?target_session_attrs=read-write`
    const nodes = [
      await bench.node({ DATABASE_URL: address }),
      await bench.node({ DATABASE_URL: address }),
    ]
    const traffic = bench.traffic(nodes, admin)
    await bench.seconds(2)
    await primary.stop('crash')
    await bench.seconds(1)
    const promoted = new URL(url)
    promoted.port = String(replica.port)
    promoted.searchParams.set('host', replica.socketFolder)
    await bench.run(promoted.href, 'SELECT pg_promote()')
    const endedAt = performance.now()
    await bench.seconds(LONGEST_RECOVERY_SECONDS)
    const measured = await bench.judge(traffic, { url: promoted.href, endedAt })
    const others = [...measured.answers.keys()].filter(
      (outcome) => ![200, 201, 503].includes(Number(outcome)),
    )
    return {
      ...measured,
      broken: broken({
        [`clients got ${others.join(', ')}`]: others.length === 0,
        [`good after ${measured.goodAfter} s`]: measured.goodAfter <= LONGEST_RECOVERY_SECONDS,
        [`${measured.lost} lost`]: measured.lost === 0,
        [`${measured.doubled} doubled`]: measured.doubled === 0,
      }),
    }
  },
}
