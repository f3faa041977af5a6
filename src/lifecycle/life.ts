import type { Logger } from 'pino'
import { isExpected, lineOf } from './failure.ts'

/** What a program does at its end. */
export interface Life {
  /** Registers what undoes a step; the steps are undone in reverse order. */
  onStop(step: () => Promise<void>): void
  /** From here on failures that nobody handles reach this log. */
  logTo(log: Logger): void
}

/** A launcher such as npm passes a Ctrl-C on to us that the terminal has sent us already. */
const ECHO_MILLISECONDS = 1000

/** Thrown to leave a start that a signal has overtaken. */
class Interrupted extends Error {}

/**
 * Runs a program from its start until SIGINT or SIGTERM, then undoes its steps. A second signal
 * ends the process at once. A start that fails leaves one line on stderr and the exit code 1.
 */
export async function live(start: (life: Life) => Promise<void>): Promise<void> {
  const steps: (() => Promise<void>)[] = []
  let log: Logger | undefined
  let stopping: Promise<void> | undefined
  let interrupted = false

  const stop = (code: number): Promise<void> => {
    stopping ??= undo(steps, log).then(() => process.exit(code))
    return stopping
  }
  const life: Life = {
    onStop(step) {
      // The step before this one was the last of a start that is to be left.
      steps.unshift(step)
      if (interrupted) throw new Interrupted()
    },
    logTo(given) {
      log = given
      watchFailures(given, () => void stop(1))
    },
  }
  const starting = start(life)
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
    if (!(error instanceof Interrupted)) complain(error, log)
    await stop(error instanceof Interrupted ? 0 : 1)
  }
}

function complain(error: unknown, log: Logger | undefined): void {
  if (!isExpected(error)) log?.fatal({ err: error }, 'the start failed')
  process.stderr.write(`Almanac cannot start: ${lineOf(error)}\n`)
}

/** A step that fails does not keep the others from being undone. */
async function undo(steps: readonly (() => Promise<void>)[], log: Logger | undefined) {
  for (const step of steps) {
    await step().catch((error: unknown) => log?.error({ err: error }, 'a part did not stop well'))
  }
  if (steps.length > 0) log?.info('stopped')
}

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

function watchFailures(log: Logger, stop: () => void): void {
  process.on('unhandledRejection', (reason) => {
    log.error({ err: reason }, 'a promise was rejected and nobody handled it')
  })
  // What threw may have left anything half done: only a new process is known to be sound.
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'an error was thrown and nobody caught it')
    stop()
  })
}
