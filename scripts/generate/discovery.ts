import type { DiscoveredEndpoint, DiscoveredRoute } from '../../src/http/discovery.ts'
import {
  bodySchema,
  flatten,
  operationsOf,
  routePattern,
  type Contract,
  type Document,
  type FoundOperation,
  type Schema,
} from './contract.ts'
import { ownFormat } from './formats.ts'

/** The `routes` of the discovery index (behaviour/protocol.md#discovery), from all contracts. */
export function discoveryOf(contracts: readonly Contract[]): Record<string, DiscoveredRoute> {
  const routes: Record<string, DiscoveredRoute> = {}
  for (const { namespace, document } of contracts) {
    for (const [path, operations] of byPath(operationsOf(document))) {
      routes[routePattern(document, path)] = {
        namespace,
        ...(document.paths[path]?.['x-unlisted'] === true && { unlisted: true as const }),
        methods: operations.flatMap(({ methods }) => methods),
        endpoints: operations.map((operation) => endpointOf(document, operation)),
      }
    }
  }
  return routes
}

function byPath(operations: readonly FoundOperation[]): Map<string, FoundOperation[]> {
  const groups = new Map<string, FoundOperation[]>()
  for (const operation of operations) {
    groups.set(operation.path, [...(groups.get(operation.path) ?? []), operation])
  }
  return groups
}

function endpointOf(document: Document, found: FoundOperation): DiscoveredEndpoint {
  return {
    methods: found.methods,
    ...(found.operation['x-batch'] === true && { allow_batch: { v1: true as const } }),
    args: argumentsOf(document, found),
  }
}

function argumentsOf(document: Document, found: FoundOperation): Record<string, unknown> {
  const args: Record<string, unknown> = {}
  if (found.operation['x-args'] === false) return args
  for (const parameter of found.parameters) {
    if (parameter.in !== 'path' && parameter.in !== 'query') continue
    const shown = parameter['x-args'] ?? describe(document, parameter.schema)
    if (shown === false) continue
    args[parameter.name] = {
      ...describedBy(parameter, shown),
      required: parameter.in === 'query' && parameter.required === true,
      ...ownRequired(shown),
    }
  }
  const body = bodySchema(document, found.operation)
  for (const [name, schema] of Object.entries(body?.properties ?? {})) {
    const shown = describe(document, schema)
    if (shown === false) continue
    args[name] = {
      ...describedBy(flatten(document, schema), shown),
      required: body?.required?.includes(name) === true,
      ...ownRequired(shown),
    }
  }
  return args
}

/** The description comes first; `x-args` may replace it, or remove it with null. */
function describedBy({ description }: { description?: string }, shown: unknown): object {
  const { description: own = description, ...rest } = shown as { description?: string | null }
  return { ...(typeof own === 'string' && { description: own }), ...rest }
}

/** `x-args` may state itself whether the index lists an argument as required. */
function ownRequired(shown: unknown): object {
  const { required } = shown as { required?: unknown }
  return typeof required === 'boolean' ? { required } : {}
}

/** Keywords copied to the index unchanged. */
const KEYWORDS = [
  'description',
  'type',
  'format',
  'enum',
  'default',
  'minimum',
  'maximum',
  'minLength',
  'minItems',
  'maxItems',
  'pattern',
  'uniqueItems',
] as const

function describe(document: Document, source: Schema): Record<string, unknown> | false {
  const schema = flatten(document, source)
  const verbatim = source['x-args'] ?? schema['x-args']
  if (verbatim !== undefined) return verbatim as Record<string, unknown> | false
  const shown: Record<string, unknown> = {}
  for (const keyword of KEYWORDS) {
    if (schema[keyword] !== undefined) shown[keyword] = schema[keyword]
  }
  const { indexed } = ownFormat(schema.format) ?? {}
  if (indexed !== undefined) shown['format'] = indexed
  if (schema['x-context'] !== undefined) shown['context'] = schema['x-context']
  if (schema.readOnly === true) shown['readonly'] = true
  if (schema.items !== undefined) shown['items'] = describe(document, schema.items)
  if (schema.properties !== undefined) {
    shown['properties'] = Object.fromEntries(
      Object.entries(schema.properties).map(([name, member]) => [name, describe(document, member)]),
    )
  }
  if (schema.additionalProperties !== undefined && schema.properties !== undefined) {
    shown['additionalProperties'] = schema.additionalProperties
  }
  if (schema.oneOf !== undefined) {
    shown['type'] = [
      ...new Set(schema.oneOf.map((form) => flatten(document, form).type)),
    ].toReversed()
    shown['oneOf'] = schema.oneOf.map((form) => describe(document, form))
  }
  return shown
}
