import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startService, type TestService } from '../support/service.ts'
import { discovery } from '../../generated/discovery.ts'
import { loadGenerated, operationsIn, samplePath } from './contracts.ts'

const contracts = await loadGenerated()
const routes = contracts.flatMap((contract) => contract.routes)

/** Routes that documents have and the index does not, by a note in the contract. */
const isListed = (pattern: string): boolean => discovery[pattern]?.unlisted !== true

interface IndexedRoute {
  readonly methods: readonly string[]
  readonly endpoints: readonly { readonly methods: readonly string[] }[]
}

let service: TestService
let index: Readonly<Record<string, IndexedRoute>>
beforeAll(async () => {
  service = await startService()
  index = (await service.api.get('/')).body.routes
}, 30_000)
afterAll(() => service?.close())

describe('The discovery index', () => {
  it('names every documented operation but those that are not to be listed', () => {
    const documented = contracts.flatMap((contract) =>
      operationsIn(contract).flatMap(({ method, path }) => {
        const pattern = routes.find((route) => route.path === path)?.pattern ?? path
        return isListed(pattern) ? [`${method} ${pattern}`] : []
      }),
    )
    const indexed = Object.entries(index).flatMap(([pattern, { endpoints }]) =>
      endpoints.flatMap(({ methods }) => methods.map((method) => `${method} ${pattern}`)),
    )
    expect(indexed.toSorted()).toEqual(documented.toSorted())
  })

  it('shows the same routes under each namespace', async () => {
    for (const { routes: own } of contracts) {
      const namespace = own[0]?.namespace
      if (namespace === undefined || namespace === '') continue
      const { body } = await service.api.get(`/${namespace}`)
      const listed = own.map(({ pattern }) => pattern).filter(isListed)
      expect(Object.keys(body.routes)).toEqual(listed)
    }
  })
})

describe.each(routes)('A route', ({ pattern, operations }) => {
  const path = samplePath(pattern)
  const methods = operations.flatMap((operation) => operation.methods)

  it.each(methods)(`answers %s by an operation: ${pattern}`, async (method) => {
    const client = service.api.as('admin')
    const send = client[method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete']
    const { status, body } = await send(path)
    expect({ status, code: body?.code }).not.toEqual({ status: 404, code: 'rest_no_route' })
    expect(status).toBeLessThan(500)
  })

  it(`describes itself to OPTIONS as the index does: ${pattern}`, async () => {
    const { status, body } = await service.api.options(path)
    const expected = isListed(pattern) ? index[pattern] : expect.objectContaining({ methods })
    expect({ status, body }).toEqual({ status: 200, body: expected })
  })

  it(`allows only its own methods: ${pattern}`, async () => {
    const { headers } = await service.api.as('admin').options(path)
    const allowed = (headers['allow'] ?? '').split(', ').filter((name) => name !== '')
    expect(methods).toEqual(expect.arrayContaining(allowed))
  })

  it(`refuses methods that it does not have: ${pattern}`, async () => {
    const { api } = service
    const missing = (['post', 'put', 'patch', 'delete'] as const).filter(
      (name) => !methods.includes(name.toUpperCase()),
    )
    for (const name of missing) {
      expect(await api.as('admin')[name](path)).toBeRestError('rest_no_route', 404)
    }
  })

  if (methods.includes('GET')) {
    it(`answers HEAD as GET, without the body: ${pattern}`, async () => {
      const client = service.api.as('admin')
      const get = await client.get(path)
      const head = await client.head(path)
      expect({ ...unvarying(head.headers), status: head.status, text: head.text }).toEqual({
        ...unvarying(get.headers),
        status: get.status,
        text: '',
      })
    })
  }
})

/** Headers that are the same for every request for the same thing. */
function unvarying(headers: Readonly<Record<string, string>>): Record<string, string> {
  const varying = new Set(['date', 'x-request-id'])
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !varying.has(name)))
}
