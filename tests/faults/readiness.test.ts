import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { startDatabaseProxy, type DatabaseProxy } from '../support/database-proxy.ts'
import { administer, createDatabase, type TestDatabase } from '../support/database.ts'
import { startService, type TestService } from '../support/service.ts'
import { until } from '../server/support/databases.ts'

/** Services do not own the database here. */
const drop = (): Promise<void> => Promise.resolve()

let database: TestDatabase
let proxy: DatabaseProxy
let service: TestService

beforeEach(async () => {
  database = await createDatabase()
  proxy = await startDatabaseProxy(database.url)
  service = await startService({ database: { url: proxy.url, drop } })
})
afterEach(async () => {
  await service.close()
  await proxy.close()
  await database.drop()
})

/** The status and what `/readyz` says. */
async function readiness(): Promise<unknown> {
  const response = await fetch(`${service.url}/readyz`)
  return { code: response.status, ...((await response.json()) as object) }
}

describe('The readiness of a node', () => {
  it('reports a usable database', async () => {
    expect(await readiness()).toEqual({
      code: 200,
      status: 'ok',
      database: 'ok',
      notices: 'ok',
      waiting: 0,
    })
  })

  it('answers 503 while the database accepts no writes', async () => {
    const name = new URL(database.url).pathname.slice(1)
    await administer(database.url, `ALTER DATABASE ${name} SET default_transaction_read_only = on`)
    expect(await readiness()).toMatchObject({ code: 503, database: 'read-only' })
  })

  it('answers 503 when the network swallows what is sent, and 200 over a new connection', async () => {
    await readiness()
    proxy.silence('readiness')
    expect(await readiness()).toMatchObject({ code: 503, database: 'unreachable' })
    expect(await readiness()).toMatchObject({ code: 200, database: 'ok' })
  })

  it('asks over a new connection when the server has ended the one it had', async () => {
    await readiness()
    await administer(
      database.url,
      `SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity
      WHERE datname = current_database() AND application_name = 'almanac readiness'`,
    )
    await until(async () => ((await readiness()) as { code: number }).code === 200)
  })

  it('reports missing change notices', async () => {
    proxy.silence('LISTEN')
    await until(async () => {
      const { code, notices } = (await readiness()) as { code: number; notices: string }
      return code === 200 && notices === 'missing'
    })
  })
})
