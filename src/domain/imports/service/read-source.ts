import { updateJob, type ImportJob, type JobChanges } from '../../../data/imports/jobs.ts'
import { readValidators } from '../../../data/imports/sources.ts'
import type { Parsed } from '../parsed.ts'
import { batchSizeFor } from './batches.ts'
import type { ImportSite } from './import-site.ts'
import { MAX_ROWS, parseSource } from './parse-source.ts'
import { ImportProblem } from './problem.ts'
import { openSource, type OpenSource, type SourceVersion } from './source.ts'
import { LeaseLost, stageItems } from './stage.ts'
import { WorkStopped, type JobWork } from './work.ts'

/**
 * Called with the progress of the job; states and percentages of
 * behaviour/imports.md#import-service.
 */
export type ReportState = (message: string, percentage: number) => Promise<void>

/**
 * Fetches and parses the source of a job and stages its items.
 * @returns the updated job, or undefined if the source is unchanged
 * @throws ImportProblem, LeaseLost, WorkStopped
 */
export async function readSource(
  site: ImportSite,
  job: ImportJob,
  work: JobWork,
  report: ReportState,
): Promise<ImportJob | undefined> {
  await change(site, job, work, { state: 'fetching' })
  await report('Fetching the source.', 5)
  const source = work.openOwn?.() ?? (await openScheduled(site, job))
  if (source === undefined) return undefined
  await change(site, job, work, { state: 'parsing' })
  await report('Reading the source.', 10)
  const { origin, options, url } = job
  const limits = work.openOwn === undefined && { mostRows: MAX_ROWS }
  const reading = { origin, options, url, ...limits }
  const parts = parseSource(site, source, reading)
  const within = work.openOwn === undefined ? withinTime(parts, LONGEST_READING) : parts
  const parsed = untilStopped(within, work.signal)
  const staged = await stageItems(site.database, parsed, {
    jobId: job.id,
    holder: work.holder,
    ...(work.openOwn === undefined && { mostItems: MOST_ITEMS }),
    onProgress: (items) => work.onProgress?.({ state: 'parsing', done: items, total: items }),
  })
  const read = {
    ...staged,
    batchSize: batchSizeFor(staged.total),
    state: 'pushing' as const,
    batchesDone: 0,
    attempts: 0,
    validators: { ...storedVersion(source.version, site.clock()) },
  }
  await change(site, job, work, { ...read, dropSource: true })
  return { ...job, ...read }
}

async function openScheduled(site: ImportSite, job: ImportJob): Promise<OpenSource | undefined> {
  if (job.scheduleId === 0) return openSource(site, job)
  const stored = await readValidators(site.database, job.scheduleId)
  return openSource(site, job, knownVersion(stored, site.clock()))
}

/** @throws LeaseLost */
async function change(
  { database }: ImportSite,
  { id }: ImportJob,
  { holder }: JobWork,
  changes: JobChanges,
): Promise<void> {
  if (!(await updateJob(database, id, holder, changes))) throw new LeaseLost()
}

/** Most items of a fetched or uploaded source; series turn a few lines into many. */
const MOST_ITEMS = 100_000

/** In milliseconds; malicious files can be slow to parse. */
const LONGEST_READING = 600_000

/** @throws ImportProblem error:too-large */
async function* withinTime(
  parsed: AsyncIterable<Parsed>,
  milliseconds: number,
): AsyncGenerator<Parsed> {
  const begun = performance.now()
  for await (const one of parsed) {
    if (performance.now() - begun > milliseconds) {
      throw new ImportProblem('error:too-large', 'The source is too expensive to read.')
    }
    yield one
  }
}

/** @throws WorkStopped */
async function* untilStopped(
  parsed: AsyncIterable<Parsed>,
  signal: AbortSignal,
): AsyncGenerator<Parsed> {
  for await (const one of parsed) {
    if (signal.aborted) throw new WorkStopped()
    yield one
  }
}

/** The import window moves, so an unchanged source yields other occurrences after a day. */
const FRESH = 86_400_000

/** What a schedule stores about the source version of its last run. */
function storedVersion(version: SourceVersion | undefined, now: Date): object {
  return version === undefined ? {} : { ...version, readAt: now.toISOString() }
}

/** The version that need not be read again; undefined if it was read too long ago. */
function knownVersion(
  stored: Readonly<Record<string, unknown>>,
  now: Date,
): SourceVersion | undefined {
  const { etag, lastModified, digest, readAt } = stored
  if (typeof digest !== 'string' || typeof readAt !== 'string') return undefined
  const age = now.getTime() - Date.parse(readAt)
  if (!(age >= 0 && age < FRESH)) return undefined
  return {
    etag: typeof etag === 'string' ? etag : '',
    lastModified: typeof lastModified === 'string' ? lastModified : '',
    digest,
  }
}
