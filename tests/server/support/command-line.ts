import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { endHolders } from './embedded-process.ts'
import { endPrograms, runCommand, runCommandOn, type Finished } from './program.ts'

/** The command line on a data folder of its own. */
export interface CommandLine {
  /** Contains the data folder. */
  readonly base: string
  readonly dataDir: string
  readonly run: (...words: string[]) => Promise<Finished>
  /** Runs a command with a text on its standard input. */
  readonly runOn: (input: string, ...words: string[]) => Promise<Finished>
  /** Ends what runs, and removes the folder. */
  readonly close: () => Promise<void>
}

export function openCommandLine(): CommandLine {
  const base = mkdtempSync(path.join(tmpdir(), 'almanac-cli-'))
  // When root runs the tests, the database server has another user.
  chmodSync(base, 0o755)
  const dataDir = path.join(base, 'data')
  return {
    base,
    dataDir,
    run: (...words) => runCommand({ DATA_DIR: dataDir }, ...words),
    runOn: (input, ...words) => runCommandOn(input, { DATA_DIR: dataDir }, ...words),
    async close() {
      await endPrograms()
      await endHolders()
      rmSync(base, { recursive: true, force: true })
    },
  }
}
