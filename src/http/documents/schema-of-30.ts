import { isJsonObject } from '../../json-object.ts'
import type { Members } from './members.ts'
import { orNull, nullableReference, type NullReferences } from './null-references.ts'

/**
 * A schema of OpenAPI 3.1 in the words of 3.0, which has no type `null` and no constants. It
 * accepts and refuses the same values. Schemas inside of it are left for later.
 */
export function schemaOf30(schema: Members, nulls: NullReferences): Members {
  const steps = [
    (before: Members) => withoutNullIn('anyOf', before, nulls),
    (before: Members) => withoutNullIn('oneOf', before, nulls),
    withNullable,
    withoutConstant,
    withReferenceAlone,
    withItems,
    withoutEmptyRequired,
  ]
  return steps.reduce((before, step) => step(before), schema)
}

/** Replaces a null alternative by making another one nullable. */
function withoutNullIn(
  keyword: 'anyOf' | 'oneOf',
  schema: Members,
  nulls: NullReferences,
): Members {
  const { [keyword]: listed, ...rest } = schema
  const reference = nullableReference(listed)
  if (reference !== undefined) return { ...rest, $ref: nulls.get(reference) ?? reference }
  const alternatives = Array.isArray(listed) ? listed.filter(isJsonObject) : []
  const others = alternatives.filter(({ type }) => type !== 'null')
  if (others.length === alternatives.length) return schema
  const taker = others.findIndex(({ type }) => typeof type === 'string')
  const taking = others.map((other, index) => (index === taker ? orNull(other) : other))
  const [only] = taking
  if (taker === -1 || only === undefined) return schema
  return taking.length === 1 ? inPlace(rest, only) : { ...rest, [keyword]: taking }
}

/** The only alternative that is left, in place of the schema that listed it. */
function inPlace(rest: Members, { default: fallback, ...only }: Members): Members {
  if (fallback === undefined) return { ...rest, ...only }
  // Go clients of openapi-generator do not compile with a default next to values that include null.
  return { ...rest, default: fallback, allOf: [only] }
}

/** Null is a keyword next to the type, and one of the values where these are listed. */
function withNullable(schema: Members): Members {
  const { type: types, enum: values, ...rest } = schema
  if (types === 'null') throw new Error('OpenAPI 3.0 has no word for null alone.')
  if (!Array.isArray(types)) return schema
  const [type, ...others] = types.filter((name) => name !== 'null')
  if (others.length > 0) throw new Error('OpenAPI 3.0 has no word for several types.')
  const listed = Array.isArray(values) && { enum: [...new Set([...values, null])] }
  return { type, nullable: true, ...rest, ...listed }
}

function withoutConstant(schema: Members): Members {
  const { const: constant, ...rest } = schema
  return constant === undefined ? schema : { ...rest, enum: [constant] }
}

/** In 3.0 anything next to a reference is ignored. */
function withReferenceAlone(schema: Members): Members {
  const { $ref, ...others } = schema
  const isAlone = $ref === undefined || Object.keys(others).length === 0
  return isAlone ? schema : { ...others, allOf: [{ $ref }] }
}

/** Arrays must have `items` in 3.0. */
const withItems = (schema: Members): Members =>
  schema['type'] === 'array' && schema['items'] === undefined ? { ...schema, items: {} } : schema

/** Where members are required, 3.0 wants one at least. */
function withoutEmptyRequired(schema: Members): Members {
  const { required, ...rest } = schema
  return Array.isArray(required) && required.length === 0 ? rest : schema
}
