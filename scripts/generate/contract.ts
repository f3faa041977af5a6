/** The parts of an OpenAPI document that the generator reads. */

export interface Schema {
  $ref?: string
  type?: string | string[]
  format?: string
  description?: string
  enum?: unknown[]
  default?: unknown
  items?: Schema
  properties?: Record<string, Schema>
  additionalProperties?: boolean | Schema
  required?: string[]
  allOf?: Schema[]
  oneOf?: Schema[]
  anyOf?: Schema[]
  pattern?: string
  readOnly?: boolean
  [keyword: string]: unknown
}

export interface Parameter {
  $ref?: string
  name: string
  in: 'query' | 'path' | 'header' | 'cookie'
  description?: string
  required?: boolean
  allowReserved?: boolean
  schema: Schema
  'x-args'?: unknown
}

export interface ResponseObject {
  $ref?: string
  description?: string
  headers?: Record<string, { $ref?: string }>
  content?: Record<string, MediaObject>
}

export interface MediaObject {
  schema?: Schema
  example?: unknown
  examples?: Record<string, ExampleObject>
  /** Made by the generator: the schema by context, where the caller chooses it. */
  'x-context-schemas'?: Record<string, Schema>
}

export interface ExampleObject {
  $ref?: string
  value?: unknown
}

/** How a member of a form is written. */
export interface Encoding {
  style: 'deepObject'
  explode: true
}

export interface RequestMedia {
  schema: Schema
  /** Made by the generator, by the names of members. */
  encoding?: Record<string, Encoding>
}

export interface RequestBody {
  $ref?: string
  required?: boolean
  content: Record<string, RequestMedia>
}

export interface OperationObject {
  operationId: string
  tags?: string[]
  summary?: string
  parameters?: Parameter[]
  requestBody?: RequestBody
  responses: Record<string, ResponseObject>
  'x-also'?: string[]
  'x-batch'?: boolean
  'x-context'?: readonly string[]
  'x-upload'?: boolean
  'x-upload-from'?: string
  'x-args'?: false
}

export const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const
export type Method = (typeof METHODS)[number]

export type PathItem = {
  parameters?: Parameter[]
  'x-route'?: string
  'x-unlisted'?: boolean
} & Partial<Record<Method, OperationObject>>

export interface Document {
  openapi: string
  info: Record<string, unknown>
  paths: Record<string, PathItem>
  /** What is sent to webhooks, by the names of events. */
  webhooks?: Record<string, PathItem>
  components?: Record<string, Record<string, unknown>>
  [member: string]: unknown
}

/** One contract: a folder of openapi/. */
export interface Contract {
  /** The folder, such as `core-v2`. */
  readonly folder: string
  /** The REST namespace, such as `core/v2`; empty for the root. */
  readonly namespace: string
  /** Bundled, as it was written: `x-also` is not carried out yet. */
  readonly document: Document
}

/** Follows `$ref`s within the document to their target, which is not copied: do not change it. */
export function resolve<T extends { $ref?: string }>(document: Document, value: T): T {
  let at = value
  while (at.$ref !== undefined) {
    let target: unknown = document
    for (const step of at.$ref.slice(2).split('/')) {
      target = (target as Record<string, unknown>)[step.replaceAll('~1', '/').replaceAll('~0', '~')]
    }
    if (target === undefined) throw new Error(`Nothing stands at ${at.$ref}.`)
    const { $ref: _, ...beside } = at
    at = Object.keys(beside).length === 0 ? (target as T) : { ...(target as T), ...beside }
  }
  return at
}

/** A schema with its references followed and its `allOf` parts put together, one level deep. */
export function flatten(document: Document, schema: Schema): Schema {
  const { allOf, ...own } = resolve(document, schema)
  if (allOf === undefined) return own
  const parts = allOf.map((part) => flatten(document, part))
  const merged: Schema = Object.assign({}, ...parts, own)
  merged.properties = Object.assign({}, ...parts.map((part) => part.properties), own.properties)
  merged.required = [...parts.flatMap((part) => part.required ?? []), ...(own.required ?? [])]
  return merged
}

export interface FoundOperation {
  readonly path: string
  readonly method: Method
  readonly methods: readonly string[]
  readonly operation: OperationObject
  readonly parameters: readonly Parameter[]
  readonly item: PathItem
}

/** The operations of a document in the order in which they were written. */
export const operationsOf = (document: Document): FoundOperation[] =>
  Object.keys(document.paths).flatMap((path) => operationsAt(document, path))

/** Those of one path. */
function operationsAt(document: Document, path: string): FoundOperation[] {
  const item = document.paths[path] ?? {}
  return (Object.keys(item) as Method[]).flatMap((method) => {
    const operation = METHODS.includes(method) ? item[method] : undefined
    if (operation === undefined) return []
    const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])]
    return [
      {
        path,
        method,
        methods: [method, ...(operation['x-also'] ?? [])].map((name) => name.toUpperCase()),
        operation,
        parameters: parameters.map((parameter) => resolve(document, parameter)),
        item,
      },
    ]
  })
}

/** What webhooks are sent, by the names of events. */
export const messagesOf = (document: Document): (readonly [string, OperationObject])[] =>
  Object.entries(document.webhooks ?? {}).flatMap(([event, { post }]) =>
    post === undefined ? [] : [[event, post] as const],
  )

/** The schema of a JSON body, or of the form of an upload; undefined when the operation takes none. */
export function bodySchema(document: Document, operation: OperationObject): Schema | undefined {
  if (operation.requestBody === undefined) return undefined
  const { content } = resolve(document, operation.requestBody)
  const place = operation['x-upload'] === true ? 'multipart/form-data' : 'application/json'
  const schema = content[place]?.schema
  return schema === undefined ? undefined : flatten(document, schema)
}

/** The key of a path in the discovery index; openapi/README.md, `x-route`. */
export function routePattern(document: Document, path: string): string {
  const item = document.paths[path]
  if (item?.['x-route'] !== undefined) return item['x-route']
  const parameters = operationsAt(document, path).flatMap((operation) => operation.parameters)
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const parameter = parameters.find((candidate) => candidate.name === name)
    if (parameter === undefined) throw new Error(`${path} does not describe {${name}}.`)
    const schema = resolve(document, parameter.schema)
    const expression = schema.type === 'integer' ? '[\\d]+' : (schema.pattern ?? '[^/]+')
    return `(?P<${name}>${expression.replace(/^\^/, '').replace(/\$$/, '')})`
  })
}
