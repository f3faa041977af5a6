import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { sql } from 'kysely'
import { pino } from 'pino'
import { run } from '../server/support/databases.ts'
import { createDatabase, type TestDatabase } from '../support/database.ts'
import { startService, type TestService } from '../support/service.ts'

const ROLE = `almanac_test_few_${process.pid}`

let database: TestDatabase
let service: TestService
const messages: string[] = []

/** The service is a role that the server grants six connections, three of which are not of the pool. */
beforeAll(async () => {
  database = await createDatabase()
  await run(
    database.url,
    `CREATE ROLE ${ROLE} LOGIN CONNECTION LIMIT 6`,
    `GRANT pg_read_all_data TO ${ROLE}`,
  )
  const url = new URL(database.url)
  url.username = ROLE
  service = await startService({
    database: { url: url.href, drop: () => Promise.resolve() },
    log: pino(
      {},
      { write: (line) => void messages.push((JSON.parse(line) as { msg: string }).msg) },
    ),
  })
  await fetch(`${service.url}/readyz`)
})
afterAll(async () => {
  await service.close()
  await run(database.url, `DROP OWNED BY ${ROLE}`, `DROP ROLE ${ROLE}`)
  await database.drop()
})

describe('A server that grants fewer connections than the pool may hold', () => {
  it('answers all requests over those that it grants, and logs it once', async () => {
    const { db } = service.ctx.database
    // Four at once, however quickly requests are answered.
    const held = Array.from({ length: 4 }, () => sql`SELECT pg_sleep(0.5)`.execute(db))
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, number) =>
        service.api.get(`/core/v2/posts?search=few${number}`),
      ),
    )
    await Promise.all(held)
    expect(answers.filter(({ status }) => status !== 200)).toEqual([])
    const changed = 'the number of connections to the database has changed'
    expect(messages.filter((message) => message === changed)).toHaveLength(1)
  })
})
