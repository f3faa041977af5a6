import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { sql } from 'kysely'
import { startService, type TestService } from '../support/service.ts'
import { importTools, item, progress, type ImportTools } from './support.ts'

let service: TestService
let tools: ImportTools
beforeAll(async () => {
  service = await startService()
  tools = importTools(service)
}, 30_000)
afterAll(() => service.close())

/** The most ids of a list. */
const LONGEST = 1000

/** Records as many updated events as given, with ids from 1 on. */
const recordUpdated = (recordId: number, number: number) =>
  sql`INSERT INTO import_activity (record_id, kind, outcome, item_id)
    SELECT ${recordId}::int, 'cal_events', 'updated', n FROM generate_series(1, ${number}::int) n`.execute(
    service.ctx.database.db,
  )

describe('The activity of an import of very many items', () => {
  it('lists the newest thousand of each outcome and counts all of them', async () => {
    const pushed = await tools.start()
    await recordUpdated(pushed.id, LONGEST + 5)
    const { activity, activity_counts: counts } = await tools.record(pushed.id)
    const { updated } = activity.cal_events
    expect({
      first: updated[0],
      last: updated.at(-1),
      listed: updated.length,
      counted: counts.cal_events,
    }).toEqual({
      first: 6,
      last: LONGEST + 5,
      listed: LONGEST,
      counted: { created: 0, updated: LONGEST + 5, skipped: 0, scheduled: 0 },
    })
  })

  it('stays that short in the answers to batches', async () => {
    const pushed = await tools.start()
    await recordUpdated(pushed.id, LONGEST + 5)
    const { body } = await tools.push(pushed, [item()])
    expect(body.activity.cal_events.updated).toHaveLength(LONGEST)
  })

  it('counts an event that was unchanged and then changed only as changed', async () => {
    const pushed = await tools.start()
    const one = item()
    await tools.importAll([one])
    await tools.push(pushed, [one])
    const changed = { ...one, title: `${String(one['title'])} again` }
    await tools.push(pushed, [changed], { status: progress(1, 9) })
    const { activity_counts: counts } = await tools.record(pushed.id)
    expect(counts.cal_events).toMatchObject({ updated: 1, skipped: 0 })
  })
})
