import type { AppContext } from '../context.ts'
import { seriesToExtend, tryLockSeries, storedStarts } from '../data/events/due-series.ts'
import { readEventDetails } from '../data/events/event-reader.ts'
import { storeOccurrences } from '../data/events/event-writer.ts'
import { holdCutoff } from '../domain/calendar/events/move-whole-days.ts'
import { occurrencesOf } from '../domain/calendar/events/occurrences.ts'
import type { Job } from './job.ts'

const DAY = 86_400_000
/** Occurrences are stored ten years ahead; a series with less than this ahead is extended. */
const MIN_AHEAD = 9 * 365 * DAY
const BATCH = 100

/**
 * Stores further occurrences of recurring events that continue. Several nodes may do so at the
 * same time.
 * @returns how many series were extended
 * @throws when some could not be, once the others are
 */
export async function extendSeries(ctx: AppContext): Promise<number> {
  const { database } = ctx
  const now = ctx.clock()
  const moment = new Date(now.getTime() + MIN_AHEAD)
  let extended = 0
  let failed = 0
  let after = 0
  for (;;) {
    const ids = await seriesToExtend(database, { after, moment, limit: BATCH })
    for (const id of ids) {
      try {
        if (await extend(ctx, id, now)) extended++
      } catch (error) {
        // A series that fails must not hold up the others.
        ctx.log.error({ err: error, event: id }, 'a series could not be extended')
        failed++
      }
    }
    const last = ids.at(-1)
    if (last === undefined || ids.length < BATCH) break
    after = last
  }
  if (failed > 0) throw new Error(`${failed} series could not be extended.`)
  return extended
}

function extend({ database }: AppContext, id: number, now: Date): Promise<boolean> {
  return database.transact(async (tx) => {
    await holdCutoff(tx)
    if (!(await tryLockSeries(tx, id))) return false
    const details = await readEventDetails(tx, id)
    if (details === undefined) return false
    const occurrences = occurrencesOf(details, now)
    const stored = await storedStarts(tx, id)
    // A series that has ended is not written again, and no cache is invalidated for it.
    if (stored.join() === occurrences.map(({ originalStart }) => originalStart).join()) return false
    await storeOccurrences(tx, id, occurrences)
    return true
  })
}

/** Extends series every day. */
export function extendSeriesJob(ctx: AppContext): Job {
  return {
    name: 'extend event series',
    interval: DAY,
    async run() {
      await extendSeries(ctx)
      return undefined
    },
  }
}
