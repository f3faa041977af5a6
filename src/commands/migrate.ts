import type { Command } from 'commander'
import { answer, runCommand } from './run-command.ts'

export function addMigrateCommand(program: Command): void {
  program
    .command('migrate')
    .description('bring the database up to date, which every start does too')
    .option('--json', 'answer in JSON')
    .action(({ json }: { json?: boolean }) =>
      runCommand(({ applied }) => {
        const lines = applied.map((name) => `Applied ${name}.`)
        answer(json, { applied }, lines.length > 0 ? lines : ['The database is up to date.'])
        return Promise.resolve()
      }),
    )
}
