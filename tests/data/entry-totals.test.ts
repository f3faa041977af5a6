import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { sql } from 'kysely'
import type { Database, Sql } from '../../src/data/database/database.ts'
import { fc } from '../support/properties.ts'
import { startService, type TestService } from '../support/service.ts'

let service: TestService
let database: Database
let authors: number[]
let terms: number[]
beforeAll(async () => {
  service = await startService()
  database = service.ctx.database
  authors = await ids(sql`
    INSERT INTO users (login, slug, email, display_name, password_hash)
    SELECT 'author' || n, 'author' || n, n || '@example.org', 'Author', '' FROM generate_series(1, 2) n
    RETURNING id`)
  terms = await ids(sql`
    INSERT INTO terms (taxonomy, name, slug)
    SELECT CASE WHEN n > 2 THEN 'post_tag' ELSE 'category' END, 'Term ' || n, 'totalled-' || n
    FROM generate_series(1, 4) n RETURNING id`)
})
afterAll(() => service.close())

const ids = async (statement: Sql): Promise<number[]> =>
  (await sql<{ id: number }>`${statement}`.execute(database.db)).rows.map(({ id }) => id)

/** Parts of months of lists whose kept total is not what there is. */
const wrongTotals = async (): Promise<object[]> =>
  (
    await sql<object>`
    WITH kept AS (
      SELECT term_id, author_id, type, status, month::text, part::text, sum(change)::int AS total
      FROM entry_totals GROUP BY 1, 2, 3, 4, 5, 6 HAVING sum(change) <> 0
    ), listed AS (
      SELECT 0 AS term_id, 0 AS author_id, type, status, date FROM entries
      UNION ALL SELECT -1, author_id, type, status, date FROM entries
      UNION ALL SELECT et.term_id, 0, e.type, e.status, e.date FROM entry_terms et JOIN entries e ON e.id = et.entry_id
    ), counted AS (
      SELECT term_id, author_id, type, status,
        to_char(date AT TIME ZONE 'UTC', 'YYYY-MM-01') AS month,
        to_char(date AT TIME ZONE 'UTC', 'YYYY-MM-')
          || (ARRAY['01', '08', '15', '22', '29'])[ceil(extract(day FROM date AT TIME ZONE 'UTC') / 7)] AS part,
        count(*)::int AS total
      FROM listed GROUP BY 1, 2, 3, 4, 5, 6
    )
    SELECT *, kept.total AS kept, counted.total AS counted
    FROM kept FULL JOIN counted USING (term_id, author_id, type, status, month, part)
    WHERE kept.total IS DISTINCT FROM counted.total`.execute(database.db)
  ).rows

/** Terms whose copies of their entries differ from the entries. */
const wrongCopies = async (): Promise<object[]> =>
  (
    await sql<object>`
    SELECT et.*, e.type, e.status, e.author_id, e.date
    FROM entry_terms et JOIN entries e ON e.id = et.entry_id
    WHERE (et.type, et.status, et.author_id, et.date)
      IS DISTINCT FROM (e.type, e.status, e.author_id, e.date)`.execute(database.db)
  ).rows

const expectNothingWrong = async (): Promise<void> => {
  expect(await wrongTotals()).toEqual([])
  expect(await wrongCopies()).toEqual([])
}

interface Given {
  /** One in so many entries is meant; which ones, says `place`. */
  readonly every: number
  readonly place: number
  readonly term: number
  readonly type: string
  readonly status: string
}

const chosen = ({ every, place }: Given): Sql => sql`id % ${every} = ${place % every}`
const termOf = ({ term }: Given): number => terms[term % terms.length] ?? 0

const statements = {
  add: ({ every, type, status }) => sql`
    INSERT INTO entries (type, status, author_id, date, modified)
    SELECT ${type}, ${status}, ${authors[0] ?? 0}, now(), now() FROM generate_series(1, ${every})`,
  addWithTerms: (given) => sql`
    WITH fresh AS (
      INSERT INTO entries (type, status, author_id, date, modified)
      VALUES (${given.type}, ${given.status}, ${authors[0] ?? 0}, now(), now()) RETURNING id
    ) INSERT INTO entry_terms SELECT id, ${termOf(given)}::int FROM fresh`,
  move: (given) => sql`
    UPDATE entries SET status = ${given.status}, version = version + 1 WHERE ${chosen(given)}`,
  retype: (given) => sql`UPDATE entries SET type = ${given.type} WHERE ${chosen(given)}`,
  redate: (given) => sql`
    UPDATE entries SET date = date - interval '20 days' * ${given.every} WHERE ${chosen(given)}`,
  hand: (given) => sql`
    UPDATE entries SET author_id = ${authors[given.term % authors.length] ?? 0}
    WHERE ${chosen(given)}`,
  touch: (given) => sql`UPDATE entries SET modified = now() WHERE ${chosen(given)}`,
  bind: (given) => sql`
    INSERT INTO entry_terms SELECT id, ${termOf(given)}::int FROM entries WHERE ${chosen(given)}
    ON CONFLICT DO NOTHING`,
  loose: (given) => sql`
    DELETE FROM entry_terms
    WHERE term_id = ${termOf(given)} AND entry_id IN (SELECT id FROM entries WHERE ${chosen(given)})`,
  remove: (given) => sql`DELETE FROM entries WHERE ${chosen(given)}`,
} as const satisfies Readonly<Record<string, (given: Given) => Sql>>

type Name = keyof typeof statements

const step = fc.record({
  name: fc.constantFrom(...(Object.keys(statements) as Name[])),
  every: fc.integer({ min: 1, max: 4 }),
  place: fc.nat({ max: 3 }),
  term: fc.nat({ max: 3 }),
  type: fc.constantFrom('post', 'page'),
  status: fc.constantFrom('publish', 'draft', 'trash'),
})
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

/** As writers do: in a transaction, which is tried again when it meets others in the wrong order. */
const take = (steps: readonly Step[]): Promise<void> =>
  database.transact(async (tx) => {
    for (const { name, ...given } of steps) await statements[name](given).execute(tx)
  })

describe('Kept totals', () => {
  it('are what there is, whatever is written', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        for (const each of steps) {
          await take([each])
          await expectNothingWrong()
        }
      }),
      { numRuns: 30 },
    )
  }, 60_000)

  it('are what there is when several write at the same time', async () => {
    const writers = fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), {
      minLength: 2,
      maxLength: 5,
    })
    await fc.assert(
      fc.asyncProperty(writers, async (lots) => {
        // Deadlocks of writers who lock many rows in no order are theirs; they change nothing.
        await Promise.allSettled(lots.map(take))
        await expectNothingWrong()
      }),
      { numRuns: 25 },
    )
  }, 120_000)

  it('stay correct while an entry gets a term', async () => {
    const [term = 0] = terms
    for (let round = 0; round < 20; round++) {
      const [id = 0] = await ids(sql`
        INSERT INTO entries (type, status, author_id, date, modified)
        VALUES ('post', 'draft', ${authors[0] ?? 0}, now(), now()) RETURNING id`)
      await Promise.all([
        sql`UPDATE entries SET status = 'publish' WHERE id = ${id}`
          .execute(database.db)
          .then(({ rows }) => rows),
        sql`INSERT INTO entry_terms VALUES (${id}, ${term})`
          .execute(database.db)
          .then(({ rows }) => rows),
      ])
      await expectNothingWrong()
    }
  })

  it('do not make writers wait for each other', async () => {
    const add = sql`
      INSERT INTO entries (type, status, author_id, date, modified)
      VALUES ('post', 'publish', ${authors[0] ?? 0}, now(), now())`
    await database.transact(async (tx) => {
      for (let times = 0; times < 100; times++) await add.execute(tx)
      // Another connection, while the transaction is open.
      await add.execute(database.db)
    })
    await expectNothingWrong()
  })

  it('stay few rows for a list, however often it changes', async () => {
    const add = sql`
      INSERT INTO entries (type, status, author_id, date, modified)
      VALUES ('post', 'pending', ${authors[0] ?? 0}, now(), now())`
    for (let times = 0; times < 400; times++) await add.execute(database.db)
    const [row] = (
      await sql<{ rows: number }>`
      SELECT count(*)::int AS rows FROM entry_totals WHERE term_id = 0 AND status = 'pending'`.execute(
        database.db,
      )
    ).rows
    expect(row?.rows).toBeLessThan(400)
    await expectNothingWrong()
  })

  it('are deleted with a term, and with everything', async () => {
    const [term = 0] = terms
    await sql`INSERT INTO entry_terms SELECT id, ${term} FROM entries ON CONFLICT DO NOTHING`.execute(
      database.db,
    )
    await sql`DELETE FROM terms WHERE id = ${term}`.execute(database.db)
    const rows = sql`SELECT FROM entry_totals WHERE term_id = ${term}`
    expect((await rows.execute(database.db)).rows).toHaveLength(0)
    await expectNothingWrong()
    await sql`TRUNCATE entry_terms`.execute(database.db)
    await expectNothingWrong()
    await sql`TRUNCATE entries CASCADE`.execute(database.db)
    await expectNothingWrong()
  })
})
