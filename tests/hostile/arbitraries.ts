import { flatten, type Document, type Schema } from '../../scripts/generate/contract.ts'
import { fc } from '../support/properties.ts'

/** Values that programs have stumbled over before. */
const STUMBLING_BLOCKS: readonly unknown[] = [
  null,
  true,
  '',
  ' ',
  0,
  -1,
  2_147_483_648,
  9_007_199_254_740_992,
  -1e308,
  '0x10',
  '1e999',
  'NaN',
  '１',
  '\0',
  'a\0b',
  '\ud800',
  '\udc00\ud800',
  '\u202e\ufeff',
  '👩‍👩‍👧‍👦'.repeat(50),
  "'; DROP TABLE entries; --",
  '%_\\',
  '"><script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '[gallery ids="1"][/gallery',
  '<!-- x:y {"a": -->',
  '../../etc/passwd',
  'javascript:alert(1)',
  '9999999-01-01T00:00:00',
  '2026-02-30T25:61:61',
  '0000-00-00T00:00:00',
  'x'.repeat(5000),
  '<'.repeat(70_000),
  "'<p>a ".repeat(50_000),
  [],
  [[]],
  [null],
  [1, 'a', {}],
  {},
  { raw: { raw: [] } },
  { raw: '\0' },
  JSON.parse('{"__proto__":{"a":1}}'),
  { constructor: { prototype: {} } },
]

/** Anything at all that JSON can say. */
export const garbage: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...STUMBLING_BLOCKS) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
)

/** Values that a schema of the contract accepts, as far as the schema alone defines them. */
export function accepted(document: Document, given: Schema): fc.Arbitrary<unknown> {
  const schema = flatten(document, given)
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum)
  const forms = schema.oneOf ?? schema.anyOf
  if (forms !== undefined) return fc.oneof(...forms.map((form) => accepted(document, form)))
  const types = [schema.type ?? []].flat()
  if (types.length === 0) return garbage
  return fc.oneof(...types.map((type) => ofType(document, schema, type)))
}

function ofType(document: Document, schema: Schema, type: string): fc.Arbitrary<unknown> {
  const number = (keyword: string): number | undefined =>
    typeof schema[keyword] === 'number' ? schema[keyword] : undefined
  switch (type) {
    case 'boolean':
      return fc.boolean()
    case 'integer':
      return fc.integer({ min: number('minimum') ?? 0, max: number('maximum') ?? 200 })
    case 'number':
      return fc.double({ noNaN: true, noDefaultInfinity: true })
    case 'array':
      return fc.array(accepted(document, schema.items ?? {}), {
        minLength: number('minItems') ?? 0,
        maxLength: 4,
      })
    case 'object':
      return members(document, schema.properties ?? {})
    case 'null':
      return fc.constant(null)
    default:
      return text(schema, number('minLength') ?? 0, number('maxLength') ?? 60)
  }
}

const FORMATS: Readonly<Record<string, fc.Arbitrary<string>>> = {
  'date-time-or-local': fc
    .date({ min: new Date('1950-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
    .chain((date) => fc.constantFrom(date.toISOString(), date.toISOString().slice(0, 19))),
  email: fc.emailAddress(),
  uri: fc.webUrl(),
  uuid: fc.uuid(),
}

function text(schema: Schema, minLength: number, maxLength: number): fc.Arbitrary<string> {
  const format = FORMATS[schema.format ?? '']
  if (format !== undefined) return format
  if (schema.pattern !== undefined) return fc.stringMatching(new RegExp(schema.pattern, 'u'))
  return fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, 60) })
}

/** An object with any of the members. */
export function members(
  document: Document,
  schemas: Readonly<Record<string, Schema>>,
): fc.Arbitrary<Record<string, unknown>> {
  const each = Object.entries(schemas).map(([name, schema]) => [name, accepted(document, schema)])
  return fc.record(Object.fromEntries(each) as Record<string, fc.Arbitrary<unknown>>, {
    requiredKeys: [],
  })
}

/** Mostly what is accepted, with one member, or all, being anything. */
export function spoiled(good: fc.Arbitrary<Record<string, unknown>>, names: readonly string[]) {
  if (names.length === 0) return good
  const oneWrong = fc
    .tuple(good, fc.constantFrom(...names), garbage)
    .map(([values, name, value]) => ({ ...values, [name]: value }))
  const allWrong = fc.dictionary(fc.constantFrom(...names), garbage, { maxKeys: 6 })
  return fc.oneof(
    { weight: 3, arbitrary: good },
    { weight: 3, arbitrary: oneWrong },
    { weight: 1, arbitrary: allWrong },
  )
}
