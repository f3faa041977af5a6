/** Runs the recorded scenarios against a running server: see tests/conformance/README.md. */
import { readFile, writeFile } from 'node:fs/promises'
import { Command, Option } from 'commander'
import { readDialect } from '../src/config/config-dialects.ts'
import { LEVELS, type Level } from '../tests/conformance/lib/compare.mjs'
import { describeServer, type Login } from '../tests/conformance/lib/runner.mjs'
import { findScenarios, loadScenario } from '../tests/conformance/lib/scenario.mjs'
import { inDialect } from '../tests/conformance/in-dialect.ts'
import { explain, reaches, replay, type StepResult } from '../tests/conformance/replay.ts'

interface Options {
  readonly base: string
  readonly credentials: string
  readonly level: Level
  readonly only?: string
  readonly json?: string
  readonly maxDiffs: string
  readonly verbose?: true
  readonly dialect?: string
}

interface Reported extends StepResult {
  readonly scenario: string
}

const SCENARIOS = 'tests/conformance/scenarios'
const ZONE = 'America/New_York'
/** The exit code when the scenarios could not run. */
const COULD_NOT_RUN = 2

async function run(paths: readonly string[], options: Options): Promise<void> {
  const credentials = JSON.parse(await readFile(options.credentials, 'utf8')) as Record<
    string,
    Login
  >
  const target = { base: options.base.replace(/\/+$/, ''), credentials }
  const server = await describeServer(target)
  if (server.timezone !== ZONE) {
    console.error(
      `note: the time zone of this server is "${server.timezone}"; the recordings have ${ZONE}`,
    )
  }
  const texts = options.dialect === undefined ? undefined : inDialect(readDialect(options.dialect))
  const only = options.only === undefined ? undefined : new RegExp(options.only)
  const all: Reported[] = []
  for (const scenario of findScenarios(paths.length > 0 ? paths : [SCENARIOS]).map(loadScenario)) {
    const wanted = (step: { name: string }) => only?.test(`${scenario.name}: ${step.name}`) ?? true
    if (!scenario.steps.some(wanted)) continue
    const results = await replay(scenario, { ...target, server }, texts)
    const shown = results.filter(({ step }) => wanted(step))
    print(scenario.name, shown, options)
    all.push(...shown.map((result) => ({ scenario: scenario.name, ...result })))
  }
  const passed = all.filter(({ reached }) => reaches(reached, options.level)).length
  const counts = LEVELS.slice(1).map(
    (level) => `${level} ${all.filter(({ reached }) => reaches(reached, level)).length}`,
  )
  if (options.json !== undefined) {
    const report = { base: options.base, level: options.level, passed, steps: all }
    await writeFile(options.json, `${JSON.stringify(report, null, 1)}\n`)
  }
  console.log(`reached of ${all.length} steps: ${counts.join(', ')}`)
  console.log(`${passed} passed, ${all.length - passed} failed`)
  process.exitCode = passed === all.length && passed > 0 ? 0 : 1
}

function print(name: string, results: readonly StepResult[], options: Options): void {
  const { level, maxDiffs, verbose } = options
  const passed = results.filter(({ reached }) => reaches(reached, level))
  const mark = passed.length === results.length ? 'ok   ' : 'FAIL '
  console.log(`${mark} ${name}  ${passed.length}/${results.length}`)
  for (const result of results) {
    if (!reaches(result.reached, level)) {
      const detail = explain(result, level, Number(maxDiffs)).replaceAll('\n', '\n         ')
      console.log(`  FAIL ${result.step.name}\n         ${detail}`)
    } else if (verbose) console.log(`  ok   ${result.step.name}`)
  }
}

const program = new Command('conformance')
  .description('Compare a running server with the recorded behaviour of the interface.')
  .argument('[files...]', 'scenario files or folders', [])
  .requiredOption('--base <url>', 'API root of the server, e.g. http://127.0.0.1:3000/api')
  .requiredOption('--credentials <file>', 'JSON: {"admin": {"user", "pass", "id"}, "editor": …}')
  .addOption(
    new Option('--level <level>', 'the level that a step has to reach')
      .choices(LEVELS.slice(1))
      .default('value'),
  )
  .option('--only <pattern>', 'report only steps whose "scenario: step name" matches')
  .option('--dialect <name>', 'the dialect that is spoken at --base, or the file of its table')
  .option('--json <file>', 'write all results')
  .option('--max-diffs <number>', 'differences shown per step', '8')
  .option('--verbose', 'list the passing steps too')
  .action(run)

program.exitOverride((error) => process.exit(error.exitCode === 0 ? 0 : COULD_NOT_RUN))
try {
  await program.parseAsync()
} catch (error) {
  const reason =
    error instanceof Error ? (error.cause instanceof Error ? error.cause : error) : error
  console.error(`cannot run: ${reason instanceof Error ? reason.message : String(reason)}`)
  process.exitCode = COULD_NOT_RUN
}
