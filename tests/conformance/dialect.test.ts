import path from 'node:path'
import { afterAll, beforeAll, describe, it } from '@jest/globals'
import { wordpress } from '../../src/http/dialects/wordpress.ts'
import { startService, type TestService } from '../support/service.ts'
import { exceptionsOf } from './exceptions.ts'
import { inDialect } from './in-dialect.ts'
import { describeServer } from './lib/runner.mjs'
import { findScenarios, loadScenario } from './lib/scenario.mjs'
import { explain, reaches, replay } from './replay.ts'

const scenarios = findScenarios([path.join(import.meta.dirname, 'scenarios')]).map(loadScenario)
const texts = inDialect(wordpress)

let service: TestService
beforeAll(async () => {
  service = await startService({ environment: { API_DIALECTS: 'wordpress' } })
})
afterAll(() => service.close())

describe('The dialect `wordpress`', () => {
  it.each(scenarios.map((scenario) => [scenario.name, scenario] as const))(
    'has %s answered as it was recorded',
    async (_name, scenario) => {
      const target = { base: `${service.url}/wp-json`, credentials: service.credentials }
      const server = await describeServer(target)
      const results = await replay(scenario, { ...target, server }, texts)
      const exceptions = exceptionsOf(scenario)
      const wrong = results
        .filter(({ step }) => !exceptions.has(step.name))
        .filter(({ reached }) => !reaches(reached, 'value'))
      if (wrong.length === 0) return
      const error = new Error('some steps differ')
      error.stack = wrong.map((result) => `${result.step.name}: ${explain(result)}`).join('\n\n')
      throw error
    },
    120_000,
  )
})
