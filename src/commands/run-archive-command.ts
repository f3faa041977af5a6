import { createContext, inBackground, type AppContext } from '../context.ts'
import { ArchiveError } from '../domain/transfer/archive/problems.ts'
import { OperatorError } from '../operator-error.ts'
import { runCommand, type CommandSite } from './run-command.ts'

export interface ArchiveCommand extends Pick<CommandSite, 'databaseUrl' | 'interruptible'> {
  readonly ctx: AppContext
  /** Reports progress on stderr. */
  readonly report: (line: string) => void
}

/** Runs a command that reads or writes a whole site. All problems are printed, one per line. */
export function runArchiveCommand(work: (site: ArchiveCommand) => Promise<void>): Promise<void> {
  return runCommand(async ({ config, databaseUrl, log, interruptible }) => {
    const ctx = await createContext({ config, databaseUrl, log })
    try {
      await work({ ctx: inBackground(ctx, 'cli'), databaseUrl, interruptible, report })
    } catch (error) {
      throw error instanceof ArchiveError ? toOperatorError(error) : error
    } finally {
      await ctx.close()
    }
  })
}

const report = (line: string): void => void process.stderr.write(`${line}\n`)

function toOperatorError({ problems }: ArchiveError): OperatorError {
  const [first = '', ...more] = problems
  if (more.length === 0) return new OperatorError(first)
  process.stderr.write(`${problems.join('\n')}\n`)
  return new OperatorError('The archive was rejected. Nothing was changed.')
}
