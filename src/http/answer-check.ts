import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formatsPlugin from 'ajv-formats'
import type { Namespace } from './namespace.ts'
import type { ContextName } from './selection.ts'

export interface Shown {
  readonly context: ContextName
  /** Whether `_fields` left members out. */
  readonly partial: boolean
}

/** Checks one answer against the contract. @throws Error that describes the mismatch */
export type AnswerCheck = (
  operationId: string,
  status: number,
  body: unknown,
  shown?: Shown,
) => void

/**
 * Creates a check of answers, refusals included, against the documents. It is on in tests and
 * development, so that documents and behaviour cannot drift apart.
 */
export function createAnswerCheck(namespaces: readonly Namespace[]): AnswerCheck {
  const ajv = new Ajv2020({
    strict: false,
    allErrors: false,
    validateFormats: true,
    // The documents themselves are linted by `npm run check`. Most checks run only a few times, so
    // compiling has to be fast rather than the compiled check.
    meta: false,
    validateSchema: false,
    code: { optimize: false },
  })
  formatsPlugin.default(ajv, ['uuid', 'email', 'uri', 'date', 'date-time'])
  // Each of these formats also has a pattern.
  for (const format of ['local-date-time', 'utc-date-time']) ajv.addFormat(format, true)
  const places = new Map<string, Place>()
  for (const { name, document } of namespaces) {
    const key = `contract:${name}`
    const paths = document['paths'] as Record<string, Record<string, Documented>>
    for (const [path, item] of Object.entries(paths)) {
      for (const [method, { operationId, responses }] of Object.entries(item)) {
        if (operationId === undefined) continue
        const pointer = `/paths/${escapePointer(path)}/${method}`
        places.set(operationId, { key, document, pointer, responses: responses ?? {} })
      }
    }
  }
  const compiled = new Map<string, ValidateFunction>()

  return (operationId, status, body, shown = WHOLE) => {
    const place = places.get(operationId)
    if (place === undefined) throw new Error(`${operationId} is not in the contract.`)
    const key = `${operationId} ${status}`
    if (body instanceof Uint8Array) return requireBytes(place, key, status)
    // An answer without content has neither schema nor body.
    if (status === 204 && body === undefined && place.responses[status] !== undefined) return
    const variant = `${key} ${shown.context} ${shown.partial}`
    const validate = compiled.get(variant) ?? compile(ajv, place, status, shown)
    if (validate === undefined) throw new Error(`${key} is not documented.`)
    compiled.set(variant, validate)
    if (!validate(body)) {
      throw new Error(`${key} breaks the contract: ${ajv.errorsText(validate.errors)}`)
    }
  }
}

/** The part of a documented operation that describes its answers. */
interface Documented {
  readonly operationId?: string
  readonly responses?: Readonly<
    Record<string, { readonly $ref?: string; readonly content?: Content }>
  >
}

interface Content {
  readonly 'application/json'?: { readonly 'x-context-schemas'?: object }
}

/**
 * Bytes have no schema; all that can be checked is that the operation documents a non-JSON answer.
 */
function requireBytes({ responses }: Place, key: string, status: number): void {
  const content = responses[status]?.content
  if (content === undefined || 'application/json' in content) {
    throw new Error(`${key} is not documented as bytes.`)
  }
}

interface Place {
  /** Key of the document in the compiler, which is added on the first check. */
  readonly key: string
  readonly document: Namespace['document']
  readonly pointer: string
  readonly responses: NonNullable<Documented['responses']>
}

const WHOLE: Shown = { context: 'view', partial: false }

function compile(
  ajv: Ajv2020,
  { key, document, pointer, responses }: Place,
  status: number,
  { context, partial }: Shown,
): ValidateFunction | undefined {
  const response = responses[status]
  if (response === undefined) return undefined
  const name = partial ? `${key}:partial` : key
  if (!(name in ajv.schemas)) ajv.addSchema(partial ? withoutRequired(document) : document, name)
  const media = response.content?.['application/json']
  const schema =
    context in (media?.['x-context-schemas'] ?? {}) ? `x-context-schemas/${context}` : 'schema'
  const at = response.$ref ?? `#${pointer}/responses/${status}`
  return ajv.compile({ $ref: `${name}${at}/content/application~1json/${schema}` })
}

/** A document whose objects may lack any member, as partial answers do. */
function withoutRequired<T>(value: T): T {
  if (Array.isArray(value)) return value.map(withoutRequired) as T
  if (typeof value !== 'object' || value === null) return value
  const members = Object.entries(value).filter(
    ([name, member]) => name !== 'required' || !Array.isArray(member),
  )
  return Object.fromEntries(members.map(([name, member]) => [name, withoutRequired(member)])) as T
}

/** JSON Pointer inside a URI fragment. */
function escapePointer(path: string): string {
  return encodeURIComponent(path.replaceAll('~', '~0').replaceAll('/', '~1'))
}
