import type { Command } from 'commander'
import { printResult, runCommand } from './run-command.ts'

export function addMigrateCommand(program: Command): void {
  program
    .command('migrate')
    .description('apply database migrations, as every start does')
    .option('--json', 'answer in JSON')
    .action(({ json }: { json?: boolean }) =>
      runCommand(({ applied }) => {
        const lines = applied.map((name) => `Applied ${name}.`)
        printResult(json, { applied }, lines.length > 0 ? lines : ['The database is up to date.'])
        return Promise.resolve()
      }),
    )
}
