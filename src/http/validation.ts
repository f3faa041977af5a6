import type { Arguments } from './arguments.ts'
import {
  validatorSupport,
  type FormatChecks,
  type ValidationError,
  type ValidatorLoaders,
  type ValidatorModule,
} from './validator-support.ts'

/** One finding of a validator, such as `maximum` at `/query/per_page`. */
export interface Finding {
  readonly place: 'query' | 'body' | 'params'
  /** Member names and indexes below the location: `['tags', '0']`. */
  readonly steps: readonly string[]
  /** The JSON Schema keyword that failed. */
  readonly keyword: string
  readonly message: string
}

/** Checks the typed arguments of an operation against the contract. */
export type Validator = (
  operationId: string,
  values: Arguments,
) => readonly Finding[] | Promise<readonly Finding[]>

/** Checks the typed arguments of one particular operation. */
export type ArgumentCheck = (values: Arguments) => readonly Finding[]

/** Creates a validator from a namespace's generated modules. */
export function createValidator(loaders: ValidatorLoaders, formats: FormatChecks): Validator {
  const load = createCheckLoader(loaders, formats)
  const checks = new Map<string, ArgumentCheck>()
  return (operationId, values) => {
    const known = checks.get(operationId)
    if (known !== undefined) return known(values)
    return load(operationId).then((check) => {
      checks.set(operationId, check)
      return check(values)
    })
  }
}

/**
 * Loads generated validators lazily: a resource's module is imported when one of its operations is
 * first called, because most processes use few resources.
 */
export function createCheckLoader(
  loaders: ValidatorLoaders,
  formats: FormatChecks,
): (operationId: string) => Promise<ArgumentCheck> {
  const support = validatorSupport(formats)
  const modules = new Map<ValidatorLoaders[string], ReturnType<CreateValidators>>()
  return async (operationId) => {
    const load = loaders[operationId]
    if (load === undefined) throw new Error(`${operationId} is not in the contract.`)
    const validators = modules.get(load) ?? (await load()).createValidators(support)
    modules.set(load, validators)
    const validate = validators[operationId]
    if (validate === undefined) throw new Error(`${operationId} has no validator.`)
    return (values) => (validate(values) ? [] : (validate.errors ?? []).flatMap(findingOf))
  }
}

type CreateValidators = ValidatorModule['createValidators']

function findingOf({ instancePath, keyword, params, message = '' }: ValidationError): Finding[] {
  const [place, ...steps] = instancePath.split('/').slice(1).map(unescape)
  if (place !== 'query' && place !== 'body' && place !== 'params') return []
  const member = params['missingProperty'] ?? params['additionalProperty']
  const named = typeof member === 'string' ? [...steps, member] : steps
  return [{ place, steps: named, keyword, message: worded(keyword, params, message) }]
}

/** Decodes a step of a JSON Pointer. */
const unescape = (step: string): string => step.replaceAll('~1', '/').replaceAll('~0', '~')

/** Names the accepted words of an enum, except null and the empty text. */
function worded(keyword: string, params: ValidationError['params'], message: string): string {
  const words = params['allowedValues']
  if (keyword !== 'enum' || !Array.isArray(words)) return message
  return `${message}: ${words.filter((word) => word !== null && word !== '').join(', ')}`
}
