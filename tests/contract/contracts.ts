import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Document } from '../../scripts/generate/contract.ts'
import type { Route } from '../../src/http/route-table.ts'
import type { ValidatorLoaders } from '../../src/http/validator-support.ts'
import { prefixOf } from '../../src/pages/api-documents.ts'
import { combineDocuments } from '../../src/pages/combine-documents.ts'

type Members = Readonly<Record<string, unknown>>

export interface ResolvedOperation {
  readonly operationId: string
  readonly responses: Readonly<Record<string, unknown>>
}

/** A contract as the generator left it. */
export interface Contract {
  readonly folder: string
  readonly document: Members & {
    readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  }
  readonly routes: readonly Route[]
  readonly validators: ValidatorLoaders
}

const generated = path.resolve('generated')

/** Every generated namespace, so that a new one is tested without being named. */
export async function loadGenerated(): Promise<Contract[]> {
  const entries = await readdir(generated, { withFileTypes: true })
  const folders = entries.filter(
    (entry) => entry.isDirectory() && !['prisma', 'client'].includes(entry.name),
  )
  return Promise.all(
    folders.map(async ({ name }) => {
      const load = async (file: string): Promise<Members> =>
        import(pathToFileURL(path.join(generated, name, file)).href) as Promise<Members>
      const { document } = await load('document.ts')
      const { routes } = await load('routes.ts')
      const { validators } = await load('validators.ts')
      return {
        folder: name,
        document: document as Contract['document'],
        routes: routes as Contract['routes'],
        validators: validators as Contract['validators'],
      }
    }),
  )
}

/** The document of all namespaces, as it is published. */
export async function loadCombined(): Promise<Document> {
  const contracts = await loadGenerated()
  const named = contracts.map(({ folder, document }) => ({ prefix: prefixOf(folder), document }))
  return combineDocuments(named, {}) as object as Document
}

const METHODS = new Set(['get', 'post', 'put', 'patch', 'delete'])

/** The operations of a document, with method and path. */
export function operationsIn({ document }: Contract) {
  return Object.entries(document.paths).flatMap(([address, item]) =>
    Object.entries(item)
      .filter(([method]) => METHODS.has(method))
      .map(([method, operation]) => ({
        path: address,
        method: method.toUpperCase(),
        operation: operation as ResolvedOperation,
      })),
  )
}

/** Ids that nothing has: what a sample addresses must survive being deleted. */
const SAMPLES = ['99999', 'publish', 'post', '9f1a3c52-0b7e-4d6a-8c1f-2e5b7a9d0c34']

/** A path of a route, its parameters filled with something that their patterns accept. */
export function samplePath(pattern: string): string {
  return pattern.replaceAll(/\(\?P<\w+>((?:[^()]|\([^()]*\))*)\)/g, (_, expression: string) => {
    const sample = SAMPLES.find((text) => new RegExp(`^(?:${expression})$`, 'u').test(text))
    if (sample === undefined) throw new Error(`No sample fits ${expression}.`)
    return sample
  })
}
