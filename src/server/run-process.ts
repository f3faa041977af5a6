import type { Logger } from 'pino'
import { isExpected, firstLineOf } from '../operator-error.ts'

export interface StopRequest {
  /** Other nodes may take over, so keep serving for a while. */
  readonly drain: boolean
  /** When everything left is cut off, as a time of `performance.now`. */
  readonly deadline: number
}

/** Hooks into the start and stop of the process. */
export interface Lifecycle {
  /** From now on, logs unhandled errors, and limits a stop to this many seconds. */
  configure(settings: { readonly log: Logger; readonly stopSeconds: number }): void
  /** Registers the step that stops accepting connections: the first one of every stop. */
  stopFirst(close: (stop: StopRequest) => Promise<void>): void
  /** Registers a step for the stop; steps run in reverse order. */
  onStop(step: () => Promise<void>): void
  /** Waits for a part of the start that may be left undone when the process stops. */
  unlessStopped<T>(work: Promise<T>): Promise<T>
}

/** Launchers such as npm forward a Ctrl-C that the terminal has already sent to this process. */
const ECHO_MILLISECONDS = 1000

/** Thrown to abandon a start after a stop signal. */
class Interrupted extends Error {}

/**
 * Runs the process until SIGINT or SIGTERM, then its stop steps; SIGTERM lets it drain first. A
 * signal during the start abandons it. A second signal ends the process immediately. A failed start
 * prints one line on stderr and exits with code 1, as does a stop that takes too long.
 */
export async function runProcess(start: (lifecycle: Lifecycle) => Promise<void>): Promise<void> {
  const steps: (() => Promise<void>)[] = []
  const interruption = new AbortController()
  const { signal: interrupted } = interruption
  let settings: { readonly log: Logger; readonly stopSeconds: number } | undefined
  let closeServer: ((stop: StopRequest) => Promise<void>) | undefined
  let started = false
  let stopping: Promise<void> | undefined

  const exit = async (code: number): Promise<never> => {
    await flushed(settings?.log)
    process.exit(code)
  }
  const runSteps = async (drain: boolean): Promise<void> => {
    const { log, stopSeconds = 0 } = settings ?? {}
    const deadline = performance.now() + stopSeconds * 1000
    const shut = async (): Promise<void> => closeServer?.({ drain, deadline })
    await runStopSteps([shut], log)
    // What the start opened in the meantime is closed as well.
    await starting.catch(() => undefined)
    await runStopSteps(steps.splice(0), log)
    if (closeServer !== undefined) log?.info('stopped')
  }
  const stop = (code: number, drain = false): Promise<void> => {
    if (stopping !== undefined) return stopping
    const { log, stopSeconds } = settings ?? {}
    if (stopSeconds !== undefined) {
      setTimeout(() => {
        log?.error({ seconds: stopSeconds }, 'the stop took too long; what is left is cut')
        void exit(1)
      }, stopSeconds * 1000)
    }
    stopping = runSteps(drain).then(() => exit(code))
    return stopping
  }
  const lifecycle: Lifecycle = {
    configure(given) {
      settings = given
      handleUncaughtErrors(given.log, () => void stop(1))
    },
    stopFirst(close) {
      closeServer = close
      interrupted.throwIfAborted()
    },
    onStop(step) {
      steps.unshift(step)
      // A signal has arrived since the last step: start nothing more.
      interrupted.throwIfAborted()
    },
    unlessStopped: (work) => Promise.race([work, rejectedOn(interrupted)]),
  }
  const starting = start(lifecycle)
  onStopSignals((signal) => {
    settings?.log.info({ signal }, 'stopping')
    interruption.abort(new Interrupted())
    void stop(0, started && signal === 'SIGTERM')
  })
  try {
    await starting
    started = true
  } catch (error) {
    if (!interrupted.aborted) reportStartFailure(error, settings?.log)
    await stop(1)
  }
}

/** Rejects when the signal is aborted. */
const rejectedOn = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const abandon = (): void => reject(signal.reason as Error)
    if (signal.aborted) abandon()
    else signal.addEventListener('abort', abandon, { once: true })
  })

function reportStartFailure(error: unknown, log: Logger | undefined): void {
  if (!isExpected(error)) log?.fatal({ err: error }, 'startup failed')
  process.stderr.write(`Almanac cannot start: ${firstLineOf(error)}\n`)
}

/** Runs all steps, also after one has failed. */
async function runStopSteps(steps: readonly (() => Promise<void>)[], log: Logger | undefined) {
  for (const step of steps) {
    await step().catch((error: unknown) => log?.error({ err: error }, 'a stop step failed'))
  }
}

/** Waits until the last log lines are written or cannot be. */
const flushed = (log: Logger | undefined): Promise<void> =>
  new Promise((resolve) => {
    if (log === undefined) resolve()
    else log.flush(() => resolve())
  })

function onStopSignals(stop: (signal: NodeJS.Signals) => void): void {
  let first: number | undefined
  for (const [signal, number] of [
    ['SIGINT', 2],
    ['SIGTERM', 15],
  ] as const) {
    process.on(signal, () => {
      if (first === undefined) {
        first = Date.now()
        stop(signal)
      } else if (Date.now() - first > ECHO_MILLISECONDS) {
        process.exit(128 + number)
      }
    })
  }
}

function handleUncaughtErrors(log: Logger, stop: () => void): void {
  process.on('unhandledRejection', (reason) => {
    log.error({ err: reason }, 'unhandled promise rejection')
  })
  // The state of the process is unknown now; only a new process is safe.
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught exception')
    stop()
  })
}
