import type { ArgumentTable, ArgumentType, JsonType } from '../../src/http/arguments.ts'
import type { Route, RouteOperation, Upload } from '../../src/http/route-table.ts'
import {
  bodySchema,
  flatten,
  operationsOf,
  resolve,
  routePattern,
  type Contract,
  type Document,
  type FoundOperation,
  type Schema,
} from './contract.ts'

/** The route table of a contract, with the table that drives the reading of arguments. */
export function routesOf({ namespace, document }: Contract): Route[] {
  const routes = new Map<string, { path: string; operations: RouteOperation[] }>()
  for (const found of operationsOf(document)) {
    const route = routes.get(found.path) ?? { path: found.path, operations: [] }
    route.operations.push(routeOperation(document, found))
    routes.set(found.path, route)
  }
  return [...routes.values()].map(({ path, operations }) => ({
    namespace,
    path,
    pattern: routePattern(document, path),
    operations,
  }))
}

function routeOperation(document: Document, found: FoundOperation): RouteOperation {
  const { operation, methods } = found
  const resource = resourceOf(document, found)
  return {
    operationId: operation.operationId,
    methods,
    ...(resource !== undefined && { resource }),
    batch: operation['x-batch'] === true,
    ...(operation['x-upload'] === true && { upload: uploadsOf(document, found) }),
    conditional: '304' in operation.responses,
    arguments: argumentTable(document, found),
  }
}

/** A contract that describes any body as a file takes all of them, others forms alone. */
function uploadsOf(document: Document, { operation }: FoundOperation): Upload {
  const { content } = resolve(document, operation.requestBody ?? { content: {} })
  const members = Object.entries(bodySchema(document, operation)?.properties ?? {})
  const [part = 'file'] = members.find(([, { format }]) => format === 'binary') ?? []
  const source = operation['x-upload-from']
  return {
    bodies: 'application/octet-stream' in content ? 'all' : 'forms',
    part,
    ...(source !== undefined && { source }),
  }
}

/** The component that a successful answer shows, alone, in a list, by key or as what was deleted. */
export function resourceOf(document: Document, { operation }: FoundOperation): string | undefined {
  for (const status of ['200', '201']) {
    const response = operation.responses[status]
    if (response === undefined) continue
    const schema = resolve(document, response).content?.['application/json']?.schema
    const reference = schema === undefined ? undefined : resourceReference(document, schema)
    if (reference !== undefined) return reference.split('/').at(-1)
  }
  return undefined
}

function resourceReference(document: Document, schema: Schema): string | undefined {
  const inner = innerSchema(schema)
  if (inner !== undefined) return resourceReference(document, inner)
  if (schema.$ref === undefined) return undefined
  // A list or a deletion may be a component of its own around the resource.
  const wrapped = innerSchema(resolve(document, schema))
  return (wrapped && resourceReference(document, wrapped)) ?? schema.$ref
}

/** The schema inside a list, a map, a choice of answers, or the report of a deletion. */
function innerSchema({
  items,
  additionalProperties,
  anyOf,
  properties,
}: Schema): Schema | undefined {
  const values = typeof additionalProperties === 'object' ? additionalProperties : undefined
  return (
    items ??
    anyOf?.[0] ??
    properties?.['previous'] ??
    (properties === undefined ? values : undefined)
  )
}

function argumentTable(document: Document, found: FoundOperation): ArgumentTable {
  const table: Record<'path' | 'query' | 'body', Record<string, ArgumentType>> = {
    path: {},
    query: {},
    body: {},
  }
  for (const parameter of found.parameters) {
    if (parameter.in === 'path' || parameter.in === 'query') {
      table[parameter.in][parameter.name] = argumentType(document, parameter.schema)
    }
  }
  const body = bodySchema(document, found.operation)
  for (const [name, schema] of Object.entries(body?.properties ?? {})) {
    const type = argumentType(document, schema)
    const missing = body?.required?.includes(name) === true && !type.types.includes('null')
    // For a required argument, null counts as missing.
    table.body[name] = missing ? { ...type, ignoreNull: true } : type
  }
  return table
}

function argumentType(document: Document, source: Schema): ArgumentType {
  const schema = flatten(document, source)
  const forms = schema.oneOf ?? schema.anyOf
  const members = Object.entries(schema.properties ?? {})
  const { additionalProperties } = schema
  const rest =
    typeof additionalProperties === 'object' && argumentType(document, additionalProperties)
  return {
    types: typesOf(schema),
    ...(schema.items !== undefined && { items: argumentType(document, schema.items) }),
    ...(members.length > 0 && {
      members: Object.fromEntries(
        members.map(([name, member]) => [name, argumentType(document, member)]),
      ),
    }),
    ...(rest !== false && isTyped(rest) && { rest }),
    ...(forms !== undefined && {
      alternatives: forms.map((form) => argumentType(document, form)),
    }),
    ...(schema.default !== undefined && { default: schema.default }),
    ...(schema['x-lenient'] === true && { lenient: true as const }),
    ...(schema['x-null'] === 'ignore' && { ignoreNull: true as const }),
    ...(schema['x-details'] === false && { withoutDetails: true as const }),
    ...(schema['x-json'] === true && { json: true as const }),
  }
}

const isTyped = ({ types, alternatives }: ArgumentType): boolean =>
  types.length > 0 || alternatives !== undefined

function typesOf({ type }: Schema): JsonType[] {
  const types = type === undefined ? [] : Array.isArray(type) ? type : [type]
  return types as JsonType[]
}
