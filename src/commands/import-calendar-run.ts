import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createApi } from '../api.ts'
import type { AppContext } from '../context.ts'
import { findJob, type JobSummary } from '../data/imports/jobs.ts'
import { insertImportJob } from '../data/imports/queue.ts'
import type { Caller } from '../domain/accounts/caller.ts'
import { createRecord, type NewImport } from '../domain/imports/create-record.ts'
import type { ReadingWishes } from '../domain/imports/service/queue.ts'
import { workOnImports } from '../domain/imports/service/worker.ts'
import type { JobProgress } from '../domain/imports/service/work.ts'
import { createCallbackClient } from '../jobs/import-callbacks.ts'
import { lineOf, OperatorError } from '../lifecycle/failure.ts'

/** What the command line asks for. */
export interface CalendarImport extends Omit<NewImport, 'source' | 'start' | 'options'> {
  /** An address of the web, or the path of a file of this machine. */
  readonly place: string
  readonly reading: ReadingWishes
  readonly caller: Caller
  readonly onProgress: (progress: JobProgress) => void
}

/** What came of an import. */
export interface FinishedImport {
  readonly recordId: number
  readonly jobId: number
  readonly job: JobSummary
}

/** How often a job is looked at that a running service has taken over, in milliseconds. */
const LOOK = 500
/** Jobs wait some minutes for servers that do not answer. */
const LONGEST_WAIT = 15_000

/**
 * Imports a file or an address, and waits for the end. The work is done here, by the same steps and
 * callbacks as in a service; one that runs on the same database goes on if this process dies.
 * @throws OperatorError
 */
export async function runCalendarImport(
  ctx: AppContext,
  { place, reading, caller, onProgress, ...input }: CalendarImport,
): Promise<FinishedImport> {
  if (!(await ctx.settings()).importWorker) throw new OperatorError(NO_WORKER)
  const source = isAddress(place) ? { url: webAddress(place) } : await fileSource(place)
  let jobId: number | undefined
  const { row } = await createRecord(ctx, caller, { ...input, source }, async (tx, queued, now) => {
    const { recordId, importId, origin, batchHash, secret } = queued
    const job = { recordId, importId, origin, batchHash, secret, options: { ...reading } }
    jobId = await insertImportJob(tx, 'url' in source ? { ...job, url: source.url } : job, now)
  })
  if (jobId === undefined) throw new Error('An import was not queued.')
  const worker = {
    client: createCallbackClient(createApi(ctx).ask),
    signal: new AbortController().signal,
    onFailure: (error: unknown) => ctx.log.error({ err: error }, 'an import failed; trying again'),
    onProgress,
    ...('url' in source ? {} : { openOwn: () => openFile(place) }),
  }
  for (;;) {
    const outcome = await workOnImports(ctx, worker, jobId)
    const job = await findJob(ctx.database, jobId)
    if (job === undefined) throw new OperatorError('The import was removed by somebody else.')
    if (job.state === 'done' || job.state === 'failed') return { recordId: row.id, jobId, job }
    if (outcome?.kind === 'resting') {
      const wait = outcome.until.getTime() - ctx.clock().getTime()
      await pause(Math.min(Math.max(wait, 0), LONGEST_WAIT))
    } else await pause(LOOK)
  }
}

const NO_WORKER =
  'Another program reads the sources of imports here: the setting "import_worker" is off.'

export const isAddress = (place: string): boolean => /^(?:https?|webcals?):/i.test(place)

/** `webcal:` is how calendars are subscribed to. */
const webAddress = (place: string): string => place.replace(/^webcals?:/i, 'https:')

/** @throws OperatorError for a file that cannot be read */
async function fileSource(file: string) {
  try {
    const handle = await open(file)
    const stats = await handle.stat()
    await handle.close()
    if (stats.isDirectory()) throw new OperatorError(`"${file}" is a folder.`)
  } catch (error) {
    if (error instanceof OperatorError) throw error
    throw new OperatorError(`The file cannot be read: ${lineOf(error)}.`)
  }
  return { name: path.basename(file), content: new Uint8Array() }
}

/** A file of this machine may be of any size: it is read as it is needed. */
function openFile(file: string) {
  return { chunks: createReadStream(file) as AsyncIterable<Uint8Array>, type: '' }
}
