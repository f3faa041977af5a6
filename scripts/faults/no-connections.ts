import pg from 'pg'
import { broken, type Fault, type Outcome } from './fault.ts'
import type { Bench } from './support/bench.ts'
import { usualClaims, WELL, WELL_OR_AWAY } from './support/claims.ts'

/** After how long one connection more is tried, and a little. */
const LONGEST_RECOVERY_SECONDS = 3
const OTHERS = 'another program'

export const noConnections: Fault = {
  name: 'no connection available',
  promise: 'a node makes do with those that it has; without any its clients get 503',
  async run(bench) {
    const url = await bench.database()
    const node = await bench.node({ DATABASE_URL: url })
    const held = await takeAll(bench, url)
    const traffic = bench.traffic([node])
    await bench.seconds(2)
    const outcomes = new Set<Outcome>(traffic.requests.map(({ outcome }) => outcome))
    await held[0]?.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND application_name <> '${OTHERS}'`,
    )
    held.push(...(await takeAll(bench, url)))
    await bench.seconds(2)
    await Promise.all(held.map((client) => client.end()))
    const endedAt = performance.now()
    await bench.seconds(LONGEST_RECOVERY_SECONDS)
    const measured = await bench.evaluate(traffic, { url, endedAt })
    return {
      ...measured,
      broken: broken({
        ...usualClaims(measured, {
          allowed: WELL_OR_AWAY,
          goodWithin: LONGEST_RECOVERY_SECONDS,
        }),
        'a request failed while the node had connections': [...outcomes].every((outcome) =>
          WELL.includes(outcome),
        ),
        'the node never was without any': measured.answers.has(503),
      }),
    }
  },
}

/** Connects until the server grants no more. */
async function takeAll(bench: Bench, url: string): Promise<pg.Client[]> {
  const held: pg.Client[] = []
  for (;;) {
    const client = new pg.Client({ connectionString: url, application_name: OTHERS })
    client.on('error', () => undefined)
    try {
      await client.connect()
    } catch {
      return held
    }
    bench.undo(() => client.end())
    held.push(client)
  }
}
