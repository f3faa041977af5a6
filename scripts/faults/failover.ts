import { broken, type Fault } from './fault.ts'
import { usualClaims, WELL_OR_AWAY } from './support/claims.ts'
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
    const measured = await bench.evaluate(traffic, { url: promoted.href, endedAt })
    return {
      ...measured,
      broken: broken(
        usualClaims(measured, { allowed: WELL_OR_AWAY, goodWithin: LONGEST_RECOVERY_SECONDS }),
      ),
    }
  },
}
