import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { AppContext } from '../context.ts'
import { looseKeys } from '../data/media-files.ts'
import { retireFiles } from '../domain/media/stored-files.ts'

const HOUR = 3_600_000

/** Files under way grow until they are done; what stood still for so long belongs to nobody. */
const STALE_INCOMING = HOUR
/** Names of files without an item are older than this only where an upload broke off. */
const STALE_LOOSE = 24 * HOUR
const BATCH = 500

/**
 * Removes what broken-off uploads and removals have left, such as after a crash, and answers how
 * many files that were. Several nodes may do so at the same time.
 */
export async function sweepMedia(ctx: AppContext): Promise<number> {
  return (await sweepIncoming(ctx.media.incoming)) + (await sweepLoose(ctx))
}

/** Times of files are those of the machine, whatever the service takes for the present. */
async function sweepIncoming(folder: string): Promise<number> {
  const names = await readdir(folder).catch(() => [])
  let removed = 0
  for (const name of names) {
    const file = path.join(folder, name)
    const found = await stat(file).catch(() => undefined)
    if (found === undefined || Date.now() - found.mtimeMs < STALE_INCOMING) continue
    await rm(file, { force: true })
    removed++
  }
  return removed
}

async function sweepLoose(ctx: AppContext): Promise<number> {
  const { database, media } = ctx
  let removed = 0
  for (;;) {
    const now = ctx.clock()
    const keys = await looseKeys(database, new Date(now.getTime() - STALE_LOOSE), BATCH)
    if (keys.length > 0) await retireFiles({ database, store: media.store, now }, keys)
    removed += keys.length
    if (keys.length < BATCH) return removed
  }
}

/** A node's regular sweeping. */
export interface MediaSweeping {
  /** Ends it; resolves when nothing of it runs any more. */
  stop(): Promise<void>
}

/** Sweeps at the start and every hour from then on. */
export function startMediaSweeping(ctx: AppContext): MediaSweeping {
  let sweeping: Promise<unknown> = Promise.resolve()
  const sweep = (): void => {
    sweeping = sweepMedia(ctx).catch((error: unknown) => {
      ctx.log.error({ err: error }, 'left-over files could not be swept; trying again')
    })
  }
  sweep()
  const timer = setInterval(sweep, HOUR)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      await sweeping
    },
  }
}
