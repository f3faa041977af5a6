import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { run, until } from '../server/support/databases.ts'
import { createDatabase, type TestDatabase } from '../support/database.ts'
import { startDatabaseProxy, type DatabaseProxy } from '../support/database-proxy.ts'
import { startService, type TestService } from '../support/service.ts'

/** Services do not own the database here. */
const drop = (): Promise<void> => Promise.resolve()

let database: TestDatabase
let proxy: DatabaseProxy
let service: TestService
beforeAll(async () => {
  database = await createDatabase()
  proxy = await startDatabaseProxy(database.url)
  service = await startService({ database: { url: proxy.url, drop } })
})
afterAll(async () => {
  await service.close()
  await proxy.close()
  await database.drop()
})

const countTitled = (title: string): Promise<unknown[]> =>
  run(database.url, `SELECT FROM entries WHERE title = '${title}'`)

/** What the creation of a post is answered with. */
async function creation(title: string) {
  const body = { title, status: 'publish' }
  const answer = await service.api.as('editor').post('/core/v2/posts', { body })
  const { code } = answer.body as { code?: string }
  return { status: answer.status, code, retryAfter: answer.headers['retry-after'] }
}

describe('A write whose commit is not confirmed', () => {
  it('answers 503 and reports an unknown outcome, though it was committed', async () => {
    proxy.loseAnswerTo('COMMIT')
    expect(await creation('Nobody knows')).toEqual({
      status: 503,
      code: 'rest_outcome_unknown',
      retryAfter: '5',
    })
    expect(await countTitled('Nobody knows')).toHaveLength(1)
  })

  it('keeps the file of an upload, whose item may be there', async () => {
    proxy.loseAnswerTo('COMMIT')
    const headers = { 'Content-Disposition': 'attachment; filename=unconfirmed.txt' }
    const answer = await service.api.as('author').post('/core/v2/media', {
      body: 'Kept',
      headers: { ...headers, 'Content-Type': 'text/plain' },
    })
    expect(answer.body).toMatchObject({ code: 'rest_outcome_unknown' })
    const { body } = await service.api.get('/core/v2/media?search=unconfirmed')
    const [{ source_url: address }] = body as [{ source_url: string }]
    const file = await fetch(service.url + new URL(address).pathname)
    expect(await file.text()).toBe('Kept')
  })
})

const insert = (key: string) =>
  service.ctx.database.transact((tx) =>
    tx.insertInto('settings').values({ key, value: '1' }).execute(),
  )

describe('A transaction that the database does not begin', () => {
  it('writes nothing, not even by its first statement', async () => {
    proxy.garble('BEGIN')
    await expect(insert('alone')).rejects.toThrow('syntax error')
    expect(await run(database.url, `SELECT FROM settings WHERE key = 'alone'`)).toEqual([])
  })

  it('writes nothing after the read that was sent along with its beginning', async () => {
    proxy.garble('BEGIN')
    const work = service.ctx.database.transact(async (tx) => {
      await tx.selectFrom('settings').select('key').execute()
      await tx.insertInto('settings').values({ key: 'after a read', value: '1' }).execute()
    })
    await expect(work).rejects.toThrow('syntax error')
    expect(await run(database.url, `SELECT FROM settings WHERE key = 'after a read'`)).toEqual([])
  })

  it('writes nothing by an update that keeps a revision', async () => {
    const body = { title: 'Before', status: 'publish' }
    const { body: post } = await service.api.as('editor').post('/core/v2/posts', { body })
    const { id } = post as { id: number }
    proxy.garble('BEGIN')
    const changed = { title: 'After', categories: [] }
    const answer = await service.api.as('editor').post(`/core/v2/posts/${id}`, { body: changed })
    expect(answer.status).toBeGreaterThanOrEqual(500)
    expect(await countTitled('Before')).toHaveLength(1)
  })

  it('reports why, and not the result of the read that was sent along', async () => {
    proxy.garble('lock_timeout')
    const work = service.ctx.database.transact((tx) =>
      tx.selectFrom('settings').select('key').execute(),
    )
    await expect(work).rejects.toThrow('unrecognized configuration parameter')
  })

  it('leaves no connection in a transaction that has failed', async () => {
    proxy.garble('lock_timeout')
    await expect(insert('half begun')).rejects.toThrow('unrecognized configuration parameter')
    await insert('begun')
    expect(await run(database.url, `SELECT FROM settings WHERE key = 'begun'`)).toHaveLength(1)
  })
})

describe('A database whose disk is full', () => {
  it('is answered with 507, and nothing is written', async () => {
    await run(
      database.url,
      `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
       $$ BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = '53100'; END $$`,
      'CREATE TRIGGER full_disk BEFORE INSERT ON entries EXECUTE FUNCTION refuse()',
    )
    const answer = await creation('No room')
    await run(database.url, 'DROP FUNCTION refuse CASCADE')
    expect(answer).toEqual({ status: 507, code: 'rest_storage_full', retryAfter: undefined })
    expect(await countTitled('No room')).toEqual([])
    expect(await creation('Room again')).toMatchObject({ status: 201 })
  })
})

describe('A database that accepts no changes', () => {
  beforeAll(async () => {
    const name = new URL(database.url).pathname.slice(1)
    await run(
      database.url,
      `ALTER DATABASE ${name} SET default_transaction_read_only = on`,
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    )
    // The connections that the pool had are closed now, and each may still be tried once.
    await until(async () => (await creation('Read only')).code !== 'rest_database_unavailable')
  })

  it('refuses writes with 503', async () => {
    expect(await creation('Read only')).toEqual({
      status: 503,
      code: 'rest_database_read_only',
      retryAfter: '30',
    })
  })

  it('is still read, by programs that sign in too', async () => {
    const program = service.api.as('author')
    expect((await program.get('/core/v2/posts?context=edit')).status).toBe(200)
    expect((await service.api.get('/core/v2/posts')).status).toBe(200)
  })
})
