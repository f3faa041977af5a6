/** Statuses of the protocol: what operations answer, and that the documents say so of each of them. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startService, type TestService } from '../support/service.ts'
import { loadGenerated, operationsIn, samplePath } from './contracts.ts'

let service: TestService
beforeAll(async () => {
  service = await startService()
}, 30_000)
afterAll(() => service.close())

const contracts = await loadGenerated()
const operations = contracts.flatMap((contract) => operationsIn(contract))
const routes = contracts.flatMap((contract) => contract.routes)

const documenting = (status: string): string[] =>
  operations
    .filter(({ operation: { responses } }) => status in responses)
    .map(({ operation }) => operation.operationId)
    .toSorted()

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
type Method = (typeof METHODS)[number]
const CLIENT_METHODS = {
  GET: 'get',
  POST: 'post',
  PUT: 'put',
  PATCH: 'patch',
  DELETE: 'delete',
} as const

const send = (method: Method, path: string, body?: string) =>
  service.api[CLIENT_METHODS[method]](path, {
    ...(body !== undefined && { body, headers: { 'content-type': 'application/xml' } }),
  })

describe('A body of another media type', () => {
  it('is 415 for the operations that document it, and for no others', async () => {
    const refused: string[] = []
    for (const { path, pattern } of routes) {
      for (const { method, operation } of operations.filter((one) => one.path === path)) {
        const { status } = await send(method as Method, samplePath(pattern), '<item/>')
        if (status === 415) refused.push(operation.operationId)
      }
    }
    expect(refused.toSorted()).toEqual(documenting('415'))
  }, 60_000)
})

describe('A method that a path lacks', () => {
  it('is 404, as if there were no such path', async () => {
    const others: string[] = []
    for (const { pattern, operations: own } of routes) {
      const known = own.flatMap(({ methods }) => methods)
      for (const method of METHODS.filter((one) => !known.includes(one))) {
        const { status, body } = await send(method, samplePath(pattern))
        if (status !== 404 || body.code !== 'rest_no_route') others.push(`${method} ${pattern}`)
      }
    }
    expect(others).toEqual([])
  }, 60_000)

  it('is 405 for no operation', () => {
    expect(documenting('405')).toEqual([])
  })
})
