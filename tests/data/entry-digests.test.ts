import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { sql } from 'kysely'
import type { Database } from '../../src/data/database/database.ts'
import { fc } from '../support/properties.ts'
import { startService, type TestService } from '../support/service.ts'

let service: TestService
let database: Database
let entries: number[]
let terms: number[]
beforeAll(async () => {
  service = await startService()
  database = service.ctx.database
  const ids = async (statement: ReturnType<typeof sql>): Promise<number[]> =>
    (await sql<{ id: number }>`${statement}`.execute(database.db)).rows.map(({ id }) => id)
  entries = await ids(sql`
    INSERT INTO entries (type, status, slug, title, author_id, date, modified)
    SELECT 'post', 'publish', 'digested-' || n, 'Title', (SELECT min(id) FROM users), now(), now()
    FROM generate_series(1, 3) n RETURNING id`)
  terms = await ids(sql`
    INSERT INTO terms (taxonomy, name, slug)
    SELECT CASE WHEN n > 3 THEN 'post_tag' ELSE 'category' END, 'Term ' || n, 'digested-' || n
    FROM generate_series(1, 6) n RETURNING id`)
})
afterAll(() => service.close())

/** Ids of entries whose digest differs from what the other tables say. */
async function wrongDigests(): Promise<number[]> {
  const rows = (
    await sql<{ id: number }>`
    SELECT e.id FROM entries e LEFT JOIN entry_digests d ON d.entry_id = e.id
    WHERE d.terms IS DISTINCT FROM digested_terms(e.id)
      OR d.revisions IS DISTINCT FROM digested_revisions(e.id)`.execute(database.db)
  ).rows
  return rows.map(({ id }) => id)
}

type Name = 'bind' | 'bindAll' | 'loose' | 'rename' | 'revise' | 'redate' | 'forget'
type Step = (entry: number, term: number, number: number) => Promise<unknown>

const steps: Readonly<Record<Name, Step>> = {
  bind: async (entry, term) =>
    (
      await sql`INSERT INTO entry_terms VALUES (${entry}, ${term}) ON CONFLICT DO NOTHING`.execute(
        database.db,
      )
    ).rows,
  bindAll: async (_, term) =>
    (
      await sql`
      INSERT INTO entry_terms SELECT id, ${term} FROM entries ON CONFLICT DO NOTHING`.execute(
        database.db,
      )
    ).rows,
  loose: async (entry, term) =>
    (
      await sql`DELETE FROM entry_terms WHERE entry_id = ${entry} AND term_id = ${term}`.execute(
        database.db,
      )
    ).rows,
  rename: async (_, term, number) =>
    (await sql`UPDATE terms SET name = ${`Name ${number}`} WHERE id = ${term}`.execute(database.db))
      .rows,
  revise: async (entry, _, number) =>
    (
      await sql`
      INSERT INTO revisions (kind, parent_id, author_id, date, modified)
      SELECT 'revision', ${entry}, 1, to_timestamp(${number}), now()`.execute(database.db)
    ).rows,
  redate: async (entry, _, number) =>
    (
      await sql`
      UPDATE revisions SET date = to_timestamp(${number}) WHERE id = (
        SELECT min(id) FROM revisions WHERE parent_id = ${entry})`.execute(database.db)
    ).rows,
  forget: async (entry) =>
    (
      await sql`
      DELETE FROM revisions WHERE id = (
        SELECT max(id) FROM revisions WHERE parent_id = ${entry})`.execute(database.db)
    ).rows,
}

describe('The digest of an entry', () => {
  it('equals the tables of terms and revisions, whatever is written there', async () => {
    const step = fc.record({
      name: fc.constantFrom(...(Object.keys(steps) as Name[])),
      entry: fc.nat({ max: 2 }),
      term: fc.nat({ max: 5 }),
      number: fc.nat({ max: 9 }),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (sequence) => {
        for (const { name, entry, term, number } of sequence) {
          await steps[name](entries[entry] ?? 0, terms[term] ?? 0, number)
        }
        expect(await wrongDigests()).toEqual([])
      }),
      { numRuns: 40 },
    )
  })

  it('has the order that two names leave behind that are changed at the same time', async () => {
    const [entry = 0] = entries
    const [first = 0, second = 0] = terms
    await steps.bind(entry, first, 0)
    await steps.bind(entry, second, 0)
    for (let round = 0; round < 10; round++) {
      await Promise.all([
        steps.rename(entry, first, round % 2),
        steps.rename(entry, second, 1 - (round % 2)),
      ])
      expect(await wrongDigests()).toEqual([])
    }
  })

  it('counts revisions that are written at the same time', async () => {
    const [, entry = 0] = entries
    await Promise.all(Array.from({ length: 8 }, (_, number) => steps.revise(entry, 0, number)))
    expect(await wrongDigests()).toEqual([])
  })

  it('loses a term that is deleted, and is deleted with its entry', async () => {
    const [entry = 0] = entries
    const [term = 0] = terms
    await steps.bindAll(0, term, 0)
    await sql`DELETE FROM terms WHERE id = ${term}`.execute(database.db)
    expect(await wrongDigests()).toEqual([])
    await sql`DELETE FROM entries WHERE id = ${entry}`.execute(database.db)
    expect(
      (await sql`SELECT FROM entry_digests WHERE entry_id = ${entry}`.execute(database.db)).rows,
    ).toHaveLength(0)
  })
})
