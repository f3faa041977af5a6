import {
  updateJob,
  findLeasedJob,
  finishJob,
  lockLeasedJob,
  type ImportJob,
} from '../../../data/imports/jobs.ts'
import { storeValidators } from '../../../data/imports/sources.ts'
import { percentageAfter } from './batches.ts'
import { sendCallback, stateBody, type ReportedState } from './callbacks.ts'
import { deliverItems, UnansweredCallback } from './deliver.ts'
import type { ImportSite } from './import-site.ts'
import { ImportProblem } from './problem.ts'
import { readSource } from './read-source.ts'
import { LeaseLost } from './stage.ts'
import { WorkStopped, type JobWork } from './work.ts'

export type JobOutcome =
  | { readonly kind: 'done' | 'failed'; readonly slug: string; readonly message: string }
  /** To be continued later, on any node. */
  | { readonly kind: 'resting'; readonly until: Date }
  /** Another node has taken it, or its record was deleted. */
  | { readonly kind: 'lost' }

const SECOND = 1000
/**
 * Seconds between retries (behaviour/imports.md#import-service); the job fails after the last one.
 */
const WAITS = [10, 20, 40, 80, 160] as const

/**
 * Works on a job until it ends or has to wait (behaviour/imports.md#import-service). Progress is
 * persistent: the next node continues where this one stopped.
 * @param onFailure called with unexpected failures
 */
export async function runJob(
  site: ImportSite,
  job: ImportJob,
  work: JobWork,
  onFailure: (error: unknown) => void,
): Promise<JobOutcome> {
  try {
    const read = job.state === 'pushing' ? job : await readJob(site, job, work)
    if (read === undefined) {
      const message = 'The source has not changed.'
      await sendState(job, work, 'success', { message, slug: SUCCESS, percentage: 100 })
      return await end(site, job, work, { kind: 'done', slug: SUCCESS, message })
    }
    await deliverItems(site, read, work)
    const { total, scheduleId } = read
    if (scheduleId > 0) await storeValidators(site.database, scheduleId, read.validators)
    const message = `Imported ${total} items.`
    return await end(site, job, work, { kind: 'done', slug: SUCCESS, message })
  } catch (error) {
    return afterFailure(site, job, work, error, onFailure)
  }
}

const SUCCESS = 'success:imported'

const readJob = (site: ImportSite, job: ImportJob, work: JobWork): Promise<ImportJob | undefined> =>
  readSource(site, job, work, (message, percentage) =>
    sendState(job, work, 'pending', { message, slug: 'pending', percentage }),
  )

/** @throws UnansweredCallback */
async function sendState(
  job: ImportJob,
  { client }: JobWork,
  state: ReportedState,
  progress: { message: string; slug: string; percentage: number },
): Promise<void> {
  const answer = await sendCallback(client, job, 'state', stateBody(job.batchHash, state, progress))
  if (answer.kind !== 'accepted') throw new UnansweredCallback(answer)
}

async function afterFailure(
  site: ImportSite,
  before: ImportJob,
  work: JobWork,
  error: unknown,
  onFailure: (error: unknown) => void,
): Promise<JobOutcome> {
  // Progress is what has been stored, not what was known at the start.
  const job = await findLeasedJob(site.database, before.id, work.holder)
  if (error instanceof LeaseLost || job === undefined) return { kind: 'lost' }
  if (error instanceof WorkStopped) return rest(site, job, work, { seconds: 0 })
  if (error instanceof UnansweredCallback) return afterRefusal(site, job, work, error)
  if (error instanceof ImportProblem) return afterProblem(site, job, work, error)
  onFailure(error)
  return afterProblem(site, job, work, unknownProblem)
}

const unknownProblem = new ImportProblem('error:internal', 'The import could not continue.', {
  passing: true,
})

async function afterRefusal(
  site: ImportSite,
  job: ImportJob,
  work: JobWork,
  { answer }: UnansweredCallback,
): Promise<JobOutcome> {
  if (answer.kind === 'wait') return rest(site, job, work, { seconds: answer.seconds })
  if (answer.kind === 'broken') return afterProblem(site, job, work, unknownProblem)
  // The record has changed, so the site would refuse a state callback too.
  const message = `The site no longer expects this import: ${answer.reason}.`
  return end(site, job, work, { kind: 'failed', slug: 'error:internal', message })
}

/** Retries temporary problems; reports all others to the record. */
async function afterProblem(
  site: ImportSite,
  job: ImportJob,
  work: JobWork,
  { slug, message, passing, retryAfter = 0 }: ImportProblem,
): Promise<JobOutcome> {
  const wait = WAITS[job.attempts]
  if (passing && wait !== undefined) {
    const seconds = Math.max(wait, retryAfter)
    return rest(site, job, work, { seconds, attempts: job.attempts + 1 })
  }
  const percentage = percentageOf(job)
  try {
    await sendState(job, work, 'failed', { message, slug, percentage })
  } catch (error) {
    if (!(error instanceof UnansweredCallback)) throw error
    const { answer } = error
    if (answer.kind === 'wait') return rest(site, job, work, { seconds: answer.seconds })
  }
  return end(site, job, work, { kind: 'failed', slug, message })
}

function percentageOf(job: ImportJob): number {
  if (job.state === 'pushing') return percentageAfter(job, job.batchesDone - 1)
  return job.state === 'parsing' ? 10 : 5
}

async function rest(
  site: ImportSite,
  job: ImportJob,
  work: JobWork,
  { seconds, attempts }: { readonly seconds: number; readonly attempts?: number },
): Promise<JobOutcome> {
  const until = new Date(site.clock().getTime() + seconds * SECOND)
  const changes = { restUntil: until, ...(attempts !== undefined && { attempts }) }
  const kept = await updateJob(site.database, job.id, work.holder, changes)
  return kept ? { kind: 'resting', until } : { kind: 'lost' }
}

type Ending = Extract<JobOutcome, { slug: string }>

function end(
  site: ImportSite,
  job: ImportJob,
  { holder }: JobWork,
  ending: Ending,
): Promise<JobOutcome> {
  return site.database.transact(async (tx) => {
    if (!(await lockLeasedJob(tx, job.id, holder))) return { kind: 'lost' }
    const { kind: state, slug, message } = ending
    await finishJob(tx, job.id, { state, slug, message, now: site.clock() })
    return ending
  })
}
