import type { AppContext } from '../context.ts'
import { endingSeries, holdSeries, storedStarts } from '../data/due-series.ts'
import { readEventDetails } from '../data/event-reader.ts'
import { storeOccurrences } from '../data/event-writer.ts'
import { occurrencesOf } from '../domain/calendar/events/occurrences.ts'

const DAY = 86_400_000
/** Times are stored for ten years ahead; a series with less than this is followed further. */
const ENOUGH = 9 * 365 * DAY
const BATCH = 100

/**
 * Stores further times of series that go on, and answers how many series that were. Those that end
 * stay as they are. Several nodes may do so at the same time.
 */
export async function extendSeries(ctx: AppContext): Promise<number> {
  const { database } = ctx
  const now = ctx.clock()
  const moment = new Date(now.getTime() + ENOUGH)
  let extended = 0
  let after = 0
  for (;;) {
    const ids = await endingSeries(database, { after, moment, limit: BATCH })
    for (const id of ids) {
      try {
        if (await extend(ctx, id, now)) extended++
      } catch (error) {
        // One that cannot be followed must not keep the others from it.
        ctx.log.error({ err: error, event: id }, 'a series could not be extended')
      }
    }
    const last = ids.at(-1)
    if (last === undefined || ids.length < BATCH) return extended
    after = last
  }
}

function extend({ database }: AppContext, id: number, now: Date): Promise<boolean> {
  return database.transact(['content'], async (tx) => {
    if (!(await holdSeries(tx, id))) return false
    const details = await readEventDetails(tx, id)
    if (details === undefined) return false
    const occurrences = occurrencesOf(details, now)
    const stored = await storedStarts(tx, id)
    // Nothing is written, and nobody told, where a series has ended.
    if (stored.join() === occurrences.map(({ originalStart }) => originalStart).join()) return false
    await storeOccurrences(tx, id, occurrences)
    return true
  })
}

/** A node's regular look at series. */
export interface SeriesExtending {
  /** Ends it; resolves when nothing of it runs any more. */
  stop(): Promise<void>
}

/** Looks at the start and every day from then on. */
export function startSeriesExtending(ctx: AppContext): SeriesExtending {
  let working: Promise<unknown> = Promise.resolve()
  const work = (): void => {
    working = extendSeries(ctx).catch((error: unknown) => {
      ctx.log.error({ err: error }, 'series could not be extended; trying again')
    })
  }
  work()
  const timer = setInterval(work, DAY)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      await working
    },
  }
}
