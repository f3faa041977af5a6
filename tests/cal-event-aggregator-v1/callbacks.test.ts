import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { sql } from 'kysely'

import { unique } from '../support/factories.ts'
import { startService, type TestService } from '../support/service.ts'
import { importTools, item, progress, ROOT, type ImportTools } from './support.ts'
import { batch, duringSettings, state } from './callback-support.ts'

let service: TestService
let tools: ImportTools
beforeAll(async () => {
  service = await startService()
  tools = importTools(service)
})
afterAll(() => service.close())

/** Which of these events has the title of an item. */
async function idOf(ids: readonly number[], { title }: ReturnType<typeof item>): Promise<unknown> {
  const filter = { query: { include: ids, status: 'any' } }
  const { body } = await service.api.as('editor').get('/cal/events/v1/events', filter)
  return body.events.find((event: { title: unknown }) => event.title === title)?.id
}

describe('POST /cal/event-aggregator/v1/import/{import_id}/batch', () => {
  it('200 answers each batch with the hash of the next, and the last without any', async () => {
    const pushed = await tools.start()
    const first = pushed.hash
    const { body } = await tools.push(pushed, [item()], { status: progress(0, 2) })
    expect(body).toMatchObject({ status: 'success', interval: 10 })
    expect(body.next_batch_hash).toMatch(/^[0-9a-f]{32}$/)
    expect(body.next_batch_hash).not.toBe(first)
    const last = { status: progress(1, 2), percentage_complete: 99.6 }
    const end = await tools.push(pushed, [item()], last)
    expect(end.status).toBe(200)
    expect('next_batch_hash' in end.body).toBe(false)
    const record = await tools.record(pushed.id)
    expect(record).toMatchObject({ status: 'success', total_events: 20, percentage_complete: 100 })
    expect(record).not.toHaveProperty('next_batch_hash')
  })

  it('200 reports the activity of all batches, each id once in each list', async () => {
    const pushed = await tools.start()
    const one = item({ categories: [unique('Music ')], venue: { venue: unique('Hall ') } })
    const { body: first } = await tools.push(pushed, [one, item()])
    const { body: second } = await tools.push(pushed, [one, item()], { status: progress(1, 9) })
    expect(second.activity.cal_events.created.length).toBe(3)
    expect(second.activity.cal_events.updated).toEqual([
      await idOf(first.activity.cal_events.created, one),
    ])
    expect(second.activity.cal_events_cat).toEqual(first.activity.cal_events_cat)
    expect(second.activity.cal_venue.created.length).toBe(1)
    const { body: third } = await tools.push(pushed, [one], { status: progress(2, 9) })
    expect(third.activity.cal_events).toEqual(second.activity.cal_events)
  })

  it('200 reports as skipped only what had no other outcome', async () => {
    const pushed = await tools.start()
    const venue = { venue: unique('Hall ') }
    const { body: first } = await tools.push(pushed, [item({ venue })])
    const { body: second } = await tools.push(pushed, [item({ venue })], { status: progress(1, 9) })
    expect(second.activity.cal_venue).toEqual(first.activity.cal_venue)
    expect(second.activity.cal_venue).toMatchObject({ updated: [], skipped: [] })
  })

  it.each([false, true])(
    '200 answers a repeated batch as before, the last one: %s',
    async (isLast) => {
      const pushed = await tools.start()
      const status = isLast ? progress(0, 1) : progress(0, 2)
      const body = batch(pushed, { events: [item()], status })
      const first = await tools.call(pushed, 'batch', body)
      const again = await tools.call(pushed, 'batch', body)
      expect(again.status).toBe(200)
      expect(again.body).toEqual(first.body)
    },
  )

  it('400 refuses the hash of before with another body', async () => {
    const pushed = await tools.start()
    const body = batch(pushed, { events: [item()] })
    await tools.call(pushed, 'batch', body)
    const other = await tools.call(pushed, 'batch', { ...body, events: [item()] })
    expect(other).toBeRestError('rest_invalid_param', 400)
    expect(Object.keys(other.body.data.params)).toEqual(['batch_hash'])
  })

  it('400 refuses progress that decreases', async () => {
    const pushed = await tools.start()
    await tools.push(pushed, [], { status: progress(3, 9) })
    const answer = await tools.push(pushed, [], { status: progress(2, 9) })
    expect(Object.keys(answer.body.data.params)).toEqual(['status'])
  })

  it('400 accepts nothing after the end', async () => {
    const pushed = await tools.start()
    const { hash } = pushed
    await tools.call(pushed, 'state', state(pushed, { status: 'failed' }))
    const answer = await tools.call(pushed, 'batch', batch({ ...pushed, hash }))
    expect(answer).toBeRestError('rest_invalid_param', 400)
    expect(Object.keys(answer.body.data.params)).toEqual(['import_id', 'batch_hash'])
  })
})

describe('The signature of a callback', () => {
  it.each(['', 'sha256=00', 'sha256='])('is required of our own service: %p', async (signature) => {
    const pushed = await tools.start()
    for (const [route, body] of [['batch', {}] as const, ['state', {}] as const]) {
      const answer = await tools.call(pushed, route, body, { signature })
      expect(answer).toBeRestError('rest_import_bad_signature', 401)
    }
  })

  it('is not required of other programs unless the site demands it', async () => {
    const pushed = await duringSettings(service, { importWorker: false }, () => tools.start())
    const wanted = await duringSettings(service, { importRequireSignature: true }, () =>
      tools.call(pushed, 'state', state(pushed), { signature: '' }),
    )
    expect(wanted).toBeRestError('rest_import_bad_signature', 401)
    const free = await tools.call(pushed, 'state', state(pushed), { signature: '' })
    expect(free.status).toBe(200)
  })
})

it.each([
  ['batch', 'importBatchEnabled'],
  ['state', 'importStateEnabled'],
] as const)('A callback to %s is refused where it is switched off', async (route, name) => {
  const pushed = await duringSettings(service, { importWorker: false }, () => tools.start())
  const body = route === 'batch' ? batch(pushed) : state(pushed)
  const path = `${ROOT}/import/${pushed.importId}/${route}`
  const answers = await duringSettings(service, { [name]: false }, async () => [
    await service.api.post(path, { body }),
    await service.api.as('admin').post(path, { body }),
  ])
  expect(answers[0]).toBeRestError('rest_forbidden', 401)
  expect(answers[1]).toBeRestError('rest_forbidden', 403)
})

it('A second callback is refused while one runs', async () => {
  const pushed = await tools.start()
  const { database } = service.ctx
  await sql`
      UPDATE import_records SET held_by = gen_random_uuid(), held_until = now() + interval '1 minute'
      WHERE id = ${pushed.id}`.execute(database.db)
  for (const answer of [
    await tools.push(pushed, []),
    await tools.call(pushed, 'state', state(pushed)),
  ]) {
    expect(answer).toBeRestError('rest_import_busy', 409)
    expect(answer.headers['retry-after']).toBe('10')
  }
})

it('POST /cal/event-aggregator/v1/import/{import_id}/batch 429 refuses the sixth batch within ten seconds', async () => {
  const pushed = await tools.start()
  const answers = []
  for (let count = 0; count < 6; count++) answers.push(await tools.push(pushed, []))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429])
  expect(answers[5]).toBeRestError('rest_import_too_fast', 429)
  expect(Number(answers[5]?.headers['retry-after'])).toBeGreaterThan(0)
})

describe('Two batches at the same moment', () => {
  it('are accepted once: the other one finds a busy record or a wrong hash', async () => {
    const pushed = await tools.start()
    const bodies = [batch(pushed, { events: [item()] }), batch(pushed, { events: [item()] })]
    const answers = await Promise.all(bodies.map((body) => tools.call(pushed, 'batch', body)))
    const [good, bad] = answers.toSorted((one, other) => one.status - other.status)
    expect(good?.status).toBe(200)
    expect([400, 409]).toContain(bad?.status ?? 0)
    const { activity } = await tools.record(pushed.id)
    expect(activity.cal_events.created.length).toBe(1)
  })
})

describe('POST /cal/event-aggregator/v1/import/{import_id}/state', () => {
  it('200 keeps the hash while the import is pending, and removes it on success', async () => {
    const pushed = await tools.start()
    expect((await tools.call(pushed, 'state', state(pushed))).body).toEqual({ status: 'success' })
    const going = await tools.record(pushed.id)
    expect(going).toMatchObject({ next_batch_hash: pushed.hash, percentage_complete: 5 })
    const end = state(pushed, { status: 'success', percentage_complete: 100 })
    await tools.call(pushed, 'state', end)
    const ended = await tools.record(pushed.id)
    expect(ended.status).toBe('success')
    expect('next_batch_hash' in ended).toBe(false)
  })

  it('200 notes a failure with its name and message', async () => {
    const pushed = await tools.start()
    const failed = { status: 'failed', message: 'No calendar.', message_slug: 'error:not-ics' }
    await tools.call(pushed, 'state', state(pushed, failed))
    const { status, errors } = await tools.record(pushed.id)
    expect(status).toBe('failed')
    expect(errors).toHaveLength(1)
    expect(errors[0]).toMatchObject({ code: 'error:not-ics', message: 'No calendar.' })
  })

  it('500 changes nothing when the state cannot be stored', async () => {
    const pushed = await tools.start()
    const { database } = service.ctx
    await database.prisma.$executeRawUnsafe(`
      CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE EXCEPTION 'full'; END $$`)
    await database.prisma.$executeRawUnsafe(`
      CREATE TRIGGER refuse BEFORE UPDATE OF status ON import_records
      FOR EACH ROW EXECUTE FUNCTION refuse()`)
    const end = state(pushed, { status: 'success' })
    const answer = await tools.call(pushed, 'state', end)
    await database.prisma.$executeRawUnsafe('DROP FUNCTION refuse CASCADE')
    expect(answer).toBeRestError('rest_import_state_not_saved', 500)
    expect((await tools.call(pushed, 'state', end)).status).toBe(200)
  })
})
