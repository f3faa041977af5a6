/** The published documents of OpenAPI 3.0 say what those of 3.1 say. */
import { createConfig, lintFromString } from '@redocly/openapi-core'
import addFormats from 'ajv-formats'
import { Ajv } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Document } from '../../scripts/generate/contract.ts'
import { formats } from '../../src/namespaces/formats.ts'
import { startService, type TestService } from '../support/service.ts'
import { loadGenerated } from './contracts.ts'
import { schemasIn, valuesFor, type FoundSchema, type Members } from './schemas-in.ts'
import { wrongAnswersIn } from './shown-examples.ts'

const folders = (await loadGenerated()).map(({ folder }) => folder)

let service: TestService
/** The documents of all namespaces, and of each. */
let all: { readonly of31: Members; readonly of30: Members }
let each: readonly Members[]
beforeAll(async () => {
  service = await startService()
  const read = async (address: string): Promise<Members> => (await service.api.get(address)).body
  all = { of31: await read('/openapi.json'), of30: await read('/openapi-3.0.json') }
  each = await Promise.all(folders.map((folder) => read(`/openapi-3.0/${folder}.json`)))
}, 30_000)
afterAll(() => service?.close())

/** Validates values by the schemas of a document. */
function validateBy(ajv: Ajv | Ajv2020, document: Members) {
  addFormats.default(ajv)
  for (const format of Object.keys(formats)) ajv.addFormat(format, true)
  ajv.addSchema(document, 'document', false, false)
  return (pointer: string, values: readonly unknown[]): readonly boolean[] => {
    const validate = ajv.compile({ $ref: `document${pointer}` })
    return values.map((value) => validate(value))
  }
}

/** What a schema says of values. */
const rulesOf = (schema: Members): string =>
  JSON.stringify(schema, (key, value: unknown) => (key === 'description' ? undefined : value))

/** One schema of each kind that there is. */
const schemasOf = (document: Members): readonly FoundSchema[] => [
  ...new Map([...schemasIn(document)].map((found) => [rulesOf(found.schema), found])).values(),
]

const operationsIn = ({ paths }: Members) =>
  Object.entries(paths as object).map(([path, item]: [string, object]) => [path, Object.keys(item)])

const OPTIONS = { strict: false, logger: false } as const

/** What Redocly finds wrong with a document by rules of its own. */
async function problemsIn(document: Members, rules: 'spec' | 'recommended-strict') {
  const config = await createConfig({ extends: [rules] })
  const problems = await lintFromString({ source: JSON.stringify(document), config })
  return problems.map(({ message, location }) => ({ message, location }))
}

describe('The OpenAPI 3.0 documents', () => {
  it('have the form of 3.0', async () => {
    const found = await Promise.all(each.map((document) => problemsIn(document, 'spec')))
    expect(found.flat()).toEqual([])
  })

  it('satisfy the rules that their sources satisfy', async () => {
    expect(await problemsIn(all.of30, 'recommended-strict')).toEqual([])
  })
})

describe('The OpenAPI 3.0 document of all namespaces', () => {
  it('has the operations of the one of 3.1', () => {
    expect(operationsIn(all.of30)).toEqual(operationsIn(all.of31))
  })

  it('has the messages of webhooks as an extension', () => {
    const events = Object.keys(all.of31['webhooks'] as object)
    expect(Object.keys(all.of30['x-webhooks'] as object)).toEqual(events)
    expect(events).toContain('post.created')
  })

  it('accepts every answer that it shows', () => {
    const ajv = new Ajv(OPTIONS)
    addFormats.default(ajv)
    expect(wrongAnswersIn(all.of30 as object as Document, ajv)).toEqual([])
  })

  it('accepts and refuses the values that the one of 3.1 does', () => {
    const by31 = validateBy(new Ajv2020(OPTIONS), all.of31)
    const by30 = validateBy(new Ajv(OPTIONS), all.of30)
    const differences = schemasOf(all.of31).flatMap(({ pointer, schema }) => {
      const values = valuesFor(schema)
      const accepted = by30(pointer.replace(/^#\/webhooks/, '#/x-webhooks'), values)
      return by31(pointer, values).flatMap((isAccepted, index) =>
        isAccepted === accepted[index] ? [] : [{ pointer, value: values[index], isAccepted }],
      )
    })
    expect(differences).toEqual([])
  })
})
