import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { sql } from 'kysely'
import { startService, type TestService } from '../../support/service.ts'

/** More than are looked at one by one. */
const MANY = 2100

let service: TestService
/** Ids in the order of their starts. */
let events: number[]
let organizers: readonly [many: number, few: number]
let category: number

beforeAll(async () => {
  service = await startService()
  const { db } = service.ctx.database
  const ids = async (statement: ReturnType<typeof sql<{ id: number }>>) =>
    (await statement.execute(db)).rows.map(({ id }) => id)
  const entries = (type: string, count: number) =>
    ids(sql`INSERT INTO entries (type, status, slug, title, author_id, date, modified)
      SELECT ${type}, 'publish', ${type} || n, 'Item ' || n, (SELECT min(id) FROM users), now(), now()
      FROM generate_series(1, ${count}::int) n RETURNING id`)
  const [many = 0, few = 0] = await entries('cal_organizer', 2)
  organizers = [many, few]
  await sql`INSERT INTO organizers (entry_id) SELECT unnest(${[...organizers]}::int[])`.execute(db)
  events = await entries('cal_events', MANY)
  const starts = sql`'2027-01-01 10:00'::timestamp + n * interval '1 hour'`
  const numbered = sql`unnest(${events}::int[]) WITH ORDINALITY e (id, n)`
  await sql`
    INSERT INTO events (entry_id, starts_at, ends_at, timezone, utc_start, utc_end)
    SELECT id, ${starts}, ${starts}, 'UTC', ${starts}, ${starts} FROM ${numbered}`.execute(db)
  await sql`
    INSERT INTO event_occurrences (event_id, original_start, starts_at, ends_at, utc_start, utc_end)
    SELECT id, ${starts}, ${starts}, ${starts}, ${starts}, ${starts} FROM ${numbered}`.execute(db)
  await sql`
    INSERT INTO event_links (event_id, kind, linked_id)
    SELECT id, 'organizer', ${many}::int FROM ${numbered}
    UNION ALL SELECT id, 'organizer', ${few}::int FROM ${numbered} WHERE n % 300 = 0`.execute(db)
  category =
    (
      await ids(sql`INSERT INTO terms (taxonomy, name, slug) VALUES ('cal_events_cat', 'Many', 'many')
      RETURNING id`)
    )[0] ?? 0
  await sql`INSERT INTO entry_terms (entry_id, term_id) SELECT id, ${category}::int FROM ${numbered}
    WHERE n <> 3`.execute(db)
}, 60_000)
afterAll(() => service.close())

const list = async (query: string): Promise<{ ids: number[]; total: number }> => {
  const path = `/cal/events/v1/events?per_page=4&${query}`
  const { body } = await service.api.get(path)
  return { ids: body.events.map(({ id }: { id: number }) => id), total: body.total }
}

describe('GET /cal/events/v1/events', () => {
  it('200 lists the events of an organizer who has very many', async () => {
    expect(await list(`start_date=2027-01-01&organizer=${organizers[0]}&page=3`)).toEqual({
      ids: events.slice(8, 12),
      total: MANY,
    })
  })

  it('200 lists the events of an organizer who has few', async () => {
    expect(await list(`start_date=2027-01-01&organizer=${organizers[1]}`)).toEqual({
      ids: [300, 600, 900, 1200].map((n) => events[n - 1]),
      total: 7,
    })
  })

  it('200 lists the events of a category that has very many', async () => {
    expect(await list(`start_date=2027-01-01&categories=${category}`)).toEqual({
      ids: [1, 2, 4, 5].map((n) => events[n - 1]),
      total: MANY - 1,
    })
  })

  it('200 lists ongoing events of an organizer who has very many', async () => {
    const after = await list(`organizer=${organizers[0]}&ends_after=2027-01-05`)
    expect(after.ids).toEqual(events.slice(109, 113))
  })
})
