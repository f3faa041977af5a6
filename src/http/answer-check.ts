import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formatsPlugin from 'ajv-formats'
import type { Namespace } from './namespace.ts'

/** Checks one answer against the contract. @throws Error that tells what is wrong. */
export type AnswerCheck = (operationId: string, status: number, body: unknown) => void

/**
 * Checks answers, refusals included, against the documents. Tests and development run with it,
 * so that a document which says something else than the service does not survive.
 */
export function createAnswerCheck(namespaces: readonly Namespace[]): AnswerCheck {
  const ajv = new Ajv2020({ strict: false, allErrors: false, validateFormats: true })
  formatsPlugin.default(ajv, ['uuid', 'email', 'uri'])
  ajv.addFormat('date-time', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(Z|[+-]\d\d:\d\d)?$/)
  const places = new Map<string, string>()
  for (const { name, document } of namespaces) {
    const key = `contract:${name}`
    ajv.addSchema(document, key)
    const paths = document['paths'] as Record<string, Record<string, { operationId?: string }>>
    for (const [path, item] of Object.entries(paths)) {
      for (const [method, operation] of Object.entries(item)) {
        if (operation.operationId === undefined) continue
        places.set(operation.operationId, `${key}#/paths/${escapePointer(path)}/${method}`)
      }
    }
  }
  const compiled = new Map<string, ValidateFunction>()

  return (operationId, status, body) => {
    const place = places.get(operationId)
    if (place === undefined) throw new Error(`${operationId} is not in the contract.`)
    const key = `${operationId} ${status}`
    const validate = compiled.get(key) ?? compile(ajv, place, status)
    if (validate === undefined) throw new Error(`${key} is not documented.`)
    compiled.set(key, validate)
    if (validate(body) !== true) {
      throw new Error(`${key} breaks the contract: ${ajv.errorsText(validate.errors)}`)
    }
  }
}

function compile(ajv: Ajv2020, place: string, status: number): ValidateFunction | undefined {
  const response = ajv.getSchema(`${place}/responses/${status}`)?.schema as
    | { $ref?: string }
    | undefined
  if (response === undefined) return undefined
  const [contract] = place.split('#')
  const at =
    response.$ref === undefined
      ? `${place}/responses/${status}`
      : `${contract}${response.$ref}`
  return ajv.compile({ $ref: `${at}/content/application~1json/schema` })
}

/** JSON Pointer inside a URI fragment. */
function escapePointer(path: string): string {
  return encodeURIComponent(path.replaceAll('~', '~0').replaceAll('/', '~1'))
}
