import { fc } from '../support/properties.ts'

/** A JSON Schema of a published document, as far as values are made for it. */
interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly format?: string
  readonly pattern?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly additionalProperties?: boolean | Schema
  readonly minProperties?: number
  readonly required?: readonly string[]
  readonly allOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly anyOf?: readonly Schema[]
}

interface Parameter {
  readonly $ref?: string
  readonly name: string
  readonly in: string
  readonly required?: boolean
  readonly schema: Schema
}

interface Operation {
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly schema?: Schema }>>
  }
}

type Members = Readonly<Record<string, unknown>>

/** What a client sends: texts of the path, query and body. */
export interface SentArguments {
  readonly path: Readonly<Record<string, string>>
  readonly query: Members
  readonly body: Members
}

/**
 * Arguments for an operation as its document describes them: good ones, and ones with something
 * wrong at a random place.
 */
export function sentArguments(document: Members, item: Members, method: string) {
  const operation = item[method] as Operation
  const common = (item['parameters'] ?? []) as readonly Parameter[]
  const parameters = [...common, ...(operation.parameters ?? [])].map((parameter) =>
    follow<Parameter>(document, parameter),
  )
  const content = Object.entries(operation.requestBody?.content ?? {})
  const body = content.find(([type]) => type !== 'application/octet-stream')?.[1].schema
  const record = (place: string, flaws: Flaws) => membersOf(document, asObject(place), flaws)
  const asObject = (place: string): Schema => {
    const found = parameters.filter((parameter) => parameter.in === place)
    return {
      properties: Object.fromEntries(found.map(({ name, schema }) => [name, schema])),
      required: found.filter(({ required }) => required === true).map(({ name }) => name),
    }
  }
  const cases = (flaws: Flaws) =>
    fc.record({
      path: record('path', NONE).map(textsOf),
      query: record('query', flaws),
      body: body === undefined ? fc.constant({}) : membersOf(document, body, flaws),
    })
  return fc.oneof(cases(NONE), cases(FEW), cases(MANY))
}

const textsOf = (members: Members): Record<string, string> =>
  Object.fromEntries(Object.entries(members).map(([name, value]) => [name, String(value)]))

/** How many of a hundred values are wrong. */
type Flaws = number
const NONE = 0
const FEW = 3
const MANY = 30

/** Values that most schemas refuse, and some that are only spelled in another way. */
const SCALARS: readonly unknown[] = [null, true, false, 0, 1, -1, 1.5, 101, 1e21]
const TEXTS = ['', 'x', ' 1', '1,2', 'true', '{"a":1}', 'x'.repeat(300)]
const LISTS = [[], [1], ['x'], [null], [[]]]
const OBJECTS: readonly object[] = [{}, { a: 1 }, { 0: 'x' }, { constructor: 1 }]
const FLAW = fc.constantFrom(...SCALARS, ...TEXTS, ...LISTS, ...OBJECTS)

function valueOf(document: Members, schema: Schema, flaws: Flaws): fc.Arbitrary<unknown> {
  const good = goodValue(document, schema, flaws)
  if (flaws === NONE) return good
  return fc.oneof({ arbitrary: good, weight: 100 - flaws }, { arbitrary: FLAW, weight: flaws })
}

function goodValue(document: Members, source: Schema, flaws: Flaws): fc.Arbitrary<unknown> {
  const schema = flatten(document, source)
  const forms = schema.oneOf ?? schema.anyOf
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum)
  if ('const' in schema) return fc.constant(schema.const)
  if (forms !== undefined) return fc.oneof(...forms.map((form) => valueOf(document, form, flaws)))
  const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? [])
  if (types.length === 0)
    return schema.properties === undefined
      ? fc.jsonValue({ maxDepth: 2 })
      : membersOf(document, schema, flaws)
  return fc.oneof(...types.map((type) => valueOfType(type, document, schema, flaws)))
}

function valueOfType(
  type: string,
  document: Members,
  schema: Schema,
  flaws: Flaws,
): fc.Arbitrary<unknown> {
  const { minimum = -5, maximum = 1_000_000, minItems = 0, maxItems = minItems + 3 } = schema
  switch (type) {
    case 'integer':
      return fc.integer({ min: Math.max(minimum, -5), max: Math.max(maximum, minimum) })
    case 'number':
      return fc.double({ min: minimum, max: maximum, noNaN: true })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return fc.array(valueOf(document, schema.items ?? {}, flaws), {
        minLength: minItems,
        maxLength: Math.min(maxItems, minItems + 3),
      })
    case 'object':
      return membersOf(document, schema, flaws)
    default:
      return textOf(schema)
  }
}

/** The values of a member without a rule. */
const ANY_TEXT: Schema = { type: 'string' }

const FORMATS: Readonly<Record<string, readonly string[]>> = {
  'date-time-or-local': [
    '2024-02-29T10:00:00',
    '2024-02-29T10:00:00Z',
    '2023-12-01T00:00:00+02:00',
  ],
  email: ['ada@example.org'],
  uri: ['https://example.org/a?b=c'],
  uuid: ['9f1a3c52-0b7e-4d6a-8c1f-2e5b7a9d0c34'],
}

function textOf({
  format = '',
  pattern,
  maxLength = 20,
  minLength = Math.min(1, maxLength),
}: Schema) {
  const samples = FORMATS[format]
  if (samples !== undefined) return fc.constantFrom(...samples)
  if (pattern !== undefined) {
    // What is made passes over an end of the text that a pattern has in its middle.
    const expression = new RegExp(pattern)
    return fc.stringMatching(expression).filter((text) => expression.test(text))
  }
  return fc.string({ minLength, maxLength: Math.max(minLength, Math.min(maxLength, 20)) })
}

/** A good value for each member that a body names. */
export function wholeBody(document: Members, body: Schema): fc.Arbitrary<Members> {
  const { properties = {} } = flatten(document, body)
  const members = Object.entries(properties).map(
    ([name, schema]) => [name, goodValue(document, schema, NONE)] as const,
  )
  return fc.record(Object.fromEntries(members))
}

function membersOf(document: Members, source: Schema, flaws: Flaws): fc.Arbitrary<Members> {
  const {
    properties = {},
    required = [],
    minProperties = 0,
    additionalProperties,
  } = flatten(document, source)
  if (Object.keys(properties).length === 0 && minProperties > 0) {
    const value = typeof additionalProperties === 'object' ? additionalProperties : ANY_TEXT
    return fc.dictionary(fc.constantFrom('a', 'b'), valueOf(document, value, flaws), {
      minKeys: minProperties,
    })
  }
  const members = Object.entries(properties).map(
    ([name, schema]) => [name, valueOf(document, schema, flaws)] as const,
  )
  // A required member is left out now and then where something may be wrong.
  const whole = fc
    .record(Object.fromEntries(members), { requiredKeys: [...required] })
    .filter((made) => Object.keys(made).length >= minProperties)
  if (flaws === NONE) return whole
  const partial = fc.record(Object.fromEntries(members), { requiredKeys: [] })
  return fc.oneof({ arbitrary: whole, weight: 4 }, { arbitrary: partial, weight: 1 })
}

function flatten(document: Members, source: Schema): Schema {
  const { allOf, ...own } = follow<Schema>(document, source)
  if (allOf === undefined) return own
  const parts = allOf.map((part) => flatten(document, part))
  return {
    ...Object.assign({}, ...parts),
    ...own,
    properties: Object.assign({}, ...parts.map((part) => part.properties), own.properties),
    required: [...parts.flatMap((part) => part.required ?? []), ...(own.required ?? [])],
  }
}

function follow<T extends { readonly $ref?: string }>(document: Members, value: T): T {
  if (value.$ref === undefined) return value
  let target: unknown = document
  for (const step of value.$ref.slice(2).split('/')) target = (target as Members)[step]
  return follow(document, target as T)
}
