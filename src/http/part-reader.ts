import { convert } from './arguments.ts'
import type { GeneratedNamespace } from './namespace.ts'
import { findUnsafeText } from './text-safety.ts'
import { createCheckLoader, type Finding } from './validation.ts'
import type { FormatChecks } from './validator-support.ts'

export interface PartProblem {
  /** Member names and item indexes, such as `targeting_include[0].type`. */
  readonly path: string
  readonly message: string
}

export interface ReadPart {
  /** Converted to the types of the contract. */
  readonly value: unknown
  readonly problems: readonly PartProblem[]
}

export type PartReader = (value: unknown) => ReadPart

/**
 * Creates a reader for values found inside files that are described like an argument of an
 * operation; that operation's table and validator convert and check them.
 */
export async function loadPartReader(
  { routes, validators }: Pick<GeneratedNamespace, 'routes' | 'validators'>,
  [operationId, name]: readonly [operationId: string, bodyArgument: string],
  formats: FormatChecks,
): Promise<PartReader> {
  const type = routes
    .flatMap(({ operations }) => operations)
    .find((operation) => operation.operationId === operationId)?.arguments.body[name]
  if (type === undefined) throw new Error(`${operationId} has no argument ${name}.`)
  const check = await createCheckLoader(validators, formats)(operationId)
  return (given) => {
    const value = convert(type, given)
    if (Object.keys(findUnsafeText({ value })).length > 0) {
      return { value, problems: [{ path: '', message: 'has text that cannot be stored' }] }
    }
    const findings = check({ params: {}, query: {}, body: { [name]: value } })
    const own = findings.filter(({ place, steps }) => place === 'body' && steps[0] === name)
    return { value, problems: own.map(problemOf) }
  }
}

function problemOf({ steps, message }: Finding): PartProblem {
  const below = steps.slice(1)
  const path = below.map((step) => (/^\d+$/.test(step) ? `[${step}]` : `.${step}`)).join('')
  return { path: path.replace(/^\./, ''), message }
}
