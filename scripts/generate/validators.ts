import { _, Ajv } from 'ajv'
import standalone from 'ajv/dist/standalone/index.js'
import { transform } from 'esbuild'
import { validatorSupport } from '../../src/http/validator-support.ts'
import { formats } from '../../src/namespaces/formats.ts'
import { argumentRules, referencedRules } from './argument-rules.ts'
import { operationsOf, type Document } from './contract.ts'
import type { Rules } from './rules.ts'
import { shareRules } from './share-rules.ts'

/** The validators of the operations that have one tag, as a module. */
export interface ValidatorSource {
  /** Such as `menu-items`. */
  readonly name: string
  readonly operationIds: readonly string[]
  readonly source: string
}

/** Writes the validators of a contract, one module per resource. */
export async function validatorSources(document: Document): Promise<readonly ValidatorSource[]> {
  const resources = new Map<string, Map<string, Rules>>()
  for (const found of operationsOf(document)) {
    const name = moduleName(found.operation.tags?.[0] ?? 'Untagged')
    const resource = resources.get(name) ?? new Map<string, Rules>()
    resource.set(found.operation.operationId, argumentRules(document, found))
    resources.set(name, resource)
  }
  return Promise.all(
    [...resources].map(async ([name, rules]) => ({
      name,
      operationIds: [...rules.keys()],
      source: await moduleSource(document, rules),
    })),
  )
}

const moduleName = (tag: string): string => tag.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')

/** The table of modules that contain the validators of operations. */
export function loadersSource(sources: readonly ValidatorSource[]): string {
  const constant = ({ name }: ValidatorSource): string =>
    name.replaceAll(/-(\w)/g, (_match, letter: string) => letter.toUpperCase())
  return [
    "import type { ValidatorLoaders } from '../../src/http/validator-support.ts'",
    '',
    ...sources.map(
      (source) => `const ${constant(source)} = () => import('./validators/${source.name}.js')`,
    ),
    '',
    'export const validators: ValidatorLoaders = {',
    ...sources.flatMap((source) =>
      source.operationIds.map((operationId) => `  ${operationId}: ${constant(source)},`),
    ),
    '}',
  ].join('\n')
}

/** TypeScript declarations for a module of validators. */
export const MODULE_TYPES = [
  "import type { ValidatorModule } from '../../../src/http/validator-support.ts'",
  '',
  "export const createValidators: ValidatorModule['createValidators']",
].join('\n')

async function moduleSource(document: Document, own: ReadonlyMap<string, Rules>): Promise<string> {
  const ajv = createAjv()
  const shared = shareRules(new Map([...referencedRules(document, own.values()), ...own]))
  for (const [key, rules] of shared) ajv.addSchema(rules, key)
  const ids = [...own.keys()]
  const code = standalone.default(ajv, Object.fromEntries(ids.map((id) => [id, id])))
  // Unused constants are only left out of a module as such, before it becomes a function.
  const { code: needed } = await transform(code, { treeShaking: true, format: 'esm' })
  const { code: short } = await transform(asFactory(endEarly(needed)), {
    minify: true,
    format: 'esm',
    lineLimit: 120,
  })
  return short
}

function createAjv(): Ajv {
  return new Ajv({
    allErrors: true,
    // A format or keyword that is not known is an error; the contract may leave types open.
    strictSchema: true,
    strictTypes: false,
    strictTuples: false,
    strictRequired: false,
    inlineRefs: false,
    meta: false,
    validateSchema: false,
    // Bytes are no text that could be checked.
    formats: { ...validatorSupport(formats).formats, binary: true },
    code: { source: true, esm: true, formats: _`support.formats` },
  })
}

const ITEMS = /\bfor \(let i(\d+) = 0; i\1 < len\1; i\1\+\+\) \{/g
const MEMBERS = /\bfor \(const key(\d+) in (\w+)\) \{/g

/**
 * Ends the loops over items and members of an argument at the first that is wrong. An argument has
 * one problem, and a list of a million wrong items would take hours: what is found in each of them
 * is added to a copy of what was found before.
 */
function endEarly(code: string): string {
  const ended = code
    .replaceAll(
      ITEMS,
      'for (let i$1 = 0, was$1 = errors; i$1 < len$1 && errors === was$1; i$1++) {',
    )
    .replaceAll(
      MEMBERS,
      'const had$1 = errors; for (const key$1 in $2) { if (errors !== had$1) break;',
    )
  const loops = code.split(/\bfor \(|\bwhile \(/).length
  if (loops !== ended.split(/, was\d+ = |; for \(const key/).length) {
    throw new Error('Validators have a loop of another form.')
  }
  return ended
}

const LENGTH = /= require\("ajv\/dist\/runtime\/ucs2length"\)\.default/g

/** The code of a module as a function of what it needs. */
function asFactory(code: string): string {
  const [body = '', exported = ''] = code.split(/^export (?=\{)/m)
  const linked = body.replace(LENGTH, '= support.lengthOf')
  const missing = /require\([^)]*\)/.exec(linked)
  if (missing !== null) throw new Error(`Validators cannot have ${missing[0]}.`)
  const members = exported.replaceAll(/(\w+) as (\w+)/g, '$2: $1').replace(/;\s*$/, '')
  return `export const createValidators = (support) => {\n${linked}\nreturn ${members}\n}`
}
