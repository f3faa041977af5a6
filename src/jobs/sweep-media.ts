import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { AppContext } from '../context.ts'
import { unattachedKeys } from '../data/media/media-files.ts'
import { retireFiles } from '../domain/media/stored-files.ts'
import type { Job } from './job.ts'

const HOUR = 3_600_000

/** An upload in progress keeps writing to its file; one untouched for this long is abandoned. */
const MAX_INCOMING_AGE = HOUR
/** A stored file without a media item is this old only when its upload was interrupted. */
const MAX_ORPHAN_AGE = 24 * HOUR
const BATCH = 500

/**
 * Removes the files of interrupted uploads and deletions, for example after a crash. Several nodes
 * may do so at the same time.
 * @returns how many files were removed
 */
export async function sweepMedia(ctx: AppContext): Promise<number> {
  return (await sweepIncoming(ctx.media.incoming)) + (await sweepOrphans(ctx))
}

/** Compares with the system clock, which sets the times of files, and not with the context's. */
async function sweepIncoming(folder: string): Promise<number> {
  const names = await readdir(folder).catch(() => [])
  let removed = 0
  for (const name of names) {
    const file = path.join(folder, name)
    const found = await stat(file).catch(() => undefined)
    if (found === undefined || Date.now() - found.mtimeMs < MAX_INCOMING_AGE) continue
    await rm(file, { force: true })
    removed++
  }
  return removed
}

async function sweepOrphans(ctx: AppContext): Promise<number> {
  const { database, media } = ctx
  let removed = 0
  for (;;) {
    const now = ctx.clock()
    const keys = await unattachedKeys(database, new Date(now.getTime() - MAX_ORPHAN_AGE), BATCH)
    if (keys.length === 0) return removed
    // An export holds them; they are swept another time.
    if (!(await retireFiles({ database, store: media.store, now }, keys))) return removed
    removed += keys.length
    if (keys.length < BATCH) return removed
  }
}

/** Removes abandoned files every hour. */
export function mediaSweepJob(ctx: AppContext): Job {
  return {
    name: 'sweep media files',
    interval: HOUR,
    async run() {
      await sweepMedia(ctx)
      return undefined
    },
  }
}
