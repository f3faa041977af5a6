import type { AppContext } from '../context.ts'
import type { Ask } from '../http/ask.ts'
import { adScheduleJob } from './ad-schedule.ts'
import { extendSeriesJob } from './extend-series.ts'
import { importJob, importUpkeepJob } from './run-imports.ts'
import { startJob, type Job, type JobContext, type RunningJob } from './job.ts'
import { mailJob } from './deliver-mail.ts'
import { webhookJobs } from './deliver-webhooks.ts'
import { mediaSweepJob } from './sweep-media.ts'
import { publishJob } from './publish-scheduled.ts'
import { auditSweepJob } from './sweep-audit-events.ts'
import { timeZoneJob } from './update-time-zones.ts'

/**
 * Starts the background jobs of a node. Every node runs all of them; work is claimed in the
 * database.
 */
export function startJobs(ctx: AppContext, ask: Ask, onRun?: JobContext['onRun']): RunningJob {
  const jobs: readonly Job[] = [
    publishJob(ctx),
    mediaSweepJob(ctx),
    auditSweepJob(ctx),
    adScheduleJob(ctx),
    ...mailJob(ctx),
    ...webhookJobs(ctx),
    extendSeriesJob(ctx),
    timeZoneJob(ctx),
    importUpkeepJob(ctx),
    importJob(ctx, ask),
  ]
  const running = jobs.map((job) => startJob({ ...ctx, ...(onRun && { onRun }) }, job))
  return {
    async stop() {
      await Promise.all(running.map((job) => job.stop()))
    },
  }
}
