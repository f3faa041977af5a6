import { isJsonObject } from '../../src/json-object.ts'

export type Members = Readonly<Record<string, unknown>>

export interface FoundSchema {
  /** Such as `#/components/schemas/Post/properties/title`. */
  readonly pointer: string
  readonly schema: Members
}

const step = (name: string): string =>
  `/${encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'))}`

/** Members of a document that hold data and no schemas. */
const DATA = new Set(['example', 'examples', 'default', 'enum'])

/** The schemas of a document, without alternatives of others, and components where others refer to them. */
export function* schemasIn(value: unknown, pointer = '#'): Generator<FoundSchema> {
  if (typeof value !== 'object' || value === null) return
  for (const [name, member] of Object.entries(value)) {
    const below = pointer + step(name)
    if (name === 'schema') yield* schemaAndInner(member, below)
    else if (pointer === '#/components/schemas') yield* schemasInside(member, below)
    else if (!DATA.has(name)) yield* schemasIn(member, below)
  }
}

function* schemaAndInner(schema: unknown, pointer: string): Generator<FoundSchema> {
  if (!isJsonObject(schema)) return
  yield { pointer, schema }
  yield* schemasInside(schema, pointer)
}

function* schemasInside(schema: unknown, pointer: string): Generator<FoundSchema> {
  if (!isJsonObject(schema)) return
  yield* each(schema['properties'], `${pointer}/properties`)
  yield* schemaAndInner(schema['items'], `${pointer}/items`)
  yield* schemaAndInner(schema['additionalProperties'], `${pointer}/additionalProperties`)
}

function* each(schemas: unknown, pointer: string): Generator<FoundSchema> {
  if (!isJsonObject(schemas)) return
  for (const [name, schema] of Object.entries(schemas)) {
    yield* schemaAndInner(schema, pointer + step(name))
  }
}

const SCALARS = [null, true, false, 0, 1, -1, 1.5, 1e21, '', 'x', '1', '2027-01-01T10:00:00']
const LISTS = [[], [1], ['x'], [null], [{}], Array.from({ length: 101 }, () => 1)]
const OBJECTS = [{}, { a: 1 }, { raw: 'x' }, { raw: null }, { raw: 1 }]

/** Values of every type, and those that a schema or what is inside of it names. */
export const valuesFor = (schema: Members): readonly unknown[] => [
  ...SCALARS,
  'x'.repeat(300),
  ...LISTS,
  ...OBJECTS,
  ...namedIn(schema),
]

function namedIn(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value.flatMap(namedIn)
  if (!isJsonObject(value)) return []
  const { enum: values = [], const: constant, default: fallback, example, ...rest } = value
  return [values, constant, fallback, example].flat().concat(Object.values(rest).flatMap(namedIn))
}
