import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { sql } from 'kysely'
import { openDatabase, type Database } from '../../src/data/database/database.ts'
import { createDatabase, type TestDatabase } from '../support/database.ts'

let place: TestDatabase
let database: Database
beforeAll(async () => {
  place = await createDatabase()
  // One connection, so that it has what others have prepared there.
  database = await openDatabase({ url: place.url, poolSize: 1 })
}, 30_000)
afterAll(async () => {
  await database?.close()
  await place?.drop()
})

const statement = (number: number) => sql.raw(`SELECT ${number} AS number`)

const prepared = async (): Promise<{ count: number; connection: number }> => {
  const [row] = (
    await sql<{
      count: number
      connection: number
    }>`SELECT count(*)::int AS count, pg_backend_pid() AS connection FROM pg_prepared_statements`.execute(
      database.searches(),
    )
  ).rows
  return row ?? { count: -1, connection: -1 }
}

describe('Prepared statements', () => {
  it('are those that are sent again', async () => {
    const { count } = await prepared()
    await statement(-1).execute(database.db)
    expect((await prepared()).count).toBe(count)
    await statement(-1).execute(database.db)
    expect((await prepared()).count).toBe(count + 1)
  })

  it('are limited on each connection', async () => {
    const counts: number[] = []
    for (let number = 0; number < 700; number++) {
      await statement(number).execute(database.db)
      await statement(number).execute(database.db)
      if (number % 20 === 0) counts.push((await prepared()).count)
    }
    expect(Math.max(...counts)).toBeLessThanOrEqual(150)
  })

  it('stay few when they are those of transactions', async () => {
    for (let number = 1000; number < 1400; number++) {
      const once = () => database.transact(async (tx) => (await statement(number).execute(tx)).rows)
      await once()
      await once()
    }
    expect((await prepared()).count).toBeLessThanOrEqual(150)
  })

  it('are prepared again after many others were sent', async () => {
    const late = statement(99_999)
    await late.execute(database.db)
    await late.execute(database.db)
    const before = await prepared()
    expect(before.count).toBeGreaterThan(0)
    expect((await late.execute(database.db)).rows).toEqual([{ number: 99_999 }])
    expect(await prepared()).toEqual(before)
  })
})
