import { operationsOf, resolve, type Document, type FoundOperation } from './contract.ts'

/**
 * The operation interfaces of a contract: one per tag and their sum. A member is documented by
 * its method, path and summary, so that hovering a handler shows its route.
 */
export function operationsSource(document: Document): string {
  const byTag = new Map<string, string[]>()
  for (const found of operationsOf(document)) {
    const tag = interfaceName(found.operation.tags?.[0] ?? 'Untagged')
    byTag.set(tag, [...(byTag.get(tag) ?? []), member(document, found)])
  }
  const interfaces = [...byTag].map(
    ([name, members]) => `export interface ${name} {\n${members.join('\n')}\n}`,
  )
  return [
    "import type { Operation } from '../../src/namespaces/operation.ts'",
    "import type { operations } from './types.ts'",
    '',
    ...interfaces.flatMap((text) => [text, '']),
    `export interface Operations extends ${[...byTag.keys()].join(', ')} {}`,
  ].join('\n')
}

const interfaceName = (tag: string): string =>
  `${tag.replaceAll(/(?:^|[^A-Za-z0-9]+)(\w)/g, (_, letter: string) => letter.toUpperCase())}Operations`

function member(
  document: Document,
  { path, methods, operation, parameters }: FoundOperation,
): string {
  const defaults = parameters
    .filter((parameter) => parameter.in === 'query')
    .filter((parameter) => resolve(document, parameter.schema).default !== undefined)
    .map((parameter) => `'${parameter.name}'`)
  const shape = `operations['${operation.operationId}']`
  const type = defaults.length > 0 ? `${shape}, ${defaults.join(' | ')}` : shape
  return [
    `  /** \`${methods.join(', ')} ${path}\` - ${operation.summary ?? ''} */`,
    `  ${operation.operationId}: Operation<${type}>`,
  ].join('\n')
}
