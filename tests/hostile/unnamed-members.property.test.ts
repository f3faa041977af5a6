import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import {
  bodySchema,
  flatten,
  operationsOf,
  type Document,
  type FoundOperation,
  type Schema,
} from '../../scripts/generate/contract.ts'
import { loadContracts } from '../../scripts/generate/load-contracts.ts'
import { fc } from '../support/properties.ts'
import { startService, type TestService } from '../support/service.ts'
import { accepted } from './arbitraries.ts'
import {
  createSurroundings,
  type KnownValues,
  type Surroundings,
  type Updated,
} from './updated-resources.ts'
import { followersOf, hasNoEffect } from './following-members.ts'

jest.setTimeout(120_000)

/** Set `RUNS` to look longer. */
const runs = Number(process.env['RUNS'] ?? 12)

const contracts = await loadContracts(path.resolve('openapi'))

let service: TestService
let around: Surroundings
beforeAll(async () => {
  service = await startService()
  around = await createSurroundings(service)
})
afterAll(() => service?.close())

type Members = Readonly<Record<string, unknown>>

/** Every operation of the contract that changes something that is there. */
const updates = contracts.flatMap(({ document }) =>
  operationsOf(document)
    .filter(({ methods }) => methods.includes('PATCH'))
    .map((found) => [found.operation.operationId, document, found] as const),
)

describe('An update changes no member that it does not name', () => {
  it.each(updates)('(%s)', async (_id, document, found) => {
    const target = await around.make(found.path)
    const schemas = membersOf(document, found)
    const values = valuesOf(document, schemas, around.valuesAt(found.path))
    const changed = new Set<string>()
    const names = Object.keys(schemas)
    let before = await shownAt(target, names)
    const check = async (named: Members): Promise<void> => {
      const status = await update(target, named)
      const [then, now] = [before, await shownAt(target, names)]
      before = now
      const free =
        status === 200 ? followersOf(target.address, Object.keys(named)) : new Set<string>()
      const kept = names.filter((name) => !free.has(name))
      const pick = (all: Shown) => kept.map((name) => [name, all[name]])
      expect({ named: bodyOf(named), members: pick(now) }).toEqual({
        named: bodyOf(named),
        members: pick(then),
      })
      for (const name of Object.keys(named)) if (now[name] !== then[name]) changed.add(name)
    }
    // One by one, so that there is something to lose.
    for (const [name, value] of Object.entries(values)) {
      for (const one of value.samples) await check({ [name]: one })
    }
    const arbitraries = Object.entries(values).map(([name, { any }]) => [name, any] as const)
    const subsets = fc.record(Object.fromEntries(arbitraries), { requiredKeys: [] })
    await fc.assert(fc.asyncProperty(subsets, check), { numRuns: runs })
    const idle = names.filter((name) => !changed.has(name) && !hasNoEffect(found.path, name))
    expect(idle).toEqual([])
  })
})

/** The members that can be written, those of `meta` one by one. */
function membersOf(document: Document, { operation }: FoundOperation): Record<string, Schema> {
  const { properties = {} } = bodySchema(document, operation) ?? {}
  // Not members: they say which times of a series are meant.
  const { meta, occurrence: _, edit: __, ...members } = properties
  const keys = meta === undefined ? {} : (flatten(document, meta).properties ?? {})
  const nested = Object.entries(keys).map(([key, schema]) => [`meta.${key}`, schema] as const)
  return { ...members, ...Object.fromEntries(nested) }
}

interface Values {
  readonly any: fc.Arbitrary<unknown>
  /** Some that differ from each other, as far as there are such. */
  readonly samples: readonly unknown[]
}

function valuesOf(
  document: Document,
  schemas: Readonly<Record<string, Schema>>,
  known: KnownValues,
): Record<string, Values> {
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => {
      const samples =
        known[name] ?? ([schema.type].flat().includes('boolean') ? [true, false] : undefined)
      if (samples !== undefined) return [name, { any: fc.constantFrom(...samples), samples }]
      const any = accepted(document, schema)
      return [name, { any, samples: fc.sample(any, 3) }]
    }),
  )
}

/** The members of a resource as text, by name. */
type Shown = Readonly<Record<string, string>>

async function shownAt(target: Updated, names: readonly string[]): Promise<Shown> {
  const client = service.api.as(target.asker)
  const { status, body, text } = await client.get(target.address, { query: contextOf(target) })
  if (status !== 200) throw new Error(`${target.address}: ${status} ${text}`)
  return Object.fromEntries(names.map((name) => [name, JSON.stringify(shownOf(body, name)) ?? '']))
}

/** Updates a resource, which may get another address by it. @returns the status of the answer */
async function update(target: Updated, named: Members): Promise<number> {
  const client = service.api.as(target.asker)
  const { status, body } = await client.patch(target.address, { body: bodyOf(named) })
  if (status === 200 && 'slug' in body && target.address.includes('/by-slug/')) {
    Object.assign(target, { address: target.address.replace(/[^/]+$/, body.slug) })
  }
  return status
}

const contextOf = ({ address }: Updated): Record<string, string> =>
  address.startsWith('/core/') && !address.endsWith('/settings') ? { context: 'edit' } : {}

function bodyOf(named: Members): Members {
  const meta: Record<string, unknown> = {}
  const body: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(named)) {
    if (name.startsWith('meta.')) meta[name.slice(5)] = value
    else body[name] = value
  }
  return Object.keys(meta).length === 0 ? body : { ...body, meta }
}

/** A member as it is written: texts raw, and things by their ids, because they change by themselves. */
function shownOf(body: Members, name: string): unknown {
  if (name.startsWith('meta.')) return (body['meta'] as Members | undefined)?.[name.slice(5)]
  return written(body[name])
}

function written(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(written)
  if (typeof value !== 'object' || value === null) return value
  if ('raw' in value) return value.raw
  return 'id' in value ? value.id : value
}
