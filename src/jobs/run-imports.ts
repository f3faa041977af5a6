import type { AppContext } from '../context.ts'
import { nextDueJob, sweepJobs } from '../data/imports/jobs.ts'
import { findDueSchedules } from '../data/imports/record-reader.ts'
import { expireSilent } from '../domain/imports/expire-silent.ts'
import { workOnImports } from '../domain/imports/service/worker.ts'
import { startRun } from '../domain/imports/start-run.ts'
import type { Ask } from '../http/in-process.ts'
import { createCallbackClient } from './import-callbacks.ts'
import { startTurns } from './turns.ts'

/** A node's part in imports. */
export interface ImportRunning {
  /** Ends it; resolves when nothing of it runs any more. What is half done goes on elsewhere. */
  stop(): Promise<void>
}

/** Looks at least this often, for schedules that are due and for nodes that have gone silent. */
const LONGEST_WAIT_MILLISECONDS = 15_000

/** Imports that a node works on at the same time, so that a long one keeps none from the others. */
const LANES = 2

const DAY = 86_400_000
/** Jobs that have ended are kept for so long. */
const KEPT = 7 * DAY
const SCHEDULES = 20

/** Queues the runs of schedules that are due, and ends imports of which nothing is heard. */
export async function lookAfterImports(ctx: AppContext): Promise<void> {
  const now = ctx.clock()
  await expireSilent(ctx)
  for (const id of await findDueSchedules(ctx.database, now, SCHEDULES)) await startRun(ctx, id)
  await sweepJobs(ctx.database, new Date(now.getTime() - KEPT))
}

/**
 * Works on imports: those that are queued now, those that other nodes have left, and from then on
 * whatever is queued.
 */
export function startImportRunning(ctx: AppContext, ask: Ask): ImportRunning {
  const { database, log } = ctx
  const stopping = new AbortController()
  const worker = {
    client: createCallbackClient(ask),
    signal: stopping.signal,
    onFailure: (error: unknown) => log.error({ err: error }, 'an import failed; trying again'),
  }
  const safely = (work: () => Promise<number>) => async (): Promise<number> => {
    try {
      return await work()
    } catch (error) {
      log.error({ err: error }, 'imports could not be looked at; trying again')
      return LONGEST_WAIT_MILLISECONDS
    }
  }
  const look = safely(async () => {
    await lookAfterImports(ctx)
    return LONGEST_WAIT_MILLISECONDS
  })
  const work = safely(async () => {
    await workOnImports(ctx, worker)
    const due = await nextDueJob(database)
    const wait = due === undefined ? Infinity : due.getTime() - ctx.clock().getTime()
    return Math.min(wait, LONGEST_WAIT_MILLISECONDS)
  })
  const lanes = Array.from({ length: LANES }, () => startTurns(work))
  const looking = startTurns(look)
  database.changes.onChange('imports', () => {
    for (const lane of lanes) lane.wake()
  })
  return {
    async stop() {
      stopping.abort()
      await Promise.all([looking, ...lanes].map((turns) => turns.stop()))
    },
  }
}
