import type { AppContext } from '../context.ts'
import { nextDueJob, sweepJobs } from '../data/imports/jobs.ts'
import { findDueSchedules } from '../data/imports/record-reader.ts'
import { expireSilent } from '../domain/imports/expire-silent.ts'
import { workOnImports } from '../domain/imports/service/worker.ts'
import { startRun } from '../domain/imports/start-run.ts'
import type { Ask } from '../http/ask.ts'
import { createCallbackClient } from './import-callbacks.ts'
import type { Job } from './job.ts'

/** How soon due schedules and nodes that have gone silent are noticed. */
const INTERVAL = 15_000

/** Imports that a node runs in parallel, so that a long one does not block the others. */
const CONCURRENCY = 2

const DAY = 86_400_000
/** How long finished jobs are kept. */
const RETENTION = 7 * DAY
const MAX_SCHEDULES = 20

/** Queues the runs of due schedules, and ends imports that have gone silent. */
export async function maintainImports(ctx: AppContext): Promise<void> {
  const now = ctx.clock()
  await expireSilent(ctx)
  for (const id of await findDueSchedules(ctx.database, now, MAX_SCHEDULES)) await startRun(ctx, id)
  await sweepJobs(ctx.database, new Date(now.getTime() - RETENTION))
}

/** Keeps the queue of imports in order. */
export function importUpkeepJob(ctx: AppContext): Job {
  return {
    name: 'maintain imports',
    interval: INTERVAL,
    async run() {
      await maintainImports(ctx)
      return undefined
    },
  }
}

/** Runs queued imports, among them those that other nodes have abandoned. */
export function importJob(ctx: AppContext, ask: Ask): Job {
  const client = createCallbackClient(ask)
  const onFailure = (error: unknown): void =>
    ctx.log.error({ err: error }, 'an import failed and will be retried')
  return {
    name: 'run imports',
    interval: INTERVAL,
    concurrency: CONCURRENCY,
    wakeOn: { topic: 'imports', delay: 0 },
    async run(signal) {
      await workOnImports(ctx, { client, signal, onFailure })
      const due = await nextDueJob(ctx.database)
      return due === undefined ? undefined : due.getTime() - ctx.clock().getTime()
    },
  }
}
