import { randomUUID } from 'node:crypto'
import {
  renewJobLease,
  takeImportJob,
  type JobLease,
  type ImportJob,
} from '../../../data/imports/jobs.ts'
import type { ImportSite } from './import-site.ts'
import { runJob, type JobOutcome } from './run-job.ts'
import type { JobWork } from './work.ts'
import { startLeaseRenewal } from '../lease-renewal.ts'

/**
 * For how long a job belongs to a node that is not heard of any more. A node that lives says so three
 * times as often.
 */
export const LEASE_MILLISECONDS = 15_000

/** What a node takes jobs with. */
export interface ImportWorker extends Omit<JobWork, 'holder' | 'signal'> {
  readonly signal: AbortSignal
  /** Told of failures that are our own fault. */
  readonly onFailure: (error: unknown) => void
  /** Told of each job that this node has taken, when it leaves it. */
  readonly onOutcome?: (job: ImportJob, outcome: JobOutcome) => void
}

/**
 * Works on jobs that are due, one after the other, until there is none or the worker is told to stop.
 * Several nodes may do so at the same time: each job is taken by one of them.
 * @param only the one job that is wanted
 * @returns what became of the last one; undefined when there was none
 */
export async function workOnImports(
  site: ImportSite,
  worker: ImportWorker,
  only?: number,
): Promise<JobOutcome | undefined> {
  let outcome: JobOutcome | undefined
  while (!worker.signal.aborted) {
    const holder = randomUUID()
    const job = await takeImportJob(site.database, holdOf(site, holder), only)
    if (job === undefined) return outcome
    outcome = await keptJob(site, job, holder, worker)
    worker.onOutcome?.(job, outcome)
  }
  return outcome
}

function holdOf(site: ImportSite, holder: string): JobLease {
  const now = site.clock()
  return { holder, now, until: new Date(now.getTime() + LEASE_MILLISECONDS) }
}

/** Works on a job and tells meanwhile that it is being worked on. */
async function keptJob(
  site: ImportSite,
  job: ImportJob,
  holder: string,
  { signal, onFailure, ...rest }: ImportWorker,
): Promise<JobOutcome> {
  const gone = new AbortController()
  const renew = async (): Promise<void> => {
    if (!(await renewJobLease(site.database, job.id, holdOf(site, holder)))) gone.abort()
  }
  const stopRenewing = startLeaseRenewal(renew, LEASE_MILLISECONDS, onFailure)
  try {
    const work = { ...rest, holder, signal: AbortSignal.any([signal, gone.signal]) }
    return await runJob(site, job, work, onFailure)
  } finally {
    stopRenewing()
  }
}
