import path from 'node:path'
import addFormats from 'ajv-formats'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  operationsOf,
  resolve,
  type Document,
  type FoundOperation,
} from '../../scripts/generate/contract.ts'
import { loadContracts } from '../../scripts/generate/load-contracts.ts'
import { ofThisSite } from '../../src/pages/api-documents.ts'
import { startOtherSite, text, type OtherSite } from '../adapters/outgoing/support/site.ts'
import { jpeg, png } from '../media/support/files.ts'
import { formBody } from '../media/support/upload.ts'
import type { Answer, Query } from '../support/api.ts'
import { startService, type TestService } from '../support/service.ts'
import { loadGenerated } from './contracts.ts'
import { coreFixtures } from './core-example-fixtures.ts'
import { fixtures } from './example-fixtures.ts'
import { answersIn, examplesOf, wrongAnswersIn } from './shown-examples.ts'
import { ELSEWHERE } from './unsent-examples.ts'

const contracts = await loadContracts(path.resolve('openapi'))
const allFixtures = { ...fixtures, ...coreFixtures }

/** The examples of the parameters at a place, without those that every operation has. */
const valuesAt = ({ parameters }: FoundOperation, at: string): object =>
  Object.fromEntries(
    parameters
      .filter(({ in: place, name }) => place === at && !name.startsWith('_'))
      .flatMap(({ name, ...parameter }) =>
        'example' in parameter ? [[name, parameter.example]] : [],
      ),
  )

const JSON_TYPE = 'application/json'
const FORM = 'multipart/form-data'

/** The members of an upload, with a file, as a form. */
const asForm = async (members: object): Promise<Buffer> =>
  formBody(
    [
      ...Object.entries(members).map(([name, value]) => ({ name, value: String(value) })),
      { name: 'file', value: await png(), fileName: 'harbor.png' },
    ],
    'parts',
  )

let service: TestService
/** The `other.example` of examples. */
let other: OtherSite
beforeAll(async () => {
  other = await startOtherSite()
  other.pages.set('/harbor.jpg', text(await jpeg(), { 'content-type': 'image/jpeg' }))
  service = await startService({ environment: { OUTGOING_ALLOW: other.place } })
  const post = { title: 'Lighthouse', slug: 'lighthouse', status: 'publish' }
  await service.api.as('admin').post('/core/v2/posts', { body: post })
  const event = { title: 'Fair', start_date: 'tomorrow 10:00', end_date: 'tomorrow 18:00' }
  await service.api.as('admin').post('/cal/events/v1/events', { body: event })
})
afterAll(async () => {
  await service?.close()
  await other?.close()
})

/** What is sent of an example: as the document of this site shows it, with the reader's own. */
const sent = (shown: unknown, own: object = {}): string =>
  ofThisSite(JSON.stringify(Object.assign({}, shown, own)), service.root).replaceAll(
    'https://other.example',
    other.url,
  )

describe.each(contracts)('The examples of $folder', ({ document }) => {
  const reads = new Map<string, () => Promise<Answer>>()
  const cases = operationsOf(document)
    .filter(({ operation }) => !ELSEWHERE.has(operation.operationId))
    .flatMap((found) => {
      const { requestBody, operationId } = found.operation
      if (requestBody === undefined) return [{ operationId, found, type: '', name: 'example' }]
      const { content } = resolve(document, requestBody)
      return [JSON_TYPE, FORM].flatMap((type) =>
        examplesOf(document, content[type] ?? {}).map((example) => ({
          operationId,
          found,
          type,
          ...example,
        })),
      )
    })

  it('show every body', () => {
    const shown = new Set(cases.map(({ operationId }) => operationId))
    const unshown = operationsOf(document).filter(
      ({ operation: { operationId } }) => !shown.has(operationId) && !ELSEWHERE.has(operationId),
    )
    expect(unshown).toEqual([])
  })

  it.each(cases)('work as they stand: $operationId, $name $type', async (example) => {
    const { found, operationId, type } = example
    const own = await (allFixtures[operationId] ?? allFixtures[found.path])?.(service)
    const steps = new Map(Object.entries({ ...valuesAt(found, 'path'), ...own?.path }))
    const address = found.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      String(steps.get(name)),
    )
    const body = 'body' in example && sent(example.body, own?.body)
    const ask = service.api.as(own?.as ?? 'admin')[found.method]
    const query = JSON.parse(sent(valuesAt(found, 'query'), own?.query)) as Query
    const answer = await ask(address, {
      query,
      ...(body !== false && {
        body: type === FORM ? await asForm(JSON.parse(body) as object) : body,
        headers: { 'content-type': `${type}; boundary=parts`, ...own?.headers?.(body) },
      }),
    })
    const promised = Object.keys(found.operation.responses).filter((status) =>
      status.startsWith('2'),
    )
    expect(answer.body?.code).toBeUndefined()
    expect(promised).toContain(String(answer.status))
    if ('304' in found.operation.responses) {
      reads.set(operationId, () => ask(address, { query, headers: { 'if-none-match': '*' } }))
    }
  })

  // The client of the tests checks the headers.
  it('are 304 with the documented headers when they are read again', async () => {
    const changed: string[] = []
    for (const [operationId, read] of reads) {
      if ((await read()).status !== 304) changed.push(operationId)
    }
    expect(changed).toEqual([])
  })
})

const published = await loadGenerated()

describe.each(published)('The answers that $folder shows', ({ document: shown }) => {
  const document = shown as Document

  it('are there for everything that is not bytes', () => {
    const unshown = answersIn(document)
      .filter(({ media: { schema } }) => schema?.format !== 'binary')
      .filter(({ media }) => examplesOf(document, media).length === 0)
    expect(
      unshown.map(({ operationId, status, type }) => `${operationId} ${status} ${type}`),
    ).toEqual([])
  })

  it('are those that it describes', () => {
    const ajv = new Ajv2020({ strict: false, logger: false })
    addFormats.default(ajv)
    expect(wrongAnswersIn(document, ajv)).toEqual([])
  })
})
