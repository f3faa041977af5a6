/**
 * The contract as the typed client wants it: a document of schemas alone, in which each operation is an object of what
 * it takes and gives. openapi-typescript makes the types of the client from it (src/client/operations.ts reads them).
 */
import {
  METHODS,
  flatten,
  messagesOf,
  operationsOf,
  resolve,
  type Document,
  type FoundOperation,
  type Parameter,
  type Schema,
} from './contract.ts'

type Schemas = Record<string, Schema>

/** Arguments that the client has options of its own for. */
const OPTIONS = new Set(['_fields', '_embed', '_envelope', 'context'])

/** Keywords that types cannot express, or that would only make them longer. */
const UNSAID = /^(example|examples|x-.*|readOnly|default)$/

/**
 * Makes a document whose components are the schemas of the contract, one for each operation, and one for each method:
 * the operations by their paths.
 * @param document the published one of all namespaces
 * @param codes the catalogue of errors
 */
export function clientDocument(document: Document, codes: readonly string[]): Document {
  const operations: Schemas = {}
  const methods: Record<string, Schemas> = {}
  for (const found of operationsOf(document)) {
    const { operation, method, path, item } = found
    const twin = method === 'put' || method === 'patch' ? item.post : undefined
    const isTwin = twin !== undefined && operation.operationId.startsWith(`${twin.operationId}By`)
    if (!isTwin) operations[operation.operationId] = operationSchema(document, found)
    const { operationId } = isTwin ? twin : operation
    const paths = (methods[method.toUpperCase()] ??= {})
    paths[path] = { ...reference(operationId), description: operation.summary ?? '' }
  }
  const tables = METHODS.map((method): [string, Schema] => {
    const name = method.toUpperCase()
    return [name, objectOf(methods[name] ?? {})]
  })
  return {
    openapi: document.openapi,
    info: document.info,
    paths: {},
    components: {
      schemas: {
        ...(withoutNotes(document.components?.['schemas'] ?? {}, true) as Schemas),
        ...(withoutNotes(operations, true) as Schemas),
        ...Object.fromEntries(tables),
        WebhookMessages: objectOf(messageSchemas(document)),
        ErrorCode: { type: 'string', enum: [...codes], description: 'The codes of all errors.' },
      },
    },
  }
}

/** The bodies of messages to webhooks by the names of events. */
const messageSchemas = (document: Document): Schemas =>
  Object.fromEntries(
    messagesOf(document).flatMap(([event, { requestBody }]) => {
      const body = requestBody && resolve(document, requestBody)
      const schema = body?.content['application/json']?.schema
      return schema === undefined ? [] : [[event, schema]]
    }),
  )

const reference = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` })

/** An object with all members required by default. */
const objectOf = (properties: Schemas, required = Object.keys(properties)): Schema => ({
  type: 'object',
  properties,
  required,
})

function operationSchema(document: Document, found: FoundOperation): Schema {
  const path = found.parameters.filter((parameter) => parameter.in === 'path')
  const query = found.parameters.filter(
    (parameter) => parameter.in === 'query' && !OPTIONS.has(parameter.name),
  )
  const parts = {
    ...(path.length > 0 && { path: argumentsOf(path) }),
    ...(query.length > 0 && { query: argumentsOf(query) }),
    ...bodiesOf(document, found),
    ...answersOf(document, found),
    ...(found.operation['x-batch'] === true && { batch: { const: true } }),
  }
  const optional = new Set<string>()
  if (query.every(({ required }) => required !== true)) optional.add('query')
  if (!bodyIsRequired(document, found)) optional.add('body')
  return objectOf(
    parts,
    Object.keys(parts).filter((name) => !optional.has(name)),
  )
}

function argumentsOf(parameters: readonly Parameter[]): Schema {
  return objectOf(
    Object.fromEntries(
      parameters.map(({ name, schema, description }) => [
        name,
        { ...schema, ...(description !== undefined && { description }) },
      ]),
    ),
    parameters.filter((parameter) => parameter.required === true).map(({ name }) => name),
  )
}

const bodyOf = (document: Document, { operation }: FoundOperation) =>
  operation.requestBody && resolve(document, operation.requestBody)

function bodyIsRequired(document: Document, found: FoundOperation): boolean {
  const body = bodyOf(document, found)
  const schema = body?.content['application/json']?.schema
  if (schema === undefined) return false
  return (resolve(document, schema).required ?? []).length > 0
}

/** `body` is sent as JSON; `upload` accompanies a file that is the body itself. */
function bodiesOf(document: Document, found: FoundOperation): Schemas {
  const { content } = bodyOf(document, found) ?? { content: {} }
  const body = content['application/json']?.schema
  const form = content['multipart/form-data']?.schema
  const isFile = 'application/octet-stream' in content
  return { ...(body && { body }), ...(isFile && form && { upload: formFields(document, form) }) }
}

/** The members of a form but the file itself. */
function formFields(document: Document, form: Schema): Schema {
  const { properties = {} } = flatten(document, form)
  const members = Object.entries(properties).filter(([, { format }]) => format !== 'binary')
  return objectOf(Object.fromEntries(members), [])
}

/** `answer` is what comes as JSON; `contexts` has it by context where the caller chooses one. */
function answersOf(document: Document, { operation }: FoundOperation): Schemas {
  const [media] = Object.entries(operation.responses)
    .filter(([status]) => status.startsWith('2'))
    .map(([, response]) => resolve(document, response).content?.['application/json'])
  const contexts = media?.['x-context-schemas']
  return contexts ? { contexts: objectOf(contexts) } : { answer: media?.schema ?? {} }
}

/** A copy without examples and extensions. `isMap` says that the keys are names, not keywords. */
function withoutNotes(value: unknown, isMap = false): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutNotes(item))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => isMap || !UNSAID.test(key))
      .map(([key, member]) => [key, withoutNotes(member, !isMap && key === 'properties')]),
  )
}
