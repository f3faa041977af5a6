import type { JsonType } from '../../src/http/arguments.ts'

/** Keywords that apply to values of a single type. */
const KEYWORDS: Readonly<Record<JsonType, readonly string[]>> = {
  string: ['minLength', 'maxLength', 'pattern', 'format'],
  integer: ['minimum', 'maximum'],
  number: ['minimum', 'maximum'],
  boolean: [],
  array: ['items', 'minItems', 'maxItems', 'uniqueItems'],
  object: ['properties', 'required', 'additionalProperties', 'unevaluatedProperties'],
  null: [],
}

const OF_ONE_TYPE = new Set(Object.values(KEYWORDS).flat())

/** Members of a schema that contain values rather than schemas. */
export const VALUES: ReadonlySet<string> = new Set(['example', 'default', 'enum', 'const'])

/**
 * A document whose schemas have one type, beside null: strict validators and most generators refuse
 * `type: [string, integer]` with the keywords of both, and take an `anyOf` that says the same. A
 * default stands with the type that it has, because typed clients cannot give it to the union.
 */
export function withoutUnions(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutUnions)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(
    ([key, member]) => [key, VALUES.has(key) ? member : withoutUnions(member)] as const,
  )
  const types = typesOf(value)
  if (types.filter((type) => type !== 'null').length < 2) return Object.fromEntries(entries)
  const owner = 'default' in value ? types.find((type) => isOfType(value.default, type)) : undefined
  const isShared = (key: string): boolean =>
    key !== 'type' && !OF_ONE_TYPE.has(key) && (key !== 'default' || owner === undefined)
  // Client generators take an object of which nothing is said for one without a type.
  const describesObjects = entries.some(([key]) => KEYWORDS.object.includes(key))
  const anyOf = types.map((type) => ({
    type,
    ...(type === 'object' && !describesObjects && { additionalProperties: true }),
    ...Object.fromEntries(
      entries.filter(
        ([key]) => KEYWORDS[type].includes(key) || (key === 'default' && type === owner),
      ),
    ),
  }))
  return { ...Object.fromEntries(entries.filter(([key]) => isShared(key))), anyOf }
}

/**
 * The types of a schema, or all if it has none; empty for anything but a schema, such as its
 * properties.
 */
function typesOf(value: object): readonly JsonType[] {
  const types: unknown = 'type' in value ? value.type : undefined
  if (Array.isArray(types)) return types.filter(isJsonType)
  const untyped = types === undefined && 'maxLength' in value && typeof value.maxLength === 'number'
  return untyped ? ANY : []
}

const ANY: readonly JsonType[] = ['string', 'number', 'boolean', 'array', 'object', 'null']

function isOfType(value: unknown, type: JsonType): boolean {
  if (type === 'array') return Array.isArray(value)
  if (type === 'null') return value === null
  if (type === 'integer') return Number.isInteger(value)
  return typeof value === type && value !== null && !Array.isArray(value)
}

const isJsonType = (type: unknown): type is JsonType =>
  typeof type === 'string' && Object.hasOwn(KEYWORDS, type)
