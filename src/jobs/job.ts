import type { AppContext } from '../context.ts'
import { DatabaseFailure } from '../data/database/database-failure.ts'
import { inJobSpan } from '../tracing/spans.ts'

/** Background work that repeats for as long as a node runs. */
export interface Job {
  readonly name: string
  /** The longest time between two runs, in milliseconds; `Infinity` for a job that runs once. */
  readonly interval: number
  /**
   * Does what is due. An error is logged, and the job runs again in minutes.
   * @param signal is aborted when the node stops
   * @returns milliseconds until more is due; nothing where that is not known
   */
  run(signal: AbortSignal): Promise<number | undefined>
  /** Change notices that bring the next run forward, and how long to wait after one. */
  readonly wakeOn?: {
    readonly topic: Parameters<AppContext['database']['changes']['onChange']>[0]
    readonly delay: number
  }
  /** How many runs may overlap on a node; 1 by default. */
  readonly concurrency?: number
  /** Releases what the job holds after its last run. */
  close?(): void
}

/** What jobs run with. */
export interface JobContext extends Pick<AppContext, 'database' | 'log'> {
  /** Called after each run. */
  readonly onRun?: (job: string, result: 'done' | 'failed', seconds: number) => void
}

export interface RunningJob {
  /** Starts no further runs, and resolves when those in progress have ended. */
  stop(): Promise<void>
}

/** The shortest time between the end of a run and the next run that the job itself requests. */
const MIN_WAIT = 200

const MINUTE = 60_000
/** The longest time from a failure to the next run; the first is one minute, each further twice that. */
const MAX_RETRY_WAIT = 10 * MINUTE

/** Starts a job, whose first run begins at once. */
export function startJob(ctx: JobContext, job: Job): RunningJob {
  const { database } = ctx
  const stopping = new AbortController()
  const workers = Array.from({ length: job.concurrency ?? 1 }, () =>
    startWorker(job, stopping.signal, ctx),
  )
  const { wakeOn } = job
  if (wakeOn !== undefined) {
    database.changes.onChange(wakeOn.topic, () => {
      for (const worker of workers) worker.wake(wakeOn.delay)
    })
  }
  return {
    async stop() {
      stopping.abort()
      await Promise.all(workers.map((worker) => worker.stop()))
      job.close?.()
    },
  }
}

interface Worker extends RunningJob {
  /** Schedules the next run after this many milliseconds, unless it is due earlier. */
  wake(delay: number): void
}

/** Runs a job again and again, never twice at a time. */
function startWorker(job: Job, signal: AbortSignal, { log, onRun }: JobContext): Worker {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let dueAt = Infinity
  let failures = 0

  const run = async (): Promise<void> => {
    const startedAt = performance.now()
    const report = (result: 'done' | 'failed'): void =>
      onRun?.(job.name, result, (performance.now() - startedAt) / 1000)
    let wait: number | undefined
    try {
      wait = await inJobSpan(job.name, () => job.run(signal))
      failures = 0
      report('done')
    } catch (error) {
      report('failed')
      // A database outage is logged once for everything that fails because of it.
      if (!(error instanceof DatabaseFailure))
        log.error({ err: error, job: job.name }, 'a background job failed')
      wait = Math.min(MINUTE * 2 ** failures++, MAX_RETRY_WAIT)
    }
    running = undefined
    wake(Math.max(Math.min(wait ?? Infinity, job.interval), MIN_WAIT))
  }
  const begin = (): void => {
    // Changes during the run set it again: the run may not see them.
    dueAt = Infinity
    timer = undefined
    running = run()
  }
  const wake = (delay: number): void => {
    // Monotonic, since the time of day may be set back.
    const wanted = performance.now() + delay
    // Of the many notices that precede a run, the first has set the timer.
    if (wanted >= dueAt && timer !== undefined) return
    dueAt = Math.min(dueAt, wanted)
    if (running !== undefined || signal.aborted || dueAt === Infinity) return
    clearTimeout(timer)
    timer = setTimeout(begin, Math.max(dueAt - performance.now(), 0))
    timer.unref()
  }
  begin()
  return {
    wake,
    async stop() {
      clearTimeout(timer)
      await running
    },
  }
}
