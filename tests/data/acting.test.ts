import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { sql } from 'kysely'
import type { Database } from '../../src/data/database/database.ts'
import { inOneCommit } from '../../src/data/database/nested-transaction.ts'
import { storeSettings } from '../../src/data/settings/stored-settings.ts'
import { createUser, type TestUser } from '../support/accounts.ts'
import { unique } from '../support/factories.ts'
import { startService, type TestService } from '../support/service.ts'

let service: TestService
let user: TestUser
let uuid: string
beforeAll(async () => {
  // One connection, so that what one transaction leaves behind would show in the next.
  service = await startService({ environment: { DATABASE_POOL_SIZE: '1', TRUST_PROXY: '1' } })
  user = await createUser(service.ctx, { login: unique('owner'), role: 'administrator' })
  const { body } = await asUser().get('/core/v2/users/me/application-passwords/introspect')
  uuid = String(body.uuid)
  for (const statement of [
    'CREATE TABLE told (by jsonb)',
    `CREATE FUNCTION tell() RETURNS trigger LANGUAGE plpgsql AS $$
       BEGIN INSERT INTO told VALUES (acting()); RETURN NULL; END $$`,
    'CREATE TRIGGER tell AFTER INSERT OR UPDATE ON settings FOR EACH STATEMENT EXECUTE FUNCTION tell()',
    'CREATE TRIGGER tell AFTER INSERT ON terms FOR EACH STATEMENT EXECUTE FUNCTION tell()',
  ]) {
    await sql.raw(statement).execute(service.ctx.database.db)
  }
})
afterAll(() => service.close())
beforeEach(() => sql`DELETE FROM told`.execute(service.ctx.database.db))

const asUser = () => service.api.as({ user: user.login, pass: user.applicationPassword })

async function recorded(): Promise<unknown[]> {
  const { rows } = await sql<{ by: unknown }>`SELECT DISTINCT by FROM told`.execute(
    service.ctx.database.db,
  )
  return rows.map(({ by }) => by)
}

const write = (database: Database) =>
  database.transact((tx) => storeSettings(tx, { [unique('told')]: true }))

const person = () => ({
  kind: 'user',
  id: user.id,
  name: user.login,
  address: '198.51.100.7',
  application_password: uuid,
})
const headers = { 'x-forwarded-for': '198.51.100.7' }

describe('The actor that triggers know', () => {
  it('is the caller of a request, with its address and application password', async () => {
    await asUser().post('/core/v2/tags', { headers, body: { name: unique('told') } })
    expect(await recorded()).toEqual([person()])
  })

  it.each(['require-all-validate', 'normal'])(
    'is the caller of a batch (%s) for each request in it',
    async (validation) => {
      const requests = [unique('one'), unique('two')].map((name) => ({
        path: '/core/v2/tags',
        body: { name },
      }))
      await asUser().post('/batch/v1', { headers, body: { validation, requests } })
      expect(await recorded()).toEqual([person()])
    },
  )

  it('is absent in a transaction without an actor, even on a reused connection', async () => {
    await write(service.ctx.database.actedBy({ kind: 'cli' }))
    await write(service.ctx.database)
    expect(new Set(await recorded())).toEqual(new Set([{ kind: 'cli' }, null]))
  })

  it('is the one of the outer transaction for those who join it', async () => {
    await inOneCommit(service.ctx.database.actedBy({ kind: 'cli' }), (joined) =>
      write(joined.actedBy({ kind: 'job' })),
    )
    expect(await recorded()).toEqual([{ kind: 'cli' }])
  })

  it('may have any name', async () => {
    const actor = { kind: 'user', id: 7, name: `'; DROP TABLE told; -- \\' "` } as const
    await write(service.ctx.database.actedBy(actor))
    expect(await recorded()).toEqual([actor])
  })
})
