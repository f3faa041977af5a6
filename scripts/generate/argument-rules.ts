import { resolve, type Document, type FoundOperation, type Schema } from './contract.ts'
import { COMPONENT, mapInside, rulesOf, type Rules } from './rules.ts'

/** The rules for the arguments of one operation: path parameters, query and body. */
export function argumentRules(document: Document, found: FoundOperation): Rules {
  return {
    properties: {
      query: parameterRules(document, found, 'query'),
      params: parameterRules(document, found, 'path'),
      body: bodyRules(document, found),
    },
  }
}

function parameterRules(
  document: Document,
  { parameters }: FoundOperation,
  place: 'query' | 'path',
): Rules {
  const found = parameters
    .map((parameter) => resolve(document, parameter))
    .filter((parameter) => parameter.in === place)
  const required = found.filter((parameter) => parameter.required === true)
  return {
    type: 'object',
    properties: Object.fromEntries(found.map(({ name, schema }) => [name, rulesOf(schema)])),
    ...(required.length > 0 && { required: required.map(({ name }) => name) }),
  }
}

/** The arguments that accompany an uploaded file are sent in a form. */
function bodyRules(document: Document, { operation }: FoundOperation): Rules {
  if (operation.requestBody === undefined) return {}
  const { content } = resolve(document, operation.requestBody)
  const mediaType = operation['x-upload'] === true ? 'multipart/form-data' : 'application/json'
  const schema = content[mediaType]?.schema
  return schema === undefined ? {} : rulesOf(schema)
}

/** The components that rules refer to, directly or through others, by what references call them. */
export function referencedRules(
  document: Document,
  rules: Iterable<Rules>,
): ReadonlyMap<string, Rules> {
  const schemas = (document.components?.['schemas'] ?? {}) as Record<string, Schema>
  const found = new Map<string, Rules>()
  const visit = (inner: Rules): Rules => {
    const { $ref } = inner
    const schema = typeof $ref === 'string' ? schemas[$ref.slice(COMPONENT.length)] : undefined
    if (typeof $ref === 'string' && schema !== undefined && !found.has($ref)) {
      const component = rulesOf(schema)
      found.set($ref, component)
      visit(component)
    }
    return mapInside(inner, visit)
  }
  for (const one of rules) visit(one)
  return found
}
