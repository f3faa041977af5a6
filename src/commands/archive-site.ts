import { createContext, type AppContext } from '../context.ts'
import { ArchiveRefused } from '../domain/transfer/archive/problems.ts'
import { OperatorError } from '../lifecycle/failure.ts'
import { runCommand } from './run-command.ts'

export interface ArchiveSite {
  readonly ctx: AppContext
  readonly databaseUrl: string
  /** Tells what is done, on stderr. */
  readonly tell: (done: string) => void
}

/** Runs a command that reads or writes all of a site. All that is wrong is told, a line each. */
export function answerSite(work: (site: ArchiveSite) => Promise<void>): Promise<void> {
  return runCommand(async ({ config, databaseUrl, log }) => {
    const ctx = await createContext({ config, databaseUrl, log })
    try {
      await work({ ctx, databaseUrl, tell })
    } catch (error) {
      throw error instanceof ArchiveRefused ? toOperatorError(error) : error
    } finally {
      await ctx.close()
    }
  })
}

const tell = (done: string): void => void process.stderr.write(`${done}\n`)

function toOperatorError({ problems }: ArchiveRefused): OperatorError {
  const [only = '', ...more] = problems
  if (more.length === 0) return new OperatorError(only)
  process.stderr.write(`${problems.join('\n')}\n`)
  return new OperatorError('The archive cannot be taken. Nothing was changed.')
}
