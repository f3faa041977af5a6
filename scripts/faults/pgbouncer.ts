import { setTimeout as pause } from 'node:timers/promises'
import { broken, type Fault, type Measured } from './fault.ts'
import { ask, bodyOf } from './support/ask.ts'
import type { Bench } from './support/bench.ts'
import { usualClaims, WELL } from './support/claims.ts'
import { watchFreshness } from './support/freshness.ts'
import type { Node } from './support/node.ts'
import { startPgBouncer } from './support/pgbouncer.ts'

/** Two nodes behind a pooler under load; changes made by one are visible on the other. */
async function behindPooler(
  bench: Bench,
  { url, environment }: { url: string; environment: Readonly<Record<string, string>> },
): Promise<Measured> {
  const nodes = [await bench.node(environment), await bench.node(environment)] as const
  const traffic = bench.traffic(nodes)
  const watch = await watchFreshness({
    writer: nodes[0].origin,
    readers: [nodes[1].origin],
    authorization: bench.admin,
  })
  const batch = await createBatch(nodes[0], bench.admin)
  await bench.seconds(4)
  await watch.stop()
  const measured = await bench.evaluate(traffic, { url, endedAt: performance.now() })
  return {
    ...measured,
    goodAfter: 0,
    stale: watch.stale(),
    broken: broken({
      ...usualClaims(measured, { allowed: WELL }),
      [`a batch was answered ${batch.join(', ')}`]: batch.every((status) => status === 201),
      [`an answer was ${watch.stale()} s old`]: watch.stale() < 1,
      [`${measured.logLines} log lines`]: measured.logLines === 0,
    }),
  }
}

/** Makes tags in one transaction; returns the status of each. */
async function createBatch({ origin }: Node, authorization: string): Promise<number[]> {
  const requests = ['one', 'two'].map((name) => ({ path: '/core/v2/tags', body: { name } }))
  const { body } = await ask(`${origin}/api/batch/v1`, bodyOf({ requests }, authorization))
  return (body as { responses: { status: number }[] }).responses.map(({ status }) => status)
}

export const sessionPooler: Fault = {
  name: 'PgBouncer in session mode',
  promise: 'everything works as without it',
  needs: ['pgbouncer'],
  async run(bench) {
    const url = await bench.database()
    const pooled = await startPgBouncer(bench, url, 'session')
    return behindPooler(bench, { url, environment: { DATABASE_URL: pooled } })
  },
}

export const transactionPooler: Fault = {
  name: 'PgBouncer in transaction mode',
  promise: 'everything works where DATABASE_DIRECT_URL leads past it',
  needs: ['pgbouncer'],
  async run(bench) {
    const url = await bench.database()
    const pooled = await startPgBouncer(bench, url, 'transaction')
    const environment = { DATABASE_URL: pooled, DATABASE_DIRECT_URL: url }
    return behindPooler(bench, { url, environment })
  },
}

export const poolerAlone: Fault = {
  name: 'PgBouncer in transaction mode alone',
  promise: 'the start is refused with a line that names DATABASE_DIRECT_URL',
  needs: ['pgbouncer'],
  async run(bench) {
    const pooled = await startPgBouncer(bench, await bench.database(), 'transaction')
    const node = await bench.node({ DATABASE_URL: pooled }, { awaitReady: false })
    const code = await Promise.race([node.ended, pause(15_000, 'running' as const)])
    const output = node.stderr()
    return {
      broken: broken({
        [`it ended with ${code}`]: code === 1,
        [`it said ${output}`]: /^Almanac cannot start: [^\n]*DATABASE_DIRECT_URL[^\n]*\n$/.test(
          output,
        ),
      }),
    }
  },
}
