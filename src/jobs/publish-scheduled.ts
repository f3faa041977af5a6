import type { AppContext } from '../context.ts'
import { nextDueDate, publishDueEntries } from '../data/entries/due-entries.ts'
import type { Job } from './job.ts'

/** The most entries that one transaction publishes; it locks them and their terms. */
const BATCH = 100

/**
 * Publishes the scheduled entries that are due, also those that became due while no node was
 * running. Each is published once, however many nodes do so at the same time.
 * @returns how many entries this node has published
 */
export async function publishDue(ctx: AppContext): Promise<number> {
  let published = 0
  for (;;) {
    const batch = await ctx.database.transact((tx) => publishDueEntries(tx, ctx.clock(), BATCH))
    published += batch
    if (batch < BATCH) return published
  }
}

/** Covers lost change notices and a clock that is set. */
const MAX_WAIT = 30_000

/** Limits how often content changes make the job run. */
const MIN_WAIT = 1000

/**
 * Publishes scheduled entries as they become due. The job sleeps until the next date, and runs
 * earlier when content changes, since a change may bring an earlier date.
 */
export function publishJob(ctx: AppContext): Job {
  return {
    name: 'publish scheduled entries',
    interval: MAX_WAIT,
    wakeOn: { topic: 'content', delay: MIN_WAIT },
    async run() {
      if (await isDue(ctx)) await publishDue(ctx)
      const next = await nextDueDate(ctx.database)
      if (next === undefined) return undefined
      return Math.max(next.getTime() - ctx.clock().getTime(), MIN_WAIT)
    },
  }
}

async function isDue(ctx: AppContext): Promise<boolean> {
  const next = await nextDueDate(ctx.database)
  return next !== undefined && next <= ctx.clock()
}
