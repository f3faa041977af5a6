import { nameHeaders } from './answer-headers.ts'
import { showAnswers } from './answer-examples.ts'
import { withShapedAnswers } from './answers.ts'
import {
  METHODS,
  flatten,
  operationsOf,
  resolve,
  type Document,
  type OperationObject,
  type Parameter,
  type PathItem,
  type Schema,
} from './contract.ts'
import { ownFormat } from './formats.ts'
import { describeForms } from './forms.ts'
import { withoutUnions } from './unions.ts'
import { withoutUnusedSchemas } from './unused-schemas.ts'

/** Notes for the generator, meaningless to readers of the published document. */
const INTERNAL = new Set([
  'x-also',
  'x-context',
  'x-optional',
  'x-deleted',
  'x-upload',
  'x-upload-from',
  'x-args',
  'x-null',
  'x-details',
  'x-json',
  'x-route',
  'x-unlisted',
])

/**
 * The document as it is published: its answers are shaped by context, `x-also` twins are operations
 * of their own, query values may hold reserved characters, schemas have one type, forms offer what a form can spell, notes for the
 * generator are gone, and with them schemas that nothing names.
 */
export function publishedDocument(source: Document): Document {
  const document = withShapedAnswers(source)
  showAnswers(document)
  nameHeaders(document)
  for (const { item, operation } of operationsOf(document)) {
    requireBody(document, operation)
    for (const method of operation['x-also'] ?? []) {
      addTwin(item, method, item.get === operation ? withoutTag(operation) : operation)
    }
  }
  for (const parameter of parametersOf(document)) {
    if (parameter.in === 'query') parameter.allowReserved = true
  }
  const published = withoutUnions(withoutNotes(document)) as Document
  describeForms(published)
  return withoutUnusedSchemas(published)
}

function addTwin(item: PathItem, method: string, operation: OperationObject): void {
  const known = METHODS.find((name) => name === method)
  if (known === undefined) throw new Error(`x-also names the unknown method ${method}.`)
  const suffix = `By${known.charAt(0).toUpperCase()}${known.slice(1)}`
  item[known] = { ...operation, operationId: operation.operationId + suffix }
}

/** A read under another method: only GET is compared with a copy. */
function withoutTag(operation: OperationObject): OperationObject {
  const { 304: _copy, ...responses } = structuredClone(operation.responses)
  for (const { headers = {} } of Object.values(responses)) delete headers['ETag']
  return { ...operation, responses }
}

function parametersOf(document: Document): Parameter[] {
  const shared = Object.values(document.components?.['parameters'] ?? {}) as Parameter[]
  const own = Object.values(document.paths).flatMap((item) => [
    ...(item.parameters ?? []),
    ...METHODS.flatMap((method) => item[method]?.parameters ?? []),
  ])
  return [...shared, ...own.filter((parameter) => resolve(document, parameter) === parameter)]
}

/** A body with required members is itself required. */
function requireBody(document: Document, { requestBody }: OperationObject): void {
  if (requestBody === undefined || requestBody.$ref !== undefined) return
  const schemas = Object.values(requestBody.content).map(({ schema }) => flatten(document, schema))
  if (schemas.some(({ required = [] }) => required.length > 0)) requestBody.required = true
}

/** Removes notes for the generator, and applies their meaning for readers of the document. */
function withoutNotes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNotes)
  if (typeof value !== 'object' || value === null) return value
  const published = Object.fromEntries(
    Object.entries(withoutOptionalNull({ ...value }))
      .filter(([key]) => !INTERNAL.has(key))
      .map(([key, member]) => [key, withoutNotes(member)]),
  )
  const { pattern } = ownFormat(published['format']) ?? {}
  const stated: Schema = { ...published, ...(pattern !== undefined && { pattern }) }
  return 'x-null' in value && value['x-null'] === 'ignore' ? takingNull(stated) : stated
}

/** Null does not satisfy a required member, so it is removed from its schema. */
function withoutOptionalNull(schema: Schema): Schema {
  const { properties, required = [] } = schema
  if (properties === undefined || required.length === 0) return schema
  const members = Object.entries(properties).map(([name, member]) => {
    const { 'x-null': _, ...rest } = member
    return [name, required.includes(name) ? rest : member] as const
  })
  return { ...schema, properties: Object.fromEntries(members) }
}

/**
 * Documents a schema whose values may also be null, which counts as not sent. An enum is combined
 * with null instead of including it, so that typed clients can make it an enumeration; its default
 * is one of its values.
 */
function takingNull(schema: Schema): Schema {
  const { type, enum: values, default: fallback, ...rest } = schema
  const { oneOf, anyOf } = rest
  if (values !== undefined) {
    const given: Schema = {
      ...(type !== undefined && { type }),
      enum: values,
      ...(fallback !== undefined && { default: fallback }),
    }
    return { ...rest, anyOf: [given, { type: 'null' }] }
  }
  return {
    ...schema,
    ...(type !== undefined && { type: [...new Set([type, 'null'].flat())] }),
    ...(oneOf !== undefined && { oneOf: [...oneOf, { type: 'null' }] }),
    ...(anyOf !== undefined && { anyOf: [...anyOf, { type: 'null' }] }),
  }
}
