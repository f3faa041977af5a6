import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { Client } from 'pg'
import { event, EVENTS } from '../cal-events-v1/events/support.ts'
import { startService, type TestService } from '../support/service.ts'

const MIGRATION = 'prisma/migrations/20261122150000_split_events_stay/migration.sql'

let service: TestService
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.close())

it('An event that lost its details can be read, dated and removed after the migration', async () => {
  const { id } = await event(service, { date: '2031-05-01 10:00:00' })
  const client = new Client({ connectionString: service.database.url })
  await client.connect()
  await client.query('DELETE FROM events WHERE entry_id = $1', [id])
  await client.query(await readFile(MIGRATION, 'utf8'))
  await client.end()
  const editor = service.api.as('editor')
  const address = `${EVENTS}/${id}`
  const { body } = await editor.get(address)
  expect(body).toMatchObject({ id, hide_from_listings: true, timezone: 'UTC' })
  const times = { start_date: '2033-03-01 18:00:00', end_date: '2033-03-01 20:30:00' }
  const dated = await editor.patch(address, { body: { ...times, hide_from_listings: false } })
  expect(dated.body).toMatchObject(times)
  const removed = await editor.delete(`${address}?force=true`)
  expect(removed.body.deleted).toBe(true)
})
