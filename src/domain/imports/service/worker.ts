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

/** Duration of a node's lease on a job. Live nodes renew it three times as often. */
export const LEASE_MILLISECONDS = 15_000

/** Context with which a node takes jobs. */
export interface ImportWorker extends Omit<JobWork, 'holder' | 'signal'> {
  readonly signal: AbortSignal
  /** Called with unexpected failures. */
  readonly onFailure: (error: unknown) => void
  /** Called with each job that this node has worked on and released. */
  readonly onOutcome?: (job: ImportJob, outcome: JobOutcome) => void
}

/**
 * Works on due jobs one after the other until there are none or the worker is stopped. Several
 * nodes may do so concurrently: each job is taken by one of them.
 * @param only restricts the worker to this job
 * @returns the outcome of the last job; undefined if there was none
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

/** Works on a job while renewing its lease. */
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
