import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import http from 'node:http'
import { Client } from 'pg'
import { until } from '../server/support/databases.ts'
import { startService, type TestService } from '../support/service.ts'

/** Of two connections: a hundred requests may wait. */
const WAITING = 100

let service: TestService
let locker: Client

beforeAll(async () => {
  service = await startService({ environment: { DATABASE_POOL_SIZE: '2', DATABASE_TIMEOUT: '2' } })
  locker = new Client({ connectionString: service.database.url })
  await locker.connect()
})
afterAll(async () => {
  await locker.end()
  await service.close()
})

/** Runs while no entry can be read. */
async function whileStuck(work: () => Promise<void>): Promise<void> {
  await locker.query('BEGIN; LOCK TABLE entries')
  try {
    await work()
  } finally {
    await locker.query('ROLLBACK')
  }
}

let number = 0
/** An address that was never requested. */
const nextAddress = (): string => `${service.root}/core/v2/posts?per_page=3&n=${number++}`

const waiting = async (): Promise<number> => {
  const answer = await fetch(`${service.url}/readyz`)
  return ((await answer.json()) as { waiting: number }).waiting
}

const write = (name: string): Promise<{ status: number }> =>
  service.api.as('admin').post('/core/v2/tags', { body: { name } })

describe('More requests than the database can take', () => {
  it('get 503 in good time, while /readyz still answers', async () => {
    await whileStuck(async () => {
      const answers = Array.from({ length: 3 * WAITING }, () => fetch(nextAddress()))
      await until(async () => (await waiting()) >= WAITING)
      const refused = (await Promise.all(answers.slice(0, 2 * WAITING))).filter(
        ({ status }) => status === 503,
      )
      expect(refused.length).toBeGreaterThan(WAITING)
      const { headers } = refused.at(-1) ?? {}
      expect(headers?.get('retry-after')).toEqual(expect.stringMatching(/^\d+$/))
      await Promise.all(answers)
    })
    expect((await fetch(nextAddress())).status).toBe(200)
  })

  it('do not keep a write waiting behind all reads that came before it', async () => {
    const finished: string[] = []
    const reads = WAITING - 10
    const requests: Promise<unknown>[] = []
    const send = (kind: string, request: () => Promise<{ status: number }>): void => {
      requests.push(request().then(({ status }) => finished.push(`${kind} ${status}`)))
    }
    // A first write checks a password, which takes as long as many reads.
    await write('Written before')
    await whileStuck(async () => {
      for (let n = 0; n < reads; n++) send('read', () => fetch(nextAddress()))
      await until(async () => (await waiting()) >= reads - 10)
      const before = await waiting()
      send('write', () => write('Written'))
      await until(async () => (await waiting()) > before)
    })
    await Promise.all(requests)
    expect(finished).toContain('write 201')
    expect(finished.indexOf('write 201')).toBeLessThan(reads / 2)
  })

  it('cost the database nothing when their clients have disconnected', async () => {
    const { database } = service.ctx
    await whileStuck(async () => {
      const agent = new http.Agent({ keepAlive: true })
      const requests = Array.from({ length: WAITING }, () => http.get(nextAddress(), { agent }))
      for (const request of requests) request.on('error', () => undefined)
      await until(async () => (await waiting()) >= WAITING - 10)
      for (const request of requests) request.destroy()
    })
    const before = database.statements()
    await until(async () => (await waiting()) === 0)
    expect((await fetch(nextAddress())).status).toBe(200)
    // Those that had begun, and the last one.
    expect(database.statements() - before).toBeLessThan(WAITING / 2)
  })
})
