import path from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { contextsOf } from '../../scripts/generate/contexts.ts'
import { discoveryOf } from '../../scripts/generate/discovery.ts'
import { publishedDocument } from '../../scripts/generate/document.ts'
import { loadContracts } from '../../scripts/generate/load-contracts.ts'
import { operationsSource } from '../../scripts/generate/operations.ts'
import { routesOf } from '../../scripts/generate/routes.ts'
import { loadGenerated, operationsIn } from './contracts.ts'

const contracts = await loadGenerated()
const CONTEXTS = new Set(['view', 'embed', 'edit'])
const PUBLISHED = new Set([
  'x-context-schemas',
  'x-partial',
  'x-batch',
  'x-lenient',
  'x-namespace',
  'x-names',
])

describe.each(contracts)('The document of $folder', (contract) => {
  const members = [...membersOf(contract.document)]

  it('has no notes for the generator left', () => {
    const extensions = new Set(
      members.map(({ key }) => key).filter((key) => key.startsWith('x-') && !PUBLISHED.has(key)),
    )
    expect([...extensions]).toEqual([])
  })

  it('knows three contexts', () => {
    const words = members
      .filter(({ key }) => key === 'x-context-schemas')
      .flatMap(({ value }) => Object.keys(value as object))
    expect(words.filter((word) => !CONTEXTS.has(word))).toEqual([])
  })

  it('refers to nothing that is not there', () => {
    const lost = members
      .filter(({ key }) => key === '$ref')
      .filter(({ value }) => targetOf(contract.document, String(value)) === undefined)
    expect(lost).toEqual([])
  })

  it('has no schema that nothing refers to', () => {
    const { components } = contract.document as { components?: { schemas?: object } }
    const named = new Set(members.filter(({ key }) => key === '$ref').map(({ value }) => value))
    const unused = Object.keys(components?.schemas ?? {}).filter(
      (name) => !named.has(`#/components/schemas/${name}`),
    )
    expect(unused).toEqual([])
  })

  it('has nothing that neither text nor JSON can express', () => {
    expect(JSON.parse(JSON.stringify(contract.document))).toEqual(contract.document)
  })

  it('gives every operation a summary, an answer and a refusal that is an error', () => {
    for (const { operation } of operationsIn(contract)) {
      const statuses = Object.keys(operation.responses)
      expect(statuses.filter((status) => status.startsWith('2'))).not.toEqual([])
      expect(operation).toHaveProperty('summary')
    }
  })
})

describe('Writes with a condition', () => {
  const conditional = contracts
    .flatMap((contract) => operationsIn(contract))
    .filter(({ operation }) => '412' in operation.responses)

  it('name the ETag of the written item', () => {
    const unnamed = conditional.filter(({ operation: { responses } }) =>
      ['200', '201'].some((status) => {
        const response = responses[status] as { content?: object; headers?: object } | undefined
        return response?.content !== undefined && !('ETag' in (response.headers ?? {}))
      }),
    )
    expect(unnamed.map(({ operation }) => operation.operationId)).toEqual([])
  })
})

describe('All documents', () => {
  it('name no two operations alike', () => {
    const ids = contracts.flatMap((contract) =>
      operationsIn(contract).map(({ operation }) => operation.operationId),
    )
    expect(ids.filter((id, position) => ids.indexOf(id) !== position)).toEqual([])
  })

  it('describe no path twice', () => {
    const paths = contracts.flatMap(({ document }) => Object.keys(document.paths))
    expect(paths.filter((name, position) => paths.indexOf(name) !== position)).toEqual([])
  })
})

describe('The generator', () => {
  it('produces the same from the same documents', async () => {
    const [first, second] = [await generateAll(), await generateAll()]
    expect(second).toBe(first)
  })
})

/** Everything that the generator derives, as one text. */
async function generateAll(): Promise<string> {
  const sources = await loadContracts(path.resolve('openapi'))
  const parts = sources.map((source) => [
    publishedDocument(source.document),
    operationsSource(source.document),
    routesOf(source),
    contextsOf(source.document),
  ])
  return JSON.stringify([parts, discoveryOf(sources)])
}

function* membersOf(value: unknown): Generator<{ key: string; value: unknown }> {
  if (typeof value !== 'object' || value === null) return
  for (const [key, member] of Object.entries(value)) {
    yield { key, value: member }
    yield* membersOf(member)
  }
}

function targetOf(document: unknown, reference: string): unknown {
  const steps = reference.replace(/^#\//, '').split('/')
  return steps.reduce<unknown>((at, step) => {
    const name = decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~')
    return (at as Record<string, unknown> | undefined)?.[name]
  }, document)
}
