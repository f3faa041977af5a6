import type { AppContext } from '../context.ts'
import { nextDueDate, publishDueEntries } from '../data/due-entries.ts'

/** Most entries that one transaction publishes; it holds them and their terms locked. */
const BATCH = 100

/**
 * Publishes the scheduled entries whose date has come, also those that came due while nobody
 * looked, and answers how many this node published. Each is published once, however many nodes
 * look at the same moment.
 */
export async function publishDue(ctx: AppContext): Promise<number> {
  let published = 0
  for (;;) {
    const batch = await ctx.database.transact(['content'], (tx) =>
      publishDueEntries(tx, ctx.clock(), BATCH),
    )
    published += batch
    if (batch < BATCH) return published
  }
}

/** A node's watch over scheduled entries. */
export interface ScheduledPublishing {
  /** Ends the watch; resolves when nothing of it runs any more. */
  stop(): Promise<void>
}

/** Looks at least this often, should a change notice be lost or a clock be set. */
const LONGEST_WAIT_MILLISECONDS = 30_000

/** Looks at most this often, however many changes there are. */
const SHORTEST_WAIT_MILLISECONDS = 1000

/**
 * Publishes scheduled entries as they come due, starting with what is due already. It sleeps until
 * the next date and looks again when content changed, because that may have brought an earlier one.
 */
export function startScheduledPublishing(ctx: AppContext): ScheduledPublishing {
  const { database, log } = ctx
  let timer: NodeJS.Timeout | undefined
  let wakesAt = Infinity
  let looking: Promise<void> | undefined
  let stopped = false

  const look = async (): Promise<void> => {
    let wait = LONGEST_WAIT_MILLISECONDS
    try {
      if (await isDue(ctx)) await publishDue(ctx)
      const next = await nextDueDate(database)
      if (next !== undefined) wait = Math.min(wait, next.getTime() - ctx.clock().getTime())
    } catch (error) {
      log.error({ err: error }, 'scheduled entries could not be published; trying again')
    }
    looking = undefined
    wakeIn(wait)
  }
  /** Brings the next look forward; never puts it off. */
  const wakeIn = (milliseconds: number): void => {
    const wait = Math.max(milliseconds, SHORTEST_WAIT_MILLISECONDS)
    if (stopped || Date.now() + wait >= wakesAt) return
    clearTimeout(timer)
    wakesAt = Date.now() + wait
    timer = setTimeout(wake, wait)
    timer.unref()
  }
  const wake = (): void => {
    wakesAt = Infinity
    // What changed while a look is under way, that look may not have seen.
    if (looking === undefined) looking = look()
    else wakeIn(SHORTEST_WAIT_MILLISECONDS)
  }

  database.changes.onChange('content', () => wakeIn(SHORTEST_WAIT_MILLISECONDS))
  wake()
  return {
    async stop() {
      stopped = true
      clearTimeout(timer)
      await looking
    },
  }
}

async function isDue(ctx: AppContext): Promise<boolean> {
  const next = await nextDueDate(ctx.database)
  return next !== undefined && next <= ctx.clock()
}
