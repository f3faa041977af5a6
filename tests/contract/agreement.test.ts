import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import express, { type NextFunction, type Request, type Response } from 'express'
import * as OpenApiValidator from 'express-openapi-validator'
import supertest from 'supertest'
import { readArguments, type Arguments } from '../../src/http/arguments.ts'
import { isBeyondForms } from '../../src/http/middleware/contract-checks.ts'
import type { RouteOperation } from '../../src/http/route-table.ts'
import { createValidator, type Finding } from '../../src/http/validation.ts'
import { formats } from '../../src/namespaces/formats.ts'
import { fc } from '../support/properties.ts'
import { loadGenerated, type Contract } from './contracts.ts'
import { sentArguments } from './made-arguments.ts'

/** Cases per operation; `SEED=7` looks at others. */
const CASES = 6

/** Milliseconds: express-openapi-validator compiles each operation on its first request. */
const LONGEST = 180_000

type ApiSpec = Parameters<typeof OpenApiValidator.middleware>[0]['apiSpec']

/** Arguments of one request, and what the generated validator finds wrong with them. */
interface Case {
  readonly definition: RouteOperation
  readonly values: Arguments
  readonly findings: readonly Finding[]
}

/** What express-openapi-validator says of a case: why it refuses, undefined when it accepts. */
interface Compared extends Case {
  readonly refusal: string | undefined
}

/** Where the two may differ, and why. */
const DIFFERENCES: readonly {
  readonly reason: string
  readonly covers: (compared: Compared) => boolean
}[] = [
  {
    reason:
      'express-openapi-validator makes values of a query fit by coercion, so 1 passes for a text. ' +
      'Here all spellings that count have been read before; what JSON then has of another type is wrong.',
    covers: ({ findings, refusal }) =>
      refusal === undefined &&
      findings.every(({ place }) => place === 'query') &&
      findings.some(({ keyword }) => keyword === 'type'),
  },
  {
    reason:
      'An upload is sent as a form, which has neither null nor what is empty; JSON that names the file has both.',
    covers: ({ definition, values, findings }) =>
      findings.length === 0 && isBeyondForms(definition, values),
  },
]

const contracts = await loadGenerated()

describe.each(contracts)('The generated validators of $folder', (contract) => {
  const site = createSite(contract)
  beforeAll(site.start)
  afterAll(site.stop)

  it(
    'accept what express-openapi-validator accepts, for every operation',
    async () => {
      const validate = createValidator(contract.validators, formats)
      const differences: unknown[] = []
      for (const { path, definition } of definitionsOf(contract)) {
        const [method = 'GET'] = definition.methods
        const item = contract.document.paths[path] ?? {}
        const made = sentArguments(contract.document, item, method.toLowerCase())
        for (const { path: texts, query, body } of fc.sample(made, CASES)) {
          const values = readArguments(definition.arguments, { path: texts, query, body })
          const findings = await validate(definition.operationId, values)
          const sent = { definition, values, findings }
          const compared = { ...sent, refusal: await site.ask(method, filled(path, texts), sent) }
          const differ = (compared.refusal === undefined) !== (findings.length === 0)
          if (differ && !DIFFERENCES.some(({ covers }) => covers(compared))) {
            differences.push({ method, path, values, findings, refusal: compared.refusal })
          }
        }
      }
      expect(differences).toEqual([])
    },
    LONGEST,
  )
})

/** The operations of a contract; what POST, PUT and PATCH share is one. */
const definitionsOf = ({ routes }: Contract) =>
  routes.flatMap(({ path, operations }) => operations.map((definition) => ({ path, definition })))

const filled = (path: string, texts: Readonly<Record<string, string>>): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(texts[name] ?? ''))

/** A copy of a document without answers: they are not checked, and take most of the time. */
function withoutAnswers({ paths, ...document }: Contract['document']): ApiSpec {
  const items = Object.entries(paths).map(([path, item]) => [
    path,
    Object.fromEntries(
      Object.entries(item).map(([method, operation]) => [method, withoutResponses(operation)]),
    ),
  ])
  const copy = structuredClone({ ...document, paths: Object.fromEntries(items) as unknown })
  return copy as object as ApiSpec
}

function withoutResponses(operation: unknown): unknown {
  if (typeof operation !== 'object' || operation === null) return operation
  return 'responses' in operation ? { ...operation, responses: {} } : operation
}

/** An Express application with express-openapi-validator as its manual mounts it. */
function createSite({ document }: Contract) {
  const app = express()
  let current: Case | undefined
  app.use((request, _response, next) => {
    if (current === undefined) throw new Error('Nothing was sent.')
    const { definition, values } = current
    // Express parses the query again each time; typed arguments are values.
    const query = withObjectsAsJson(definition, values.query)
    Object.defineProperty(request, 'query', { value: query, writable: true, configurable: true })
    request.body = structuredClone(values.body)
    next()
  })
  app.use(
    OpenApiValidator.middleware({
      apiSpec: withoutAnswers(document),
      validateApiSpec: false,
      validateRequests: { allowUnknownQueryParameters: true, allErrors: true },
      validateResponses: false,
      validateSecurity: false,
      fileUploader: false,
      formats: Object.fromEntries(
        Object.entries(formats).map(([name, validate]) => [name, { type: 'string', validate }]),
      ),
    }),
  )
  app.use((_request, response) => void response.sendStatus(204))
  app.use((error: Error, _request: Request, response: Response, _next: NextFunction) => {
    response.status(error instanceof OpenApiValidator.error.BadRequest ? 400 : 500)
    response.json({ message: error.message })
  })
  let server: Server | undefined

  return {
    start: async () => {
      server = app.listen(0, '127.0.0.1')
      await once(server, 'listening')
    },
    stop: async () => {
      server?.close()
      server?.closeAllConnections()
    },
    /** @returns why the request is refused */
    async ask(method: string, address: string, sent: Case): Promise<string | undefined> {
      current = sent
      if (server === undefined) throw new Error('The server has not started.')
      const { port } = server.address() as AddressInfo
      const type = sent.definition.upload === undefined ? 'application/json' : 'multipart/form-data'
      const client = supertest(`http://127.0.0.1:${port}`)
      const send = METHODS[method] ?? 'get'
      const { status, body } = await client[send](`/api${address}`).set('Content-Type', type)
      if (status !== 204 && status !== 400) throw new Error(`${address}: ${JSON.stringify(body)}`)
      return status === 204 ? undefined : String((body as { message?: unknown }).message)
    },
  }
}

const METHODS: Readonly<Record<string, 'get' | 'post' | 'put' | 'patch' | 'delete'>> = {
  POST: 'post',
  PUT: 'put',
  PATCH: 'patch',
  DELETE: 'delete',
}

/** The validator takes objects in a query as JSON. */
function withObjectsAsJson(
  { arguments: { query: types } }: RouteOperation,
  query: Arguments['query'],
): Arguments['query'] {
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => {
      const type = types[name]
      const forms = type?.alternatives ?? (type === undefined ? [] : [type])
      const asJson = forms.some(({ types: names }) => names.includes('object'))
      return [name, asJson ? JSON.stringify(value) : structuredClone(value)]
    }),
  )
}
