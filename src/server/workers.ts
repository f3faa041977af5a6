import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import type { Logger } from 'pino'
import { OperatorError } from '../operator-error.ts'

/** Processes that serve the same port. */
export interface Workers {
  /** Passes a signal on, and resolves when all workers have ended. None is restarted. */
  stop(signal: 'SIGINT' | 'SIGTERM'): Promise<void>
}

export interface WorkerOptions {
  readonly count: number
  /** Variables that differ from those of this process. */
  readonly environment: Readonly<Record<string, string>>
  readonly log: Logger
  /** Called whenever a worker begins to serve requests. */
  readonly onServing: () => void
  /** Called when one ends before any of them has served. */
  readonly onFailedStart: (error: OperatorError) => void
}

/** What a worker sends to its supervisor. */
const SERVING = 'serving'

/** Pause before restarting a worker; doubled for each consecutive one that never served. */
const RESTART_MILLISECONDS = 500
const LONGEST_RESTART_MILLISECONDS = 30_000

/** Reports to the supervisor, if any, that this process serves requests. */
export const reportServing = (): void => void cluster.worker?.send(SERVING)

/**
 * Starts workers, each a separate node with a share of the port's connections, and restarts those
 * that end. Like nodes on different machines, they share no memory.
 */
export function startWorkers(options: WorkerOptions): Workers {
  const { count, environment, log } = options
  const running = new Set<Worker>()
  const pauses = new Set<NodeJS.Timeout>()
  let stopping = false
  let everServed = false
  let failures = 0

  const start = (): void => {
    const worker = cluster.fork(environment)
    let served = false
    running.add(worker)
    worker.on('message', (message) => {
      if (message !== SERVING) return
      served = everServed = true
      failures = 0
      options.onServing()
    })
    worker.once('exit', (code, signal) => {
      running.delete(worker)
      if (stopping) return
      if (!everServed) {
        options.onFailedStart(new OperatorError('a worker ended before it served a request.'))
        return
      }
      if (!served) failures++
      log.error({ worker: worker.process.pid, code, signal }, 'a worker ended; another one starts')
      startLater()
    })
  }
  const startLater = (): void => {
    const pause = Math.min(RESTART_MILLISECONDS * 2 ** failures, LONGEST_RESTART_MILLISECONDS)
    const timer = setTimeout(() => {
      pauses.delete(timer)
      start()
    }, pause)
    pauses.add(timer)
  }
  for (let started = 0; started < count; started++) start()

  return {
    async stop(signal) {
      stopping = true
      for (const timer of pauses) clearTimeout(timer)
      const ends = [...running].map((worker) => once(worker, 'exit'))
      for (const worker of running) worker.process.kill(signal)
      await Promise.all(ends)
    },
  }
}
