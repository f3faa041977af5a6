import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { openDatabase, raw, sql, type Database } from '../../src/data/database/database.ts'
import { createDatabase, type TestDatabase } from '../support/database.ts'

let place: TestDatabase
let database: Database
beforeAll(async () => {
  place = await createDatabase()
  // One connection, so that what is asked of it is what others have prepared there.
  database = await openDatabase({ url: place.url, poolSize: 1 })
}, 30_000)
afterAll(async () => {
  await database?.close()
  await place?.drop()
})

const statement = (number: number) => raw(`SELECT ${number} AS number`)

const prepared = async (): Promise<{ count: number; connection: number }> => {
  const [row] = await database.query<{ count: number; connection: number }>(
    sql`SELECT count(*)::int AS count, pg_backend_pid() AS connection FROM pg_prepared_statements`,
    'each',
  )
  return row ?? { count: -1, connection: -1 }
}

describe('prepared statements', () => {
  it('are those that are sent again', async () => {
    const { count } = await prepared()
    await database.query(statement(-1))
    expect((await prepared()).count).toBe(count)
    await database.query(statement(-1))
    expect((await prepared()).count).toBe(count + 1)
  })

  it('stay few on a connection, however many there are', async () => {
    const counts: number[] = []
    for (let number = 0; number < 700; number++) {
      await database.query(statement(number))
      await database.query(statement(number))
      if (number % 20 === 0) counts.push((await prepared()).count)
    }
    expect(Math.max(...counts)).toBeLessThanOrEqual(150)
  })

  it('stay few when they are those of transactions', async () => {
    for (let number = 1000; number < 1400; number++) {
      const once = () => database.transact([], (tx) => tx.$queryRaw(statement(number)))
      await once()
      await once()
    }
    expect((await prepared()).count).toBeLessThanOrEqual(150)
  })

  it('are prepared again after many others were sent', async () => {
    const late = statement(99_999)
    await database.query(late)
    await database.query(late)
    const before = await prepared()
    expect(before.count).toBeGreaterThan(0)
    expect(await database.query(late)).toEqual([{ number: 99_999 }])
    expect(await prepared()).toEqual(before)
  })
})
