import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  operationsOf,
  resolve,
  type Document,
  type RequestMedia,
  type Schema,
} from '../../scripts/generate/contract.ts'
import { readArguments } from '../../src/http/arguments.ts'
import { parseBody } from '../../src/http/read-request.ts'
import { createValidator } from '../../src/http/validation.ts'
import { isJsonObject } from '../../src/json-object.ts'
import { formats } from '../../src/namespaces/formats.ts'
import { fc } from '../support/properties.ts'
import { startService, type TestService } from '../support/service.ts'
import { loadGenerated } from './contracts.ts'
import { wholeBody } from './made-arguments.ts'

const URLENCODED = 'application/x-www-form-urlencoded'
const FORMS = new Set([URLENCODED, 'multipart/form-data'])

/** Bodies made for each form; `SEED=7` makes others. */
const CASES = 3

const contracts = await loadGenerated()

/** The forms of a document, by the operations that take them. */
const formsIn = (document: Document) =>
  operationsOf(document).flatMap(({ operation: { operationId, requestBody } }) =>
    Object.entries(requestBody === undefined ? {} : resolve(document, requestBody).content)
      .filter(([type]) => FORMS.has(type))
      .map(([type, form]) => ({ operationId, type, form })),
  )

/** What a schema offers, by where it stands, though a form has no words for it. */
function* unspellable(
  document: Document,
  source: Schema,
  where: string,
  above: readonly Schema[] = [],
): Generator<string> {
  const schema = resolve(document, source)
  if (above.includes(schema)) return
  const { minItems = 0, minProperties = 0, required = [], properties = {} } = schema
  const types = [schema.type ?? []].flat()
  if (types.includes('null') || schema.enum?.includes(null) === true) yield `${where}: null`
  if (types.includes('array') && minItems === 0) yield `${where}: an empty list`
  if (
    types.includes('object') &&
    above.length > 0 &&
    minProperties === 0 &&
    required.length === 0
  ) {
    yield `${where}: an empty object`
  }
  const { items, additionalProperties, anyOf = [], oneOf = [] } = schema
  const others = [items, additionalProperties].filter((inner) => typeof inner === 'object')
  for (const inner of [...others, ...anyOf, ...oneOf]) {
    yield* unspellable(document, inner, `${where}[]`, [...above, schema])
  }
  for (const [name, member] of Object.entries(properties)) {
    yield* unspellable(document, member, `${where}.${name}`, [...above, schema])
  }
}

/** Names and values of a form, written as the document says. */
function* pairsOf(name: string, value: unknown, brackets: boolean): Generator<[string, string]> {
  if (Array.isArray(value)) {
    for (const [place, item] of value.entries()) {
      yield* pairsOf(brackets ? `${name}[${place}]` : name, item, brackets)
    }
  } else if (isJsonObject(value)) {
    if (!brackets) throw new Error(`Nothing says how the members of ${name} are written.`)
    for (const [inner, member] of Object.entries(value)) {
      yield* pairsOf(`${name}[${inner}]`, member, brackets)
    }
  } else yield [name, String(value)]
}

function spelled(body: object, { encoding = {} }: RequestMedia): Buffer {
  const pairs = Object.entries(body).flatMap(([name, value]) => [
    ...pairsOf(name, value, encoding[name]?.style === 'deepObject'),
  ])
  return Buffer.from(new URLSearchParams(pairs).toString())
}

describe.each(contracts)('The forms of $folder', ({ document: published, routes, validators }) => {
  const document = published as object as Document
  const forms = formsIn(document)

  it('offer nothing that a form cannot express', () => {
    const found = forms.flatMap(({ operationId, type, form }) => [
      ...unspellable(document, form.schema, `${operationId} as ${type}`),
    ])
    expect(found).toEqual([])
  })

  it('are taken with all members, spelled as they say', async () => {
    const validate = createValidator(validators, formats)
    const refused: unknown[] = []
    for (const { path, operations } of routes) {
      for (const definition of operations) {
        const own = forms.filter(({ operationId }) => operationId === definition.operationId)
        for (const { type, form } of own) {
          for (const body of fc.sample(wholeBody(document, form.schema), CASES)) {
            const sent = spelled(body, form)
            const read = parseBody(sent, URLENCODED)
            const given = read.kind === 'value' ? read.value : undefined
            const values = readArguments(definition.arguments, { path: {}, query: {}, body: given })
            const findings = await validate(definition.operationId, values)
            const wrong = findings.filter(({ place }) => place === 'body')
            if (wrong.length > 0) refused.push({ path, type, sent: sent.toString(), wrong })
          }
        }
      }
    }
    expect(refused).toEqual([])
  })
})

describe('POST /core/v2/categories 400', () => {
  let service: TestService
  beforeAll(async () => {
    service = await startService()
  }, 30_000)
  afterAll(() => service?.close())

  it('refuses null in a form, whose schema does not offer it', async () => {
    const { body: document } = await service.api.get('/openapi/core-v2.json')
    const { content } = document.paths['/core/v2/categories'].post.requestBody
    const parentIn = (type: string) =>
      resolve<Schema>(document, content[type].schema).properties?.['parent']?.type
    const answer = await service.api.as('editor').post('/core/v2/categories', {
      body: 'name=Rivers&parent=null',
      headers: { 'content-type': URLENCODED },
    })
    expect({
      asJson: parentIn('application/json'),
      asForm: parentIn(URLENCODED),
      refused: Object.keys(answer.body.data.params),
    }).toEqual({ asJson: ['integer', 'null'], asForm: 'integer', refused: ['parent'] })
  })
})
