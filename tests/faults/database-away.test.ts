import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { pino } from 'pino'
import { namespaces } from '../../src/api.ts'
import { createAnswerCheck } from '../../src/http/answer-check.ts'
import { loadGenerated, samplePath } from '../contract/contracts.ts'
import { until } from '../server/support/databases.ts'
import type { Answer, Client } from '../support/api.ts'
import { createDatabase, type TestDatabase } from '../support/database.ts'
import { startDatabaseProxy, type DatabaseProxy } from '../support/database-proxy.ts'
import { startService, type TestService } from '../support/service.ts'

/** Services do not own the database here. */
const drop = (): Promise<void> => Promise.resolve()

interface Line {
  readonly level: number
  readonly msg: string
  readonly code?: string
  readonly failures?: Readonly<Record<string, number>>
}

const lines: Line[] = []
let database: TestDatabase
let proxy: DatabaseProxy
let service: TestService

beforeAll(async () => {
  database = await createDatabase()
  proxy = await startDatabaseProxy(database.url)
  service = await startService({
    database: { url: proxy.url, drop },
    environment: { STALE_WHILE_UNAVAILABLE: '0' },
    log: pino({}, { write: (line) => void lines.push(JSON.parse(line) as Line) }),
  })
  proxy.stop()
})
afterAll(async () => {
  await service.close()
  await proxy.close()
  await database.drop()
})

const lower = { GET: 'get', POST: 'post', PUT: 'put', PATCH: 'patch', DELETE: 'delete' } as const

/** What each operation of the contract answers to a client. */
async function askAll(client: Client): Promise<ReadonlyMap<string, Answer>> {
  const routes = (await loadGenerated()).flatMap((contract) => contract.routes)
  const pending = routes.flatMap(({ pattern, operations }) =>
    operations.map(async ({ operationId, methods }) => {
      const method = lower[methods[0] as keyof typeof lower]
      return [operationId, await client[method](samplePath(pattern))] as const
    }),
  )
  return new Map(await Promise.all(pending))
}

describe('An operation while the database is away', () => {
  it('answers 503 to signed-in callers, as its contract says, with the time to wait', async () => {
    const check = createAnswerCheck(namespaces)
    const unlike: unknown[] = []
    for (const [operationId, { status, headers, body }] of await askAll(service.api.as('admin'))) {
      const { code } = body as { code?: string }
      const given = { status, code, retryAfter: headers['retry-after'] }
      check(operationId, 503, body)
      if (status !== 503 || code !== 'rest_database_unavailable' || headers['retry-after'] !== '5')
        unlike.push({ operationId, ...given })
    }
    expect(unlike).toEqual([])
  }, 30_000)

  it('answers visitors with 503, or from its cache', async () => {
    const answers = [...(await askAll(service.api))]
    const failed = answers.filter(([, { status }]) => status >= 500 && status !== 503)
    expect(failed.map(([operationId, { status }]) => ({ operationId, status }))).toEqual([])
  }, 30_000)
})

describe('The API while the database is away', () => {
  it('lets scripts of other sites read that it is', async () => {
    const headers = { Origin: 'https://app.example' }
    const answer = await fetch(`${service.root}/core/v2/posts?search=away`, { headers })
    expect({
      status: answer.status,
      origin: answer.headers.get('access-control-allow-origin'),
    }).toEqual({ status: 503, origin: 'https://app.example' })
  })
})

describe('Pages while the database is away', () => {
  it.each([
    '/',
    '/events/',
    '/events/?ical=1',
    '/event/regatta/ical/',
    '/authorize-application/',
    '/feed/',
    '/sitemap.xml',
    '/ads.txt',
  ])('%s answers 503 with the time to wait', async (path) => {
    const { status, headers } = await fetch(`${service.url}${path}`)
    expect({ status, retryAfter: headers.get('retry-after') }).toEqual({
      status: 503,
      retryAfter: '5',
    })
  })

  it('GET /healthz reports a live process', async () => {
    expect((await fetch(`${service.url}/healthz`)).status).toBe(200)
  })
})

describe('The log', () => {
  it('has one line for the beginning of an outage and one, with counts, for its end', async () => {
    await until(async () => (await service.api.get('/core/v2/posts')).status === 503)
    expect(lines.filter(({ msg }) => msg === 'request failed')).toEqual([])
    expect(lines.filter(({ msg }) => msg === 'the database fails')).toHaveLength(1)

    proxy.start()
    const end = (): Line | undefined => lines.find(({ msg }) => msg === 'the database works again')
    await until(async () => {
      const { status } = await service.api.get('/core/v2/posts')
      return status === 200 && end() !== undefined
    })
    expect(end()?.failures?.['rest_database_unavailable']).toBeGreaterThan(200)
  }, 20_000)
})
