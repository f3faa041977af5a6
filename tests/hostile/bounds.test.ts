import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import {
  bodySchema,
  flatten,
  operationsOf,
  type Document,
  type FoundOperation,
} from '../../scripts/generate/contract.ts'
import { loadContracts } from '../../scripts/generate/load-contracts.ts'
import { cacheStatuses } from '../../src/cache/cache.ts'
import type { Client } from '../support/api.ts'
import { growth, LINEAR } from '../support/growth.ts'
import { heldMemory, toldBytes } from '../support/memory.ts'
import { startService, type TestService } from '../support/service.ts'
import { createTargets, type MakeTarget } from './targets.ts'

jest.setTimeout(120_000)

const contracts = await loadContracts(path.resolve('openapi'))

const MEGABYTES = 512

let service: TestService
let makeTarget: MakeTarget
beforeAll(async () => {
  // More than a machine gives by itself, so that what caches do not tell of stands out.
  service = await startService({ environment: { MEMORY_BUDGET: String(MEGABYTES) } })
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

describe.each(contracts)('a text beyond its bound in $folder', ({ document }) => {
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
      expect([name, status >= 400 && status < 500, body?.data?.status]).toEqual([
        name,
        true,
        status,
      ])
    }
  })
})

/** What the heap grows by for reasons of its own. */
const SLACK = 16 * 1024 * 1024

const refuse = async (length: number, turn: number): Promise<void> => {
  const body = { title: 'x', tags: `x${turn}${' x'.repeat(length)}` }
  const { status } = await service.api.as('author').post('/core/v2/posts', { body })
  expect(status).toBe(400)
}

describe('a list that is wrong in every place', () => {
  it('is refused in time that grows with its length alone', async () => {
    expect(await growth(refuse, 64_000)).toBeLessThan(LINEAR)
  })
})

describe('requests that are like none before', () => {
  /** All subsets of these in turn. */
  const members = ['id', 'date', 'slug', 'status', 'type', 'link', 'author', 'format', 'sticky']

  const fieldsOf = (number: number): string =>
    members.filter((_, place) => (number & (1 << place)) !== 0).join(',')

  it('make no cache hold more than it may, and no memory that caches do not tell of', async () => {
    const content = '&'.repeat(100_000)
    const body = {
      title: '<'.repeat(2000),
      content,
      excerpt: '&'.repeat(20_000),
      status: 'publish',
    }
    const made = await service.api.as('author').post('/core/v2/posts?_fields=id', { body })
    expect(made.status).toBe(201)
    const ask = async (number: number): Promise<void> => {
      const fields = `title,content,excerpt,${fieldsOf(number)}`
      for (const address of [`/core/v2/posts/${made.body.id}`, '/core/v2/posts']) {
        const { status } = await service.api.get(`${address}?_fields=${fields}`)
        expect(status).toBe(200)
      }
    }
    // What the first ones make is there once: compiled code, connections, tables.
    for (let number = 0; number < 10; number++) await ask(number)
    const [before, told] = [heldMemory(), toldBytes()]
    for (let number = 10; number < 200; number++) await ask(number)
    const grown = heldMemory() - before
    for (const { name, bytes, maxBytes } of cacheStatuses())
      expect([name, bytes <= maxBytes]).toEqual([name, true])
    const bounds = cacheStatuses().reduce((sum, { maxBytes }) => sum + maxBytes, 0)
    expect(bounds).toBeLessThanOrEqual(MEGABYTES * 1024 * 1024)
    expect(toldBytes('resources')).toBeGreaterThan(32 * 1024 * 1024)
    expect(grown).toBeLessThan((toldBytes() - told) * 1.1 + SLACK)
  })
})
