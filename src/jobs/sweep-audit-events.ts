import type { AppContext } from '../context.ts'
import { deleteAuditEvents } from '../data/audit/audit-events.ts'
import type { Job } from './job.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const BATCH = 1000

/**
 * Removes the events of the audit trail whose time is over. Several nodes may do so at the same time.
 * @returns how many events this node has removed
 */
export async function sweepAuditEvents(ctx: AppContext): Promise<number> {
  const { auditDays } = await ctx.settings()
  const until = new Date(ctx.clock().getTime() - auditDays * DAY)
  for (let removed = 0; ;) {
    const batch = await deleteAuditEvents(ctx.database, until, BATCH)
    removed += batch
    if (batch < BATCH) return removed
  }
}

/** Keeps the audit trail for as long as the setting `audit_days` says. */
export function auditSweepJob(ctx: AppContext): Job {
  return {
    name: 'sweep audit events',
    interval: HOUR,
    wakeOn: { topic: 'settings', delay: 1000 },
    async run() {
      await sweepAuditEvents(ctx)
      return undefined
    },
  }
}
