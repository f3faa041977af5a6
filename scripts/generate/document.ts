import { withShapedAnswers } from './answers.ts'
import {
  METHODS,
  operationsOf,
  resolve,
  type Document,
  type OperationObject,
  type Parameter,
  type PathItem,
} from './contract.ts'

/** Notes for the generator that mean nothing to readers of the published document. */
const INTERNAL = new Set([
  'x-also',
  'x-context',
  'x-optional',
  'x-upload',
  'x-args',
  'x-lenient',
  'x-null',
  'x-details',
  'x-json',
  'x-route',
  'x-unlisted',
])

/**
 * The document as it is published: its answers are shaped by context, `x-also` twins are operations
 * of their own, query values may hold reserved characters, notes for the generator are gone.
 */
export function publishedDocument(source: Document): Document {
  const document = withShapedAnswers(source)
  for (const { item, operation } of operationsOf(document)) {
    for (const method of operation['x-also'] ?? []) addTwin(item, method, operation)
  }
  for (const parameter of parametersOf(document)) {
    if (parameter.in === 'query') parameter.allowReserved = true
  }
  return stripInternal(document) as Document
}

function addTwin(item: PathItem, method: string, operation: OperationObject): void {
  const known = METHODS.find((name) => name === method)
  if (known === undefined) throw new Error(`x-also names the unknown method ${method}.`)
  const suffix = known === 'put' ? 'ByPut' : 'ByPatch'
  item[known] = { ...operation, operationId: operation.operationId + suffix }
}

function parametersOf(document: Document): Parameter[] {
  const shared = Object.values(document.components?.['parameters'] ?? {}) as Parameter[]
  const own = Object.values(document.paths).flatMap((item) => [
    ...(item.parameters ?? []),
    ...METHODS.flatMap((method) => item[method]?.parameters ?? []),
  ])
  return [...shared, ...own.filter((parameter) => resolve(document, parameter) === parameter)]
}

function stripInternal(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(stripInternal)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !INTERNAL.has(key))
      .map(([key, member]) => [key, stripInternal(member)]),
  )
}
