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
import { cancelRecord } from '../domain/imports/end-record.ts'
import type { ReadOptions } from '../domain/imports/service/queue.ts'
import { workOnImports } from '../domain/imports/service/worker.ts'
import type { JobProgress } from '../domain/imports/service/work.ts'
import { createCallbackClient } from '../jobs/import-callbacks.ts'
import { firstLineOf, OperatorError } from '../operator-error.ts'

export interface CalendarImport extends Omit<NewImport, 'source' | 'start' | 'options'> {
  /** A URL or the path of a local file. */
  readonly location: string
  readonly reading: ReadOptions
  readonly caller: Caller
  readonly onProgress: (progress: JobProgress) => void
  /** Interrupts it between two steps. */
  readonly signal: AbortSignal
}

export interface FinishedImport {
  readonly recordId: number
  readonly jobId: number
  readonly job: JobSummary
}

/** How often to check a job that a running service has taken over, in milliseconds. */
const POLL_INTERVAL = 500
/** A limit for each pause; jobs wait minutes for servers that do not respond. */
const MAX_WAIT = 15_000

/**
 * Imports a file or an address, and waits for the end. This process does the work, with the same
 * steps and callbacks as a service; a service on the same database continues if this process dies or is
 * interrupted. A file that only this process has is an exception: until it has been read, the import is cancelled.
 * @throws OperatorError
 */
export async function runCalendarImport(
  ctx: AppContext,
  { location, reading, caller, onProgress, signal, ...input }: CalendarImport,
): Promise<FinishedImport> {
  if (!(await ctx.settings()).importWorker) throw new OperatorError(NO_WORKER)
  const source = isAddress(location) ? { url: webAddress(location) } : await fileSource(location)
  let jobId: number | undefined
  const { row } = await createRecord(ctx, caller, { ...input, source }, async (tx, queued, now) => {
    const { recordId, importId, origin, batchHash, secret } = queued
    const job = { recordId, importId, origin, batchHash, secret, options: { ...reading } }
    jobId = await insertImportJob(tx, 'url' in source ? { ...job, url: source.url } : job, now)
  })
  if (jobId === undefined) throw new Error('An import was not queued.')
  const worker = {
    client: createCallbackClient(createApi(ctx).ask),
    signal,
    onFailure: (error: unknown) =>
      ctx.log.error({ err: error }, 'an import failed and will be retried'),
    onProgress,
    ...('url' in source ? {} : { openOwn: () => openFile(location) }),
  }
  for (;;) {
    const outcome = await workOnImports(ctx, worker, jobId)
    const job = await findJob(ctx.database, jobId)
    if (job === undefined) throw new OperatorError('The import was removed by another process.')
    if (job.state === 'done' || job.state === 'failed') return { recordId: row.id, jobId, job }
    if (signal.aborted)
      throw await interruptedImport(ctx, row.id, 'url' in source ? undefined : job)
    if (outcome?.kind === 'resting') {
      const wait = outcome.until.getTime() - ctx.clock().getTime()
      await waitFor(Math.min(Math.max(wait, 0), MAX_WAIT), signal)
    } else await waitFor(POLL_INTERVAL, signal)
  }
}

const waitFor = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  pause(milliseconds, undefined, { signal }).catch(() => undefined)

/**
 * Leaves an import to the services, unless nobody else has its source.
 * @param job of a file that only this process has
 */
async function interruptedImport(
  ctx: AppContext,
  recordId: number,
  job: JobSummary | undefined,
): Promise<OperatorError> {
  if (job === undefined || job.state === 'pushing') {
    return new OperatorError(`Interrupted: a service continues import ${recordId}.`)
  }
  await cancelRecord(ctx, recordId)
  return new OperatorError(`Interrupted: import ${recordId} was cancelled before it began.`)
}

const NO_WORKER =
  'The setting "import_worker" is off: another program reads the sources of imports.'

export const isAddress = (location: string): boolean => /^(?:https?|webcals?):/i.test(location)

/** Replaces `webcal:`, the scheme of calendar subscriptions. */
const webAddress = (location: string): string => location.replace(/^webcals?:/i, 'https:')

/** @throws OperatorError for a file that cannot be read */
async function fileSource(file: string) {
  try {
    const handle = await open(file)
    const stats = await handle.stat()
    await handle.close()
    if (stats.isDirectory()) throw new OperatorError(`"${file}" is a folder.`)
  } catch (error) {
    if (error instanceof OperatorError) throw error
    throw new OperatorError(`The file cannot be read: ${firstLineOf(error)}.`)
  }
  return { name: path.basename(file), content: new Uint8Array() }
}

/** Streams a local file, which may have any size. */
function openFile(file: string) {
  return { chunks: createReadStream(file) as AsyncIterable<Uint8Array>, type: '' }
}
