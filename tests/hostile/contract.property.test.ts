import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import {
  bodySchema,
  operationsOf,
  type Document,
  type FoundOperation,
  type Schema,
} from '../../scripts/generate/contract.ts'
import { loadContracts } from '../../scripts/generate/load-contracts.ts'
import { cacheStatuses } from '../../src/cache/cache.ts'
import type { Answer, Actor, Client } from '../support/api.ts'
import { fc } from '../support/properties.ts'
import { roles } from '../support/run.ts'
import { startService, type TestService } from '../support/service.ts'
import { garbage, members, spoiled } from './arbitraries.ts'
import { createAskers, createTargets, type MakeTarget, type Parameters } from './targets.ts'

jest.setTimeout(60_000)

/** Set `RUNS` to look longer. */
const runs = Number(process.env['RUNS'] ?? 12)

const contracts = await loadContracts(path.resolve('openapi'))

let service: TestService
let makeTarget: MakeTarget
let askers: Readonly<Record<string, Actor>>
beforeAll(async () => {
  // The service answers 500 when an answer breaks the contract.
  service = await startService()
  makeTarget = createTargets(service)
  askers = await createAskers(service)
})
afterAll(() => service?.close())

describe.each(contracts)('Any arguments of $folder', ({ document }) => {
  const operations = operationsOf(document)

  it.each(operations.map((found) => [found.operation.operationId, found] as const))(
    'to %s get an answer of the contract',
    async (_, found) => {
      let target = await makeTarget(found.path)
      const removes = found.method === 'delete'
      await fc.assert(
        fc.asyncProperty(requestsTo(document, found), async (request) => {
          const answer = await send(found, target, request)
          expect(problemOf(answer)).toBeUndefined()
          const lockedOut = answer.status === 401 && request.role !== 'anonymous'
          if (lockedOut) askers = await createAskers(service)
          if (removes && answer.status === 200) target = await makeTarget(found.path)
        }),
        { numRuns: runs, endOnFailure: true },
      )
    },
  )
})

interface GeneratedRequest {
  readonly role: string
  readonly method: string
  readonly query: Readonly<Record<string, unknown>>
  readonly body: Readonly<Record<string, unknown>>
  /** Stands in for the last parameter of the path. */
  readonly lost: string | undefined
}

type Schemas = Readonly<Record<string, Schema>>

/** The arguments of an operation, but those of its path. */
function argumentsOf(document: Document, found: FoundOperation): { query: Schemas; body: Schemas } {
  const inQuery = found.parameters.filter((parameter) => parameter.in === 'query')
  return {
    query: Object.fromEntries(inQuery.map(({ name, schema }) => [name, schema])),
    body: bodySchema(document, found.operation)?.properties ?? {},
  }
}

function requestsTo(document: Document, found: FoundOperation): fc.Arbitrary<GeneratedRequest> {
  const { query, body } = argumentsOf(document, found)
  return fc.record({
    role: fc.constantFrom(...roles, 'anonymous'),
    method: fc.constantFrom(...found.methods),
    query: spoiled(members(document, query), Object.keys(query)),
    body: spoiled(members(document, body), Object.keys(body)),
    lost: fc.option(fc.constantFrom('0', '99999', '2147483648', '9'.repeat(30), 'none'), {
      nil: undefined,
      freq: 8,
    }),
  })
}

async function send(
  { path: address }: Pick<FoundOperation, 'path'>,
  target: Parameters,
  { role, method, query, body, lost }: GeneratedRequest,
): Promise<Answer> {
  const names = [...address.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const values = { ...target, ...(lost !== undefined && { [names.at(-1) ?? '']: lost }) }
  const filled = address.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '1')
  const client = service.api.as(askers[role] ?? 'anonymous')
  const text = queryText(query)
  return client[method.toLowerCase() as keyof Client](`${filled}${text === '' ? '' : `?${text}`}`, {
    ...(method !== 'GET' && { body }),
  })
}

/** Nested values in brackets; half surrogates as the bytes that a careless client sends. */
function queryText(query: GeneratedRequest['query']): string {
  const pairs: string[] = []
  const write = (name: string, value: unknown): void => {
    if (value === null || typeof value !== 'object') pairs.push(`${name}=${encode(String(value))}`)
    else for (const [key, item] of Object.entries(value)) write(`${name}[${encode(key)}]`, item)
  }
  for (const [name, value] of Object.entries(query)) write(name, value)
  return pairs.join('&').slice(0, 8000)
}

const encode = (text: string): string =>
  text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80'

function problemOf({ status, body, text }: Answer): string | undefined {
  // Documented, and no failure: what has no trash says so.
  const untrashable = body?.code === 'rest_trash_not_supported' && status === 501
  if (status >= 500 && !untrashable) return `${status} ${text}`
  if (status < 400) return undefined
  // Embeds come as XML too, their refusals included.
  const inXml = text.startsWith('<?xml ') && text.includes(`<status>${status}</status>`)
  const shaped = inXml || (typeof body?.code === 'string' && body?.data?.status === status)
  return shaped ? undefined : `${status} ${text}`
}

describe.each(contracts)('What no method of $folder checks', ({ document }) => {
  const operations = operationsOf(document)
  const addresses = [...new Set(operations.map((found) => found.path))]

  it.each(addresses)('does not break the computation of Allow for %s', async (address) => {
    const here = operations.filter((found) => found.path === address)
    const schemas = here.flatMap((found) => Object.values(argumentsOf(document, found)))
    const known = schemas.flatMap((named) => Object.entries(named))
    const target = await makeTarget(address)
    for (const [number, lost] of [
      [1],
      [2 ** 31, '%00'],
      [2 ** 53, '%ED%A0%80'],
      [1e300],
    ] as const) {
      const query = Object.fromEntries(known.map(([name, of]) => [name, unchecked(of, number)]))
      const request = { role: 'admin', method: 'OPTIONS', query, body: {}, lost }
      const answer = await send({ path: address }, target, request)
      expect(problemOf(answer)).toBeUndefined()
    }
  })
})

/** A value of the type that a schema names and that no database takes. */
function unchecked({ type, format }: Schema, number: number): unknown {
  if (type === 'array') return [number]
  if (format === 'date-time-or-local') return '999999-01-01T00:00:00'
  return type === 'integer' || type === 'number' ? number : 'a\0b'
}

describe('Garbage in every argument', () => {
  it('of any path makes no failure', async () => {
    const words = fc.oneof(fc.constantFrom('core', 'v2', 'posts', '..', '', 'me', '1'), garbage)
    await fc.assert(
      fc.asyncProperty(fc.array(words, { maxLength: 6 }), async (parts) => {
        const steps = parts.map((part) => encode(String(part)).slice(0, 500))
        expect(problemOf(await service.api.get(`/${steps.join('/')}`))).toBeUndefined()
      }),
      { numRuns: runs * 5, endOnFailure: true },
    )
  })
})

describe('All requests of this file', () => {
  it('left every cache within its limit', () => {
    expect(cacheStatuses().filter(({ bytes, maxBytes }) => bytes > maxBytes)).toEqual([])
  })
})
