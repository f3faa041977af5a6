import http from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import ICAL from 'ical.js'
import { sql } from 'kysely'

import { startService, type TestService } from '../../support/service.ts'

let service: TestService
const EVENTS = 3000
const PATH = '/api/cal/events/v1/events?ical=1&start_date=2033-01-01&end_date=2033-12-31'

beforeAll(async () => {
  service = await startService()
  const database = service.ctx.database.background
  await sql`
    INSERT INTO entries (type, status, slug, title, content, author_id, date, modified)
    SELECT 'cal_events', 'publish', 'feed-' || n, 'Event ' || n, repeat('Words of it. ', 1000),
      (SELECT min(id) FROM users), now(), now()
    FROM generate_series(1, ${EVENTS}) n`.execute(database.db)
  await sql`
    INSERT INTO events (entry_id, starts_at, ends_at, timezone, utc_start, utc_end)
    SELECT id, '2033-05-05 10:00', '2033-05-05 12:00', 'UTC', '2033-05-05 10:00Z', '2033-05-05 12:00Z'
    FROM entries WHERE type = 'cal_events'`.execute(database.db)
  await sql`
    INSERT INTO event_occurrences (event_id, original_start, starts_at, ends_at, utc_start, utc_end)
    SELECT entry_id, starts_at, starts_at, ends_at, utc_start, utc_end FROM events`.execute(
    database.db,
  )
  await sql`ANALYZE`.execute(database.db)
}, 60_000)
afterAll(() => service.close())

const ask = (): Promise<http.IncomingMessage> =>
  new Promise((resolve, reject) => {
    http.get(service.url + PATH, resolve).on('error', reject)
  })

/** Statements that have been sent once no more are sent for a while. */
async function settledStatements(): Promise<number> {
  const database = service.ctx.database.background
  for (;;) {
    const before = database.statements()
    await wait(500)
    if (database.statements() === before) return before
  }
}

/** How many statements a feed takes that is read to its end. */
let whole: number

it('GET /cal/events/v1/events 200 reads events no faster than the client takes the feed', async () => {
  const before = service.ctx.database.statements()
  const answer = await ask()
  const waiting = (await settledStatements()) - before
  const chunks: Buffer[] = []
  for await (const chunk of answer) chunks.push(chunk as Buffer)
  whole = service.ctx.database.statements() - before
  expect(answer.headers['content-length']).toBeUndefined()
  expect(waiting).toBeLessThan(whole / 2)
  const calendar = new ICAL.Component(ICAL.parse(Buffer.concat(chunks).toString()))
  expect(calendar.getAllSubcomponents('vevent')).toHaveLength(EVENTS)
}, 60_000)

it('GET /cal/events/v1/events 200 reads no further when the client of a feed has gone, and serves the next', async () => {
  const before = service.ctx.database.statements()
  const answer = await ask()
  answer.destroy()
  expect((await settledStatements()) - before).toBeLessThan(whole / 2)
  const { status } = await service.api.get('/cal/events/v1/events?per_page=1')
  expect(status).toBe(200)
}, 60_000)
