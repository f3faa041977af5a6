import type { Logger } from 'pino'
import { loadConfig, type Config } from '../config/config.ts'
import { createContext, inBackground, type AppContext } from '../context.ts'
import { applyMigrations, openDatabaseServer } from '../data/database/open-database-server.ts'
import { isUndefinedTable } from '../data/database/database-errors.ts'
import { isExpected, firstLineOf, OperatorError } from '../operator-error.ts'
import { createLog } from '../adapters/log/logging.ts'

export interface CommandSite {
  readonly config: Config
  /** Without a pooler: a command is one process. */
  readonly databaseUrl: string
  readonly log: Logger
  readonly applied: readonly string[]
  /** Runs what has to end by itself, soon after the signal is aborted, when the command is stopped. */
  readonly interruptible: Interruption['run']
}

interface CommandOptions {
  /** Whether to apply pending migrations; commands that only read leave the database unchanged. */
  readonly migrates: boolean
}

/**
 * Runs a command on the database of the site. Errors are printed as one line on stderr, with exit
 * code 1; stdout is for the result.
 */
export async function runCommand(
  work: (site: CommandSite) => Promise<void>,
  options: CommandOptions = { migrates: true },
): Promise<void> {
  process.stdout.once('error', reportUnprinted)
  const interruption = createInterruption()
  const finished = runOnServer(work, options, {
    interruption,
    // What is interruptible ends by itself, and says how it was left.
    onStop: async (stopServer) => {
      await ((await interruption.interrupt()) ? finished : stopServer())
    },
  }).catch((error: unknown) => reportFailure(error, interruption))
  await finished
}

interface Stopping {
  readonly interruption: Interruption
  /** Called at a signal. */
  readonly onStop: (stopServer: () => Promise<void>) => Promise<void>
}

async function runOnServer(
  work: (site: CommandSite) => Promise<void>,
  { migrates }: CommandOptions,
  { interruption, onStop }: Stopping,
): Promise<void> {
  const config = loadConfig()
  // Messages about the database server are for the log of a service, not for a command.
  const log = createLog(config.logLevel === 'info' ? 'warn' : config.logLevel, 'stderr')
  const server = await openDatabaseServer(config.database, log, 'command')
  stopOnSignal(async () => {
    // That the database goes away is no news any more.
    log.level = 'silent'
    await onStop(() => server.stop())
  })
  try {
    const applied = migrates ? await applyMigrations(server.directUrl, log) : []
    const { run: interruptible } = interruption
    await work({ config, databaseUrl: server.directUrl, log, applied, interruptible })
  } finally {
    await server.stop()
  }
}

/** Whatever fails after a signal fails because of it. */
function reportFailure(error: unknown, { isInterrupted }: Interruption): void {
  const reason = isInterrupted() && !(error instanceof OperatorError) ? INTERRUPTED : error
  const stack = reason instanceof Error && !isExpected(reason) ? reason.stack : undefined
  process.stderr.write(`error: ${stack ?? firstLineOf(reason)}\n`)
  process.exitCode = 1
}

const INTERRUPTED = new OperatorError('The command was interrupted.')

/** Nobody reads on where the result goes to a program that has ended, such as `head`. */
function reportUnprinted(error: NodeJS.ErrnoException): void {
  if (error.code === 'EPIPE') return
  process.stderr.write(`error: The result could not be printed: ${firstLineOf(error)}\n`)
  process.exitCode = 1
}

/** Runs a command with an application context. */
export function runWithContext(
  work: (ctx: AppContext, site: Pick<CommandSite, 'interruptible'>) => Promise<void>,
  options?: CommandOptions,
): Promise<void> {
  return runCommand(async ({ config, databaseUrl, log, interruptible }) => {
    const ctx = await createContext({ config, databaseUrl, log }).catch((error: unknown) => {
      throw isUndefinedTable(error) ? new OperatorError(NO_SITE) : error
    })
    try {
      await work(inBackground(ctx, 'cli'), { interruptible })
    } finally {
      await ctx.close()
    }
  }, options)
}

const NO_SITE = 'The database contains no site: start the service, or run "almanac migrate".'

/** Prints the result of a command: one line of JSON, or lines of text. */
export function printResult(
  json: boolean | undefined,
  value: unknown,
  lines: readonly string[],
): void {
  const text = json === true ? JSON.stringify(value) : lines.map(printable).join('\n')
  process.stdout.write(`${text}\n`)
}

/**
 * Names are what people have typed, and answers what other servers send: neither may steer the terminal of
 * whoever reads them. Some languages and signs need joiners.
 */
const printable = (line: string): string =>
  line.replaceAll(/(?![\u{200C}\u{200D}])\p{C}/gu, '\u{FFFD}')

/** Ends what is interruptible, and stops the database server if this command is its only user. */
function stopOnSignal(stop: () => Promise<void>): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void stop().finally(() => process.exit(130)))
  }
}

/** What a command does that must not be cut off in the middle. */
interface Interruption {
  readonly run: <T>(work: (signal: AbortSignal) => Promise<T>) => Promise<T>
  /** Aborts the signal of all work, and waits for its end. @returns whether there was any */
  interrupt(): Promise<boolean>
  readonly isInterrupted: () => boolean
}

function createInterruption(): Interruption {
  const stopping = new AbortController()
  const running = new Set<Promise<unknown>>()
  return {
    async run(work) {
      const promise = work(stopping.signal)
      running.add(promise)
      try {
        return await promise
      } finally {
        running.delete(promise)
      }
    },
    async interrupt() {
      stopping.abort(INTERRUPTED)
      return (await Promise.allSettled(running)).length > 0
    },
    isInterrupted: () => stopping.signal.aborted,
  }
}
