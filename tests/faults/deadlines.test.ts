import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { sql } from 'kysely'
import { Client } from 'pg'
import { migrate } from '../../src/data/database/migrate.ts'
import { createDatabase, createDatabaseOn, type TestDatabase } from '../support/database.ts'
import { startDatabaseProxy, type DatabaseProxy } from '../support/database-proxy.ts'
import { currentRun } from '../support/run.ts'
import { startService, type TestService } from '../support/service.ts'
import { run, until } from '../server/support/databases.ts'

/** Services do not own the database here. */
const drop = (): Promise<void> => Promise.resolve()

let database: TestDatabase
let proxy: DatabaseProxy
let service: TestService
beforeAll(async () => {
  database = await createDatabase()
  proxy = await startDatabaseProxy(database.url)
  service = await startService({
    database: { url: proxy.url, drop },
    environment: { DATABASE_TIMEOUT: '1' },
  })
})
afterAll(async () => {
  await service.close()
  await proxy.close()
  await database.drop()
})

/** Runs `work` while somebody else holds the lock. */
async function whileLocked<T>(url: string, lock: string, work: () => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(`BEGIN; LOCK TABLE ${lock}`)
    return await work()
  } finally {
    await client.end()
  }
}

const countTitled = async (title: string): Promise<unknown> =>
  run(database.url, `SELECT count(*)::int AS count FROM entries WHERE title = '${title}'`)

describe('The deadline of statements', () => {
  it('ends a read that waits for a lock', async () => {
    const { status, body } = await whileLocked(database.url, 'entries', () =>
      service.api.get('/core/v2/posts?search=locked'),
    )
    expect({ status, code: body.code }).toEqual({ status: 503, code: 'rest_database_timeout' })
    expect((await service.api.get('/core/v2/posts?search=locked')).status).toBe(200)
  })

  it('ends a read that cannot embed locked items, and does not cache the incomplete answer', async () => {
    const author = { title: 'With an author', status: 'publish' }
    await service.api.as('author').post('/core/v2/posts', { body: author })
    const list = '/core/v2/posts?_embed=author'
    const locked = await whileLocked(database.url, 'users', () => service.api.get(list))
    expect(locked.status).toBe(503)
    const { body } = await service.api.get(list)
    expect(body[0]._embedded.author[0].id).toBe(service.credentials.author.id)
  })

  it('is not cached as the answer of a list in an envelope', async () => {
    const list = '/core/v2/posts?_envelope&search=enveloped'
    const locked = await whileLocked(database.url, 'entries', () => service.api.get(list))
    expect(locked.body).toMatchObject({ status: 503, body: { code: 'rest_database_timeout' } })
    expect(locked.headers).not.toHaveProperty('etag')
    expect((await service.api.get(list)).body).toMatchObject({ status: 200, body: [] })
  })

  it('ends a write that waits for a lock, and writes nothing later', async () => {
    const body = { title: 'Kept waiting', status: 'publish' }
    const { status } = await whileLocked(database.url, 'entries', () =>
      service.api.as('admin').post('/core/v2/posts', { body }),
    )
    expect(status).toBe(503)
    expect(await countTitled('Kept waiting')).toEqual([{ count: 0 }])
  })

  it('ends a slow read on the server, not only for the client', async () => {
    const { db } = service.ctx.database
    await expect(sql`SELECT pg_sleep(60)`.execute(db)).rejects.toMatchObject({
      code: 'rest_database_timeout',
    })
    const asleep = `SELECT pid FROM pg_stat_activity WHERE query = 'SELECT pg_sleep(60)' AND state = 'active'`
    // The answer comes shortly before the session is idle.
    await until(async () => (await run(database.url, asleep)).length === 0)
  })

  it('leaves transactions and background work the time that they need', async () => {
    const { background } = service.ctx.database
    await service.ctx.database.transact((tx) => sql`SELECT pg_sleep(1.5)`.execute(tx))
    await sql`SELECT pg_sleep(1.5)`.execute(background.db)
  })
})

describe('A node whose connections to the database are all cut silently', () => {
  it('reads and writes over new connections within seconds', async () => {
    proxy.silence('')
    const admin = service.api.as('admin')
    await until(async () => (await admin.get('/core/v2/posts?search=dark')).status === 200)
    const body = { title: 'After dark', status: 'publish' }
    expect((await admin.post('/core/v2/posts', { body })).status).toBe(201)
  }, 15_000)

  it('gives up a pending write as soon as a read has detected it', async () => {
    const { database: own } = service.ctx
    // One connection for the write, and one that the read takes.
    await Promise.all([1, 2].map(() => sql`SELECT pg_sleep(0.2)`.execute(own.db)))
    const writing = own.transact((tx) => sql`SELECT pg_sleep(1)`.execute(tx))
    const given = expect(writing).rejects.toMatchObject({ code: 'rest_database_unavailable' })
    const asleep = `SELECT FROM pg_stat_activity WHERE query = 'SELECT pg_sleep(1)' AND state = 'active'`
    await until(async () => (await run(database.url, asleep)).length > 0)
    proxy.silence('')
    await service.api.get('/core/v2/posts?search=swallowed')
    await given
  }, 15_000)
})

describe('A migration that waits for a table', () => {
  it('lets others pass, and is applied when the table is free', async () => {
    const { adminUrl } = await currentRun()
    const { url, drop: dropEmpty } = await createDatabaseOn(adminUrl)
    await run(
      url,
      `CREATE TABLE _prisma_migrations (id text, checksum text, finished_at timestamptz, migration_name text, applied_steps_count integer)`,
    )
    const share = '_prisma_migrations IN SHARE MODE'
    let migrating: Promise<string[]> | undefined
    await whileLocked(url, share, async () => {
      migrating = migrate(url)
      await until(async () => (await waitingOn(url)) > 0)
      await run(url, "SET lock_timeout = '10s'", 'BEGIN', `LOCK TABLE ${share}`)
    })
    expect(await migrating).not.toHaveLength(0)
    await dropEmpty()
  }, 30_000)
})

async function waitingOn(url: string): Promise<number> {
  await delay(100)
  const rows = await run(
    url,
    `SELECT count(*)::int AS count FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`,
  )
  return (rows as { count: number }[])[0]?.count ?? 0
}
