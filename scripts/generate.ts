/**
 * Generates generated/ from openapi/ (types, operation interfaces, route tables, contexts, validators,
 * the discovery index, the typed client), from src/messages/ (the arguments of messages) and from prisma/schema.prisma (the types of its tables and the Prisma
 * client). `--check` writes nothing and fails when a committed file is stale.
 */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import openapiTypes, { astToString } from 'openapi-typescript'
import { dropSchemaExamples } from './generate/answer-examples.ts'
import { clientTypes, compiledClient } from './generate/client.ts'
import { contextsOf } from './generate/contexts.ts'
import { withoutConstantBooleans } from './generate/constant-booleans.ts'
import type { Contract } from './generate/contract.ts'
import { discoveryOf } from './generate/discovery.ts'
import { publishedDocument } from './generate/document.ts'
import { loadContracts } from './generate/load-contracts.ts'
import { messagesSource } from './generate/messages.ts'
import { operationsSource } from './generate/operations.ts'
import { routesOf } from './generate/routes.ts'
import { loadersSource, MODULE_TYPES, validatorSources } from './generate/validators.ts'
import { runGenerator, tablesSource } from './generate/tables.ts'
import { constantSource, Output } from './generate/write.ts'

const root = path.resolve(import.meta.dirname, '..')

async function addNamespace(output: Output, contract: Contract): Promise<void> {
  const folder = path.join(root, 'generated', contract.folder)
  const file = (name: string): string => path.join(folder, name)
  const document = withoutConstantBooleans(publishedDocument(contract.document))
  const plain = structuredClone(contract.document)
  dropSchemaExamples(plain)
  const types = await openapiTypes(plain as never, {
    propertiesRequiredByDefault: true,
    alphabetize: false,
  })
  output.add(file('types.ts'), astToString(types))
  output.add(file('operations.ts'), operationsSource(contract.document))
  output.add(
    file('routes.ts'),
    constantSource('routes', routesOf(contract), {
      name: 'Route',
      from: '../../src/http/route-table.ts',
    }),
  )
  output.add(
    file('contexts.ts'),
    `export const contexts = ${JSON.stringify(contextsOf(contract.document), null, 2)} as const`,
  )
  output.add(
    file('document.ts'),
    `export const document: Readonly<Record<string, unknown>> = ${JSON.stringify(document, null, 2)}`,
  )
  await addValidators(output, folder, contract)
  output.add(file('contract.ts'), contractSource(contract.namespace))
}

/** Everything that a namespace takes from its document, as one value. */
function contractSource(name: string): string {
  const parts = ['contexts', 'document', 'routes', 'validators']
  return [
    "import type { GeneratedNamespace } from '../../src/http/namespace.ts'",
    ...parts.map((part) => `import { ${part} } from './${part}.ts'`),
    '',
    `export const contract: GeneratedNamespace = { name: '${name}', ${parts.join(', ')} }`,
  ].join('\n')
}

async function addValidators(
  output: Output,
  folder: string,
  { document }: Contract,
): Promise<void> {
  const modules = await validatorSources(document)
  output.add(path.join(folder, 'validators.ts'), loadersSource(modules))
  const inside = path.join(folder, 'validators')
  output.claim(inside)
  for (const { name, source } of modules) {
    output.add(path.join(inside, `${name}.js`), source)
    output.add(path.join(inside, `${name}.d.ts`), MODULE_TYPES)
  }
}

/** The client has one file of types for all documents; its modules are those of src/client. */
async function addClient(output: Output, contracts: readonly Contract[]): Promise<void> {
  const folder = path.join(root, 'generated/client')
  output.claim(folder)
  const published = contracts.map(({ namespace, document }) => ({
    namespace,
    document: publishedDocument(document),
  }))
  output.add(path.join(folder, 'contract.d.ts'), await clientTypes(published))
  for (const { name, source } of await compiledClient(path.join(root, 'src/client'))) {
    output.add(path.join(folder, name), source, 'src/client/')
  }
}

const check = process.argv.includes('--check')
const output = new Output()
const contracts = await loadContracts(path.join(root, 'openapi'))
for (const contract of contracts) await addNamespace(output, contract)
await addClient(output, contracts)
output.add(
  path.join(root, 'generated/discovery.ts'),
  constantSource('discovery', discoveryOf(contracts), {
    name: 'DiscoveredRoutes',
    from: '../src/http/discovery.ts',
  }),
)
output.add(
  path.join(root, 'generated/guide.ts'),
  `export const guide = ${JSON.stringify(await readFile(path.join(root, 'openapi/shared/guide.md'), 'utf8'))}`,
)
output.add(
  path.join(root, 'generated/messages.ts'),
  await messagesSource(path.join(root, 'src/messages')),
  'src/messages/',
)
output.add(path.join(root, 'generated/tables.ts'), await tablesSource(root), 'prisma/schema.prisma')

const stale = check ? await output.stale() : await output.write()
for (const file of stale)
  console.log(`${check ? 'stale' : 'updated'}: ${path.relative(root, file)}`)
if (check && stale.length > 0) process.exitCode = 1
if (!check) await runGenerator(root, 'client', path.join(root, 'prisma/schema.prisma'))
