import { setTimeout as delay } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { run, until } from '../server/support/databases.ts'
import type { Answer } from '../support/api.ts'
import { createDatabase, type TestDatabase } from '../support/database.ts'
import { startDatabaseProxy, type DatabaseProxy } from '../support/database-proxy.ts'
import { startService, type TestService } from '../support/service.ts'

/** Services do not own the database here. */
const drop = (): Promise<void> => Promise.resolve()
const LIST = '/core/v2/posts?_fields=title'
const STALE_SECONDS = 4

let database: TestDatabase
let proxy: DatabaseProxy
let service: TestService

beforeEach(async () => {
  database = await createDatabase()
  proxy = await startDatabaseProxy(database.url)
  service = await startService({
    database: { url: proxy.url, drop },
    environment: { STALE_WHILE_UNAVAILABLE: String(STALE_SECONDS) },
  })
  const body = { title: 'Before', status: 'publish' }
  const made = await service.api.as('admin').post('/core/v2/posts', { body })
  expect(made.status).toBe(201)
  await service.api.get(LIST)
  await service.api.as('admin').get(LIST)
})
afterEach(async () => {
  await service.close()
  await proxy.close()
  await database.drop()
})

/** Stops the database, as far as the service can tell, until visitors get cached answers. */
async function stopDatabase(): Promise<Answer> {
  proxy.stop()
  let answer = await service.api.get(LIST)
  await until(async () => {
    answer = await service.api.get(LIST)
    return answer.status === 200
  })
  return answer
}

describe('A cached answer while the database is away', () => {
  it('is given to visitors, with its age, and no longer than the setting allows', async () => {
    const { headers, body } = await stopDatabase()
    expect(body).toEqual([{ title: { rendered: 'Before' } }])
    expect(headers['warning']).toBe('110 - "Response is Stale"')
    expect(Number(headers['age'])).toBeLessThanOrEqual(STALE_SECONDS)
    expect((await service.api.get('/core/v2/posts?_fields=slug')).status).toBe(503)

    await until(async () => (await service.api.get(LIST)).status === 503)
  })

  it('is not for callers who sign in', async () => {
    await stopDatabase()
    expect((await service.api.as('admin').get(LIST)).status).toBe(503)
  })

  it('is invalidated before anybody sees the present content', async () => {
    await stopDatabase()
    await run(database.url, `UPDATE entries SET status = 'private' WHERE title = 'Before'`)
    proxy.start()
    await until(async () => (await service.api.as('admin').get(LIST)).status === 200)
    expect((await service.api.get(LIST)).body).toEqual([])
    proxy.stop()
    await delay(100)
    expect((await service.api.get(LIST)).body).not.toEqual([{ title: { rendered: 'Before' } }])
  })
})
