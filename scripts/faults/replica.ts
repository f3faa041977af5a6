import pg from 'pg'
import { broken, type Fault, type Measured } from './fault.ts'
import { ask } from './support/ask.ts'
import type { Bench } from './support/bench.ts'
import { usualClaims, WELL } from './support/claims.ts'
import { watchFreshness } from './support/freshness.ts'
import { startReplicated, type Replicated } from './support/replicated.ts'

const MAX_LAG_SECONDS = 2

/** Two nodes that read from a replica under load, while something is done to it. */
async function readingReplica(
  bench: Bench,
  disturb: (site: Replicated, replicaUrl: string) => Promise<void>,
): Promise<Measured> {
  const site = await startReplicated(bench)
  const { url, admin, replica } = site
  const replicaUrl = new URL(url)
  replicaUrl.port = String(replica.port)
  replicaUrl.searchParams.set('host', replica.socketFolder)
  const environment = {
    DATABASE_URL: url,
    DATABASE_READ_URL: replicaUrl.href,
    DATABASE_READ_MAX_LAG: String(MAX_LAG_SECONDS),
  }
  const nodes = [await bench.node(environment), await bench.node(environment)] as const
  // Until the nodes have warmed up, and are sure of the replica.
  await bench.seconds(STATISTICS_SECONDS)
  const readsDuring = async (work: () => Promise<unknown>): Promise<number> => {
    const before = await readsOf(replicaUrl.href)
    await work()
    await bench.seconds(STATISTICS_SECONDS)
    return (await readsOf(replicaUrl.href)) - before
  }
  const pageReads = await readsDuring(async () => {
    for (const page of PAGES) await ask(nodes[0].origin + page)
  })
  const reads = await readsDuring(async () => {
    const quiet = bench.visitors(nodes)
    await bench.seconds(0.5)
    await quiet.stop()
  })
  const traffic = bench.traffic(nodes, admin)
  const watch = await watchFreshness({
    writer: nodes[0].origin,
    readers: nodes.map(({ origin }) => origin),
    authorization: admin,
  })
  await bench.seconds(2)
  await disturb(site, replicaUrl.href)
  await bench.seconds(2)
  await watch.stop()
  const measured = await bench.evaluate(traffic, { url, endedAt: performance.now() })
  return {
    ...measured,
    goodAfter: 0,
    stale: watch.stale(),
    broken: broken({
      [`the replica was read from ${reads} times`]: reads > 0,
      [`it was read from ${pageReads} times for pages`]: pageReads >= PAGES.length,
      ...usualClaims(measured, { allowed: WELL }),
      [`an answer was ${watch.stale()} s old`]: watch.stale() <= LONGEST_STALE_SECONDS,
    }),
  }
}

const PAGES = ['/', '/feed/', '/events/', '/sitemap.xml', '/embed/1']
/** A server reports its statistics with a delay of a second. */
const STATISTICS_SECONDS = 1.5

/** A notice takes a moment on a busy machine, with a replica or without. */
const LONGEST_STALE_SECONDS = 1

/** Rows that index scans of entries have fetched, as the replica counts them. */
async function readsOf(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ reads: number }>(
      `SELECT coalesce(sum(seq_scan + coalesce(idx_scan, 0)), 0)::int AS reads
      FROM pg_stat_user_tables WHERE relname LIKE 'entr%'`,
    )
    return rows[0]?.reads ?? 0
  } finally {
    await client.end()
  }
}

export const replicaBehind: Fault = {
  name: 'replica behind',
  promise: 'visitors are answered from the primary, and nothing older than a notice is shown',
  run: (bench) =>
    readingReplica(bench, async (_site, replicaUrl) => {
      await bench.run(replicaUrl, 'SELECT pg_wal_replay_pause()')
      await bench.seconds(2 * MAX_LAG_SECONDS)
      await bench.run(replicaUrl, 'SELECT pg_wal_replay_resume()')
    }),
}

export const replicaGone: Fault = {
  name: 'replica gone',
  promise: 'visitors are answered from the primary, and none sees a failure',
  run: (bench) =>
    readingReplica(bench, async ({ replica }) => {
      await replica.stop('crash')
      await bench.seconds(MAX_LAG_SECONDS)
      await replica.start()
    }),
}
