import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import {
  bodySchema,
  flatten,
  operationsOf,
  type Document,
  type FoundOperation,
} from '../../scripts/generate/contract.ts'
import { loadContracts } from '../../scripts/generate/load-contracts.ts'
import type { Client } from '../support/api.ts'
import { growth, LINEAR } from '../support/growth.ts'
import { startService, type TestService } from '../support/service.ts'
import type { MemoryReport } from './ask-for-new-answers.ts'
import { createTargets, type MakeTarget } from './targets.ts'

jest.setTimeout(120_000)

const contracts = await loadContracts(path.resolve('openapi'))

/** More than a machine gives by itself, so that memory outside of caches stands out. */
const MEGABYTES = 512

/** What the heap grows by for reasons of its own. */
const SLACK = 16 * 1024 * 1024

let service: TestService
let makeTarget: MakeTarget
beforeAll(async () => {
  service = await startService()
  makeTarget = createTargets(service)
}, 30_000)
afterAll(() => service?.close())

/** The texts of a body that have a bound, with it. */
function boundedTexts(document: Document, found: FoundOperation): [string, number][] {
  const body = bodySchema(document, found.operation)
  if (body === undefined) return []
  return Object.entries(flatten(document, body).properties ?? {}).flatMap(
    ([name, given]): [string, number][] => {
      const schema = flatten(document, given)
      const isText = [schema.type ?? []].flat().includes('string')
      const bound = schema['maxLength']
      return isText && typeof bound === 'number' ? [[name, bound]] : []
    },
  )
}

describe.each(contracts)('A text beyond its bound in $folder', ({ document }) => {
  const cases = operationsOf(document)
    .filter((found) => boundedTexts(document, found).length > 0 && found.method !== 'delete')
    .map((found) => [found.operation.operationId, found] as const)
  if (cases.length === 0) return

  it.each(cases)('is refused by %s', async (_, found) => {
    const target = await makeTarget(found.path)
    const address = found.path.replaceAll(
      /\{(\w+)\}/g,
      (_part, name: string) => target[name] ?? '1',
    )
    const client = service.api.as('admin')
    const method = found.method as keyof Client
    for (const [name, bound] of boundedTexts(document, found)) {
      const { status, body } = await client[method](address, {
        body: { [name]: '<'.repeat(bound + 1) },
      })
      const refused = status >= 400 && status < 500
      expect({ name, refused, answered: body?.data?.status }).toEqual({
        name,
        refused: true,
        answered: status,
      })
    }
  })
})

const refuse = async (length: number, turn: number): Promise<void> => {
  const body = { title: 'x', tags: `x${turn}${' x'.repeat(length)}` }
  const { status } = await service.api.as('author').post('/core/v2/posts', { body })
  expect(status).toBe(400)
}

describe('A list that is wrong in every place', () => {
  it('is refused in time that grows linearly with its length', async () => {
    expect(await growth(refuse, 64_000)).toBeLessThan(LINEAR)
  })
})

describe('Requests that are like none before', () => {
  it('keep every cache within its limit, and use no other memory', async () => {
    const program = path.join(import.meta.dirname, 'ask-for-new-answers.ts')
    const started = promisify(execFile)(process.execPath, ['--import', 'tsx', program], {
      env: { ...process.env, MEMORY_BUDGET: String(MEGABYTES) },
    })
    const { caches, grown, reportedGrowth } = JSON.parse((await started).stdout) as MemoryReport
    expect(caches.filter(({ bytes, maxBytes }) => bytes > maxBytes)).toEqual([])
    const held = caches.reduce((sum, { bytes }) => sum + bytes, 0)
    expect(held).toBeLessThanOrEqual(MEGABYTES * 1024 * 1024)
    const resources = caches.find(({ name }) => name === 'resources')
    expect(resources?.bytes).toBeGreaterThan(32 * 1024 * 1024)
    expect(grown).toBeLessThan(reportedGrowth * 1.1 + SLACK)
  })
})
