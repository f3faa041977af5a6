import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startService, type TestService } from '../support/service.ts'
import { exceptionsOf, listedExceptions } from './exceptions.ts'
import { describeServer } from './lib/runner.mjs'
import { findScenarios, loadScenario, type Scenario } from './lib/scenario.mjs'
import { explain, reaches, replay, type StepResult } from './replay.ts'

const scenarios = findScenarios([path.join(import.meta.dirname, 'scenarios')]).map(loadScenario)

/** A scenario has some dozens of requests, and a few wait for a second to pass. */
const SCENARIO_MILLISECONDS = 120_000

let service: TestService
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.close())

describe.each(scenarios.map((scenario) => [scenario.name, scenario] as const))(
  'The recorded scenario %s',
  (_name, scenario) => {
    const exceptions = exceptionsOf(scenario)
    let results: ReadonlyMap<string, StepResult>

    beforeAll(async () => {
      results = await resultsOf(scenario)
    }, SCENARIO_MILLISECONDS)

    it.each(
      scenario.steps.map(({ name }) => [exceptions.has(name) ? `${name} (differs)` : name, name]),
    )('reaches what was recorded: %s', (_title, name) => {
      const result = results.get(name)
      if (result === undefined) throw new Error('The step was not run.')
      const passed = reaches(result.reached, 'value')
      const exception = exceptions.get(name)
      if (exception === undefined && !passed) throw plainError(explain(result))
      if (exception !== undefined && passed) {
        throw plainError(`It passes: it is no exception ("${exception.reason}") any more.`)
      }
    })
  },
)

describe('The exceptions', () => {
  it('name steps that exist', () => {
    const steps = new Set(
      scenarios.flatMap(({ name, steps: all }) => all.map((step) => `${name}: ${step.name}`)),
    )
    const unknown = listedExceptions
      .map(({ scenario, step }) => `${scenario}: ${step}`)
      .filter((name) => !steps.has(name))
    expect(unknown).toEqual([])
  })

  it('differ in two percent of the steps at most, each for a reason', () => {
    const steps = scenarios.reduce((sum, scenario) => sum + scenario.steps.length, 0)
    expect(listedExceptions.length).toBeLessThanOrEqual(steps * 0.02)
    for (const { reason } of listedExceptions) expect(reason.length).toBeGreaterThan(40)
  })
})

async function resultsOf(scenario: Scenario): Promise<ReadonlyMap<string, StepResult>> {
  const target = { base: service.root, credentials: service.credentials }
  const server = await describeServer(target)
  const results = await replay(scenario, { ...target, server })
  return new Map(results.map((result) => [result.step.name, result]))
}

/** The differences say where; the stack of this file would only hide them. */
function plainError(message: string): Error {
  const error = new Error(message)
  error.stack = message
  return error
}
