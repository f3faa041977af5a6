import type { Schema } from './contract.ts'

/** A JSON Schema with nothing in it but what decides whether a value is valid. */
export interface Rules {
  readonly [keyword: string]: unknown
}

/** Where `rulesOf` has the component schemas that references lead to. */
export const COMPONENT = '/schemas/'

const RESTRICTING = new Set(
  [
    ['$ref', 'type', 'format', 'enum', 'const', 'pattern', 'minLength', 'maxLength'],
    ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
    ['items', 'minItems', 'maxItems', 'uniqueItems'],
    ['properties', 'additionalProperties', 'required', 'minProperties', 'maxProperties'],
    ['allOf', 'anyOf', 'oneOf'],
  ].flat(),
)

const ANNOTATIONS = new Set([
  'title',
  'description',
  'default',
  'example',
  'examples',
  'deprecated',
])

/**
 * The rules that a schema of the contract sets for a value.
 * @throws Error for an unknown keyword, so that none is silently ignored, and for members that are
 *   neither required nor optional
 */
export function rulesOf(schema: Schema): Rules {
  const rules = Object.entries(schema).filter(
    ([keyword]) => !ANNOTATIONS.has(keyword) && !keyword.startsWith('x-'),
  )
  for (const [keyword] of rules) {
    if (!RESTRICTING.has(keyword)) throw new Error(`No validator is generated for "${keyword}".`)
  }
  if (schema.properties !== undefined && schema.required === undefined)
    throw new Error(`Nothing says which are required of ${Object.keys(schema.properties).join()}.`)
  const { $ref, ...others } = mapInside(Object.fromEntries(rules), rulesOf)
  if (typeof $ref !== 'string') return others
  return { $ref: $ref.replace('#/components/schemas/', COMPONENT), ...others }
}

/** A copy of some rules in which each schema right inside of them is replaced. */
export function mapInside(rules: Rules, replace: (inner: Rules) => Rules): Rules {
  return Object.fromEntries(
    Object.entries(rules).map(([keyword, value]) => [
      keyword,
      isObject(value) ? (MAPS[keyword]?.(value, replace) ?? value) : value,
    ]),
  )
}

type MapValue = (value: object, replace: (inner: Rules) => Rules) => unknown

const mapOne: MapValue = (value, replace) => replace({ ...value })

const mapEach: MapValue = (value, replace) =>
  Object.values(value).map((inner: Rules) => replace(inner))

const mapMembers: MapValue = (value, replace) =>
  Object.fromEntries(
    Object.entries(value).map(([name, inner]: [string, Rules]) => [name, replace(inner)]),
  )

/** Keywords whose values are schemas. */
const MAPS: Readonly<Record<string, MapValue>> = {
  items: mapOne,
  additionalProperties: mapOne,
  properties: mapMembers,
  allOf: mapEach,
  anyOf: mapEach,
  oneOf: mapEach,
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
