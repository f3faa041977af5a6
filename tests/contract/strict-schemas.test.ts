import { describe, expect, it } from '@jest/globals'
import addFormats from 'ajv-formats'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { withoutConstantBooleans } from '../../scripts/generate/constant-booleans.ts'
import { withoutUnions } from '../../scripts/generate/unions.ts'
import { isJsonObject } from '../../src/json-object.ts'
import { formats } from '../../src/namespaces/formats.ts'
import { loadGenerated } from './contracts.ts'

const contracts = await loadGenerated()

/** Words of OpenAPI and of this interface of schemas that do not constrain values. */
const NOTES = ['example', 'x-context', 'x-partial', 'x-names', 'x-lenient']

/** Pointers to all schemas of a document, those of components included. */
function* schemasOf(value: unknown, pointer = '#'): Generator<string> {
  if (typeof value !== 'object' || value === null) return
  for (const [name, member] of Object.entries(value)) {
    const below = `${pointer}/${encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'))}`
    if (name === 'schema' || pointer === '#/components/schemas') yield below
    else yield* schemasOf(member, below)
  }
}

type JsonObject = Readonly<Record<string, unknown>>

/** All objects of a document, whatever they are. */
function* objectsOf(value: unknown): Generator<JsonObject> {
  if (typeof value !== 'object' || value === null) return
  if (isJsonObject(value)) yield value
  for (const member of Object.values(value)) yield* objectsOf(member)
}

/** Those of some form, such as one that makers of clients misread (openapi/README.md#other-tools). */
const found = (
  document: unknown,
  isOfForm: (object: JsonObject) => boolean,
): readonly JsonObject[] => [...objectsOf(document)].filter(isOfForm)

describe.each(contracts)('The published document of $folder', ({ document }) => {
  it('has schemas that strict readers take without a warning', () => {
    const warnings: string[] = []
    const warn = (text: string): void => void warnings.push(text)
    const logger = { log: warn, warn, error: warn }
    const ajv = new Ajv2020({ strict: true, logger, formats: {} })
    addFormats.default(ajv)
    for (const format of Object.keys(formats)) ajv.addFormat(format, true)
    ajv.addVocabulary([...NOTES, ...Object.keys(document)])
    ajv.addSchema(document, 'document', false, false)
    const refused = [...schemasOf(document)].flatMap((pointer) => {
      try {
        ajv.compile({ $ref: `document${pointer}` })
        return []
      } catch (error) {
        return [`${pointer}: ${String(error)}`]
      }
    })
    expect([...refused, ...warnings]).toEqual([])
  })

  it('names null after the other types of a value', () => {
    expect(found(document, ({ type }) => Array.isArray(type) && type[0] === 'null')).toEqual([])
  })

  it('gives a default to the alternative that has it', () => {
    expect(found(document, ({ anyOf, default: value }) => !!anyOf && value !== undefined)).toEqual(
      [],
    )
  })

  it('names each of several examples of an answer', () => {
    const answered = found(document, ({ responses }) => responses !== undefined)
    const several = answered
      .flatMap(({ responses }) => [...objectsOf(responses)])
      .flatMap(({ examples }) => (isJsonObject(examples) ? Object.values(examples) : []))
    expect(several.filter((example) => !isJsonObject(example) || !('$ref' in example))).toEqual([])
  })
})

describe('A schema without constant booleans', () => {
  it('excludes one boolean', () => {
    const deleted = { type: 'boolean', const: true, description: 'Always.' }
    expect(withoutConstantBooleans({ properties: { deleted } })).toEqual({
      properties: { deleted: { type: 'boolean', not: { const: false }, description: 'Always.' } },
    })
  })

  it('leaves other constants and values that are no schemas', () => {
    const schema = { type: 'string', const: 'term', example: { const: true } }
    expect(withoutConstantBooleans(schema)).toEqual(schema)
  })
})

describe('A schema without unions', () => {
  it('gives each type the keywords that speak of it, and the default that has it', () => {
    const schema = { type: ['string', 'integer', 'null'], maxLength: 3, minimum: 1, default: 1 }
    expect(withoutUnions(schema)).toEqual({
      anyOf: [
        { type: 'string', maxLength: 3 },
        { type: 'integer', minimum: 1, default: 1 },
        { type: 'null' },
      ],
    })
  })

  it('lets an object without rules contain anything', () => {
    expect(withoutUnions({ type: ['string', 'object'] })).toEqual({
      anyOf: [{ type: 'string' }, { type: 'object', additionalProperties: true }],
    })
    const members = { properties: { a: { type: 'string' } } }
    expect(withoutUnions({ type: ['string', 'object'], ...members })).toEqual({
      anyOf: [{ type: 'string' }, { type: 'object', ...members }],
    })
  })

  it('leaves one type with null and values that are no schemas', () => {
    const schema = { type: ['string', 'null'], example: { type: ['string', 'integer'] } }
    expect(withoutUnions(schema)).toEqual(schema)
  })
})
