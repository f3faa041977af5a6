import type { Logger } from 'pino'
import { isExpected, firstLineOf } from '../operator-error.ts'

/** Hooks into the start and stop of the process. */
export interface Lifecycle {
  /** Registers a step for the stop; steps run in reverse order. */
  onStop(step: () => Promise<void>): void
  /** Sends unhandled errors to this log from now on. */
  logTo(log: Logger): void
}

/** Launchers such as npm forward a Ctrl-C that the terminal has already sent to this process. */
const ECHO_MILLISECONDS = 1000

/** Thrown to abandon a start after a stop signal. */
class Interrupted extends Error {}

/**
 * Runs the process until SIGINT or SIGTERM, then runs its stop steps. A second signal ends the
 * process at once. A start that fails prints one line on stderr and exits with code 1.
 */
export async function runProcess(start: (lifecycle: Lifecycle) => Promise<void>): Promise<void> {
  const steps: (() => Promise<void>)[] = []
  let log: Logger | undefined
  let stopping: Promise<void> | undefined
  let interrupted = false

  const stop = (code: number): Promise<void> => {
    stopping ??= runStopSteps(steps, log)
      .then(() => flushed(log))
      .then(() => process.exit(code))
    return stopping
  }
  const lifecycle: Lifecycle = {
    onStop(step) {
      // A signal has arrived since the last step: start nothing more.
      steps.unshift(step)
      if (interrupted) throw new Interrupted()
    },
    logTo(logger) {
      log = logger
      handleUncaughtErrors(logger, () => void stop(1))
    },
  }
  const starting = start(lifecycle)
  onStopSignals((signal) => {
    interrupted = true
    log?.info({ signal }, 'stopping')
    void starting.then(
      () => stop(0),
      () => undefined,
    )
  })
  try {
    await starting
  } catch (error) {
    if (!(error instanceof Interrupted)) reportStartFailure(error, log)
    await stop(error instanceof Interrupted ? 0 : 1)
  }
}

function reportStartFailure(error: unknown, log: Logger | undefined): void {
  if (!isExpected(error)) log?.fatal({ err: error }, 'startup failed')
  process.stderr.write(`Almanac cannot start: ${firstLineOf(error)}\n`)
}

/** Runs all steps, also after one has failed. */
async function runStopSteps(steps: readonly (() => Promise<void>)[], log: Logger | undefined) {
  for (const step of steps) {
    await step().catch((error: unknown) => log?.error({ err: error }, 'a stop step failed'))
  }
  if (steps.length > 0) log?.info('stopped')
}

/** Waits until the last lines are out, or nobody takes them. */
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
