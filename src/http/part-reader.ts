import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js'
import formatsPlugin from 'ajv-formats'
import { convert, type ArgumentType } from './arguments.ts'
import type { GeneratedNamespace } from './namespace.ts'
import { findUnsafeText } from './text-safety.ts'

/** One thing that is wrong with a value. */
export interface PartProblem {
  /** Names of members and numbers of items, such as `targeting_include[0].type`. */
  readonly path: string
  readonly message: string
}

export interface ReadPart {
  /** Typed as the contract has it, whatever the spelling was. */
  readonly value: unknown
  readonly problems: readonly PartProblem[]
}

export type PartReader = (value: unknown) => ReadPart

/**
 * Reads values that come inside of files by the contract of an argument that takes the same: one
 * description judges both.
 * @param argument operation and body argument
 * @param schema name of the component that the argument is
 */
export function createPartReader(
  { document, routes }: Pick<GeneratedNamespace, 'document' | 'routes'>,
  argument: readonly [operationId: string, name: string],
  schema: string,
): PartReader {
  const [operationId, name] = argument
  const definition = routes
    .flatMap(({ operations }) => operations)
    .find((operation) => operation.operationId === operationId)
  const type: ArgumentType | undefined = definition?.arguments.body[name]
  if (type === undefined) throw new Error(`${operationId} has no argument ${name}.`)
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: true })
  formatsPlugin.default(ajv, ['email', 'uri'])
  ajv.addSchema({ ...document, $id: 'contract' })
  const validate = ajv.compile({ $ref: `contract#/components/schemas/${schema}` })
  return (given) => {
    const value = convert(type, given)
    if (Object.keys(findUnsafeText({ value })).length > 0) {
      return { value, problems: [{ path: '', message: 'has text that cannot be stored' }] }
    }
    validate(value)
    return { value, problems: (validate.errors ?? []).map(problemOf) }
  }
}

function problemOf({ instancePath, message = 'is not valid' }: ErrorObject): PartProblem {
  const steps = instancePath.split('/').slice(1)
  const path = steps.map((step) => (/^\d+$/.test(step) ? `[${step}]` : `.${step}`)).join('')
  return { path: path.replace(/^\./, ''), message }
}
