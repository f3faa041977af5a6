import type { Logger } from 'pino'
import { loadConfig, type Config } from '../config.ts'
import { createContext, type AppContext } from '../context.ts'
import { bringUpToDate, openDatabaseServer } from '../lifecycle/database-server.ts'
import { isUndefinedTable } from '../data/database.ts'
import { isExpected, lineOf, OperatorError } from '../lifecycle/failure.ts'
import { createLog } from '../logging.ts'

/** What every command gets: a database that is up to date. */
export interface CommandSite {
  readonly config: Config
  readonly databaseUrl: string
  readonly log: Logger
  /** The migrations that were applied for this command. */
  readonly applied: readonly string[]
}

interface CommandOptions {
  /** Commands that only look leave the database as they find it. */
  readonly bringsUpToDate: boolean
}

/**
 * Runs a command on the site's database. An error is one line on stderr and the exit code 1;
 * stdout belongs to the command's answer.
 */
export async function runCommand(
  work: (site: CommandSite) => Promise<void>,
  { bringsUpToDate }: CommandOptions = { bringsUpToDate: true },
): Promise<void> {
  try {
    const config = loadConfig()
    // What a service tells its log about the database server is no answer to a command.
    const log = createLog(config.logLevel === 'info' ? 'warn' : config.logLevel, 'stderr')
    const server = await openDatabaseServer(config.database, log, 'command')
    stopOnSignal(() => server.stop())
    try {
      const applied = bringsUpToDate ? await bringUpToDate(server.url, log) : []
      await work({ config, databaseUrl: server.url, log, applied })
    } finally {
      await server.stop()
    }
  } catch (error) {
    const stack = error instanceof Error && !isExpected(error) ? error.stack : undefined
    process.stderr.write(`error: ${stack ?? lineOf(error)}\n`)
    process.exitCode = 1
  }
}

/** Runs a command that works by the domain's rules. */
export function runWithContext(
  work: (ctx: AppContext) => Promise<void>,
  options?: CommandOptions,
): Promise<void> {
  return runCommand(async ({ config, databaseUrl, log }) => {
    const ctx = await createContext({ config, databaseUrl, log }).catch((error: unknown) => {
      throw isUndefinedTable(error) ? new OperatorError(EMPTY) : error
    })
    try {
      await work(ctx)
    } finally {
      await ctx.close()
    }
  }, options)
}

const EMPTY = 'The database holds no site: start the service, or run "almanac migrate".'

/** The answer of a command: one line of JSON for programs, or lines for people. */
export function answer(json: boolean | undefined, value: unknown, lines: readonly string[]): void {
  process.stdout.write(json === true ? `${JSON.stringify(value)}\n` : `${lines.join('\n')}\n`)
}

/** A database server that only this command uses must not outlive it. */
function stopOnSignal(stop: () => Promise<void>): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void stop().finally(() => process.exit(130)))
  }
}
