import type { Command } from 'commander'
import { runAllTests } from '../domain/site-health/checks.ts'
import { testResult, type Finding } from '../domain/site-health/result.ts'
import { printResult, runWithContext } from './run-command.ts'
import { table } from './table.ts'

interface Tested {
  readonly test: Parameters<typeof testResult>[0]
  readonly finding: Finding
}

export function addDoctorCommand(program: Command): void {
  program
    .command('doctor')
    .description('check the site and its environment')
    .option('--json', 'answer in JSON')
    .action(({ json }: { json?: boolean }) =>
      runWithContext(
        async (ctx) => {
          const tested = await runAllTests(ctx)
          const results = tested.map(({ test, finding }) => testResult(test, finding))
          printResult(json, results, [...toTable(tested), ...advice(tested)])
          if (tested.some(({ finding }) => finding.status === 'critical')) process.exitCode = 1
        },
        { migrates: false },
      ),
    )
}

function toTable(tested: readonly Tested[]): string[] {
  const cells = tested.map(({ test, finding }) => [finding.status, test, finding.label])
  return table([['STATUS', 'TEST', 'OUTCOME'], ...cells])
}

/** Returns details and advice for each test that is not good. */
function advice(tested: readonly Tested[]): string[] {
  return tested
    .filter(({ finding }) => finding.status !== 'good')
    .flatMap(({ test, finding: { description, action } }) => [
      '',
      `${test}: ${description}`,
      ...(action === undefined ? [] : [action]),
    ])
}
