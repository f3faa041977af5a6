import { updateJob, type ImportJob } from '../../../data/imports/jobs.ts'
import { readProblems, readStaged } from '../../../data/imports/staged-items.ts'
import { batchBody, batchesOf, PROBLEMS_OF_BATCH } from './batches.ts'
import { sendCallback, type CallbackAnswer } from './callbacks.ts'
import type { ImportSite } from './import-site.ts'
import { ImportProblem } from './problem.ts'
import { LeaseLost } from './stage.ts'
import { WorkStopped, type JobWork } from './work.ts'

/** The site did not accept a callback; the answer decides what happens to the job. */
export class UnansweredCallback extends Error {
  override readonly name = 'UnansweredCallback'
  readonly answer: Exclude<CallbackAnswer, { kind: 'accepted' }>

  constructor(answer: Exclude<CallbackAnswer, { kind: 'accepted' }>) {
    super(`The site did not accept a callback: ${answer.kind}.`)
    this.answer = answer
  }
}

/**
 * Delivers the staged items in batches, each with the hash returned for the previous one. A batch
 * whose answer was lost is sent again unchanged, and the site recognizes it.
 * @throws UnansweredCallback; ImportProblem error:no-events, error:internal; LeaseLost, WorkStopped
 */
export async function deliverItems(site: ImportSite, job: ImportJob, work: JobWork): Promise<void> {
  const batches = batchesOf(job)
  let hash = job.batchHash
  for (let batch = job.batchesDone; batch < batches; batch++) {
    if (work.signal.aborted) throw new WorkStopped()
    if (job.total === 0 && batch === batches - 1) throw nothingToDeliver(job)
    const answer = await deliver(site, job, work, { batch, hash })
    if (answer.kind !== 'accepted') throw new UnansweredCallback(answer)
    const done = Math.min((batch + 1) * job.batchSize, job.total)
    work.onProgress?.({ state: 'pushing', done, total: job.total })
    if (answer.next === undefined) return
    hash = answer.next
    const changes = { batchHash: hash, batchesDone: batch + 1, attempts: 0 }
    if (!(await updateJob(site.database, job.id, work.holder, changes))) throw new LeaseLost()
  }
  throw new ImportProblem('error:internal', 'The site has not accepted all items.')
}

async function deliver(
  { database }: ImportSite,
  job: ImportJob,
  { client }: JobWork,
  { batch, hash }: { readonly batch: number; readonly hash: string },
): Promise<CallbackAnswer> {
  const { batchSize } = job
  const items = await readStaged(database, job.id, { from: batch * batchSize, limit: batchSize })
  const problems =
    batch * PROBLEMS_OF_BATCH >= job.problems
      ? []
      : await readProblems(database, job.id, {
          from: batch * PROBLEMS_OF_BATCH,
          limit: PROBLEMS_OF_BATCH,
        })
  return sendCallback(client, job, 'batch', batchBody(job, { batch, hash }, items, problems))
}

function nothingToDeliver({ outside, problems }: ImportJob): ImportProblem {
  const why =
    outside > 0
      ? `The ${outside} events of the source lie outside of the time that is imported.`
      : problems > 0
        ? 'Nothing in the source can be imported.'
        : 'The source has no events.'
  return new ImportProblem('error:no-events', why)
}
