import { readFileSync } from 'node:fs'
import { zoneOffset } from '../../src/domain/time/zones.ts'
import type { DialectTexts } from './in-dialect.ts'
import { Bijection, compareStep, LEVELS, type Difference, type Level } from './lib/compare.mjs'
import { runScenario, type Normalised } from './lib/runner.mjs'
import { expectedPath, type Scenario, type Step } from './lib/scenario.mjs'

export interface StepResult {
  readonly step: Step
  readonly reached: Level
  readonly differences: readonly Difference[]
}

/** Runs a scenario whole and compares each answer with the recorded one. */
export async function replay(
  recording: Scenario,
  target: Parameters<typeof runScenario>[1],
  texts?: DialectTexts,
): Promise<StepResult[]> {
  const recorded = recordedAnswers(recording, texts)
  const scenario = texts?.scenario(recording) ?? recording
  const ids = new Bijection()
  const results: StepResult[] = []
  await runScenario(scenario, target, (step, _index, outcome) => {
    const expected = recorded.get(step.name)
    if (expected === undefined) {
      results.push(failed(step, '(step)', 'a recorded answer', 'not recorded'))
    } else if (outcome.error !== undefined) {
      results.push(failed(step, '(request)', String(expected.status), reasonOf(outcome.error)))
    } else {
      const { reached, diffs } = compareStep(expected, outcome.normalised, ids, {
        ignore: [...(scenario.ignore ?? []), ...(step.ignore ?? [])],
        unordered: [...(scenario.unordered ?? []), ...(step.unordered ?? [])],
      })
      results.push({ step, reached, differences: diffs })
    }
  })
  return results
}

/** What was answered when the scenario was recorded, by the name of the step. */
function recordedAnswers(
  scenario: Scenario,
  texts: DialectTexts | undefined,
): ReadonlyMap<string, Normalised> {
  const recorded = new Map(scenario.steps.map((step) => [step.name, step]))
  const text = readFileSync(expectedPath(scenario.file), 'utf8')
  const { steps } = JSON.parse(text, inSeason) as { steps: (Normalised & { name: string })[] }
  return new Map(
    steps.map((answer) => {
      const step = recorded.get(answer.name)
      return [answer.name, (step && texts?.answer(answer, step)) ?? answer]
    }),
  )
}

/** The recordings were made in winter: in summer, clocks in New York differ less from UTC. */
const inSeason = (key: string, value: unknown): unknown =>
  key === 'gmt_offset' && value === -5
    ? zoneOffset('America/New_York', new Date()) / 3_600_000
    : value

/** True when an answer has at least this much in common with the recorded one. */
export function reaches(reached: Level, wanted: Level): boolean {
  return LEVELS.indexOf(reached) >= LEVELS.indexOf(wanted)
}

/** The differences that keep a step below a level, the gravest first, as lines to read. */
export function explain(result: StepResult, wanted: Level = 'value', most = 8): string {
  const { step, reached, differences } = result
  const grave = differences
    .filter(({ level }) => reaches(wanted, level))
    .toSorted((one, other) => LEVELS.indexOf(one.level) - LEVELS.indexOf(other.level))
  const lines = grave
    .slice(0, most)
    .map(
      ({ level, path, expected, actual }) =>
        `${level.padEnd(6)} ${path}\n         expected ${expected}\n         actual   ${actual}`,
    )
  if (grave.length > most) lines.push(`… and ${grave.length - most} more`)
  return [`${requestOf(step)}, reached: ${reached}`, ...lines].join('\n')
}

/** `GET /core/v2/posts as editor` */
export function requestOf({ method = 'GET', path, as = 'anonymous' }: Step): string {
  return `${method} ${path} as ${as}`
}

function failed(step: Step, path: string, expected: string, actual: string): StepResult {
  return { step, reached: 'none', differences: [{ level: 'status', path, expected, actual }] }
}

function reasonOf(error: Error): string {
  return error.cause instanceof Error ? error.cause.message : error.message
}
