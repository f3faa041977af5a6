import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Actor, Client } from '../support/api.ts'
import { unique } from '../support/factories.ts'
import { startService, type TestService } from '../support/service.ts'
import { IMPORTS, importTools, item, progress, source, type ImportTools } from './support.ts'

let service: TestService
let tools: ImportTools
beforeAll(async () => {
  service = await startService()
  tools = importTools(service)
})
afterAll(() => service?.close())

const as = (asker: Actor): Client => service.api.as(asker)

describe('POST /cal/event-aggregator/v1/imports', () => {
  it('201 queues what is to be imported', async () => {
    const address = source()
    const answer = await as('author').post(IMPORTS, {
      body: { origin: 'ics', source: address, update_authority: 'retain' },
    })
    expect(answer.status).toBe(201)
    expect(answer.body).toMatchObject({
      origin: 'ics',
      source: address,
      source_name: 'example.org',
      status: 'pending',
      type: 'manual',
      author: service.credentials.author.id,
      update_authority: 'retain',
      post_status: null,
    })
    expect(answer.body.import_id).toMatch(/^\w{32}$/)
    expect(answer.body).not.toHaveProperty('callback_secret')
    expect(answer.headers['location']).toBe(answer.body._links.self[0].href)
  })

  it('201 creates a draft if it is not started', async () => {
    expect(await tools.make({ start: false })).toMatchObject({ status: 'draft', import_id: null })
  })

  it('201 accepts a webcal address', async () => {
    const { source: taken } = await tools.make({ source: 'webcal://example.org/a.ics' })
    expect(taken).toBe('https://example.org/a.ics')
  })

  it.each([
    ['no source', {}],
    ['no address', { source: 'file:///etc/passwd' }],
    ['no such file', { media: 999_999_999 }],
    ['two sources', { source: 'https://example.org/', media: 1 }],
    ['no such category', { source: 'https://example.org/', category: [999_999_999] }],
    ['an unknown origin', { origin: 'meetup', source: 'https://example.org/' }],
    ['an unknown frequency', { source: 'https://example.org/', frequency: 'often' }],
  ])('400 refuses %s', async (_name, members) => {
    const answer = await as('editor').post(IMPORTS, { body: { origin: 'ics', ...members } })
    expect(answer).toBeRestError('rest_invalid_param', 400)
  })

  it('400 reports all that is wrong at once, also what does not exist', async () => {
    const body = { origin: 'meetup', media: 999_999_999, category: [999_999_999] }
    const { body: refusal } = await as('editor').post(IMPORTS, { body })
    expect(Object.keys(refusal.data.params).toSorted()).toEqual(['category', 'origin', 'source'])
  })

  it('401/403 needs the right to import, and to publish if items are to be published', async () => {
    const body = { origin: 'ics', source: source() }
    expect(await service.api.post(IMPORTS, { body })).toBeRestError('rest_cannot_create', 401)
    expect(await as('subscriber').post(IMPORTS, { body })).toBeRestError('rest_cannot_create', 403)
    const published = { body: { ...body, post_status: 'publish' } }
    expect(await as('contributor').post(IMPORTS, published)).toBeRestError(
      'rest_cannot_create',
      403,
    )
    expect((await as('contributor').post(IMPORTS, { body })).status).toBe(201)
  })
})

describe('GET /cal/event-aggregator/v1/imports', () => {
  it('200 shows own records, and those of all to callers who may edit them', async () => {
    const name = unique('Source ')
    const own = await tools.make({ source_name: name }, 'contributor')
    const others = await tools.make({ source_name: name, type: 'schedule', frequency: 'daily' })
    const query = { search: name, parent: 0 }
    const list = async (asker: Actor, more = {}) =>
      (await as(asker).get(IMPORTS, { query: { ...query, ...more } })).body.map(
        ({ id }: { id: number }) => id,
      )
    expect(await list('contributor')).toEqual([own.id])
    expect(await list('editor')).toEqual([others.id, own.id])
    expect(await list('editor', { order: 'asc' })).toEqual([own.id, others.id])
    expect(await list('editor', { status: ['schedule'] })).toEqual([others.id])
    expect(await list('editor', { type: 'manual' })).toEqual([own.id])
    expect(await list('editor', { origin: 'csv' })).toEqual([])
    const { headers } = await as('editor').get(IMPORTS, { query: { ...query, per_page: 1 } })
    expect(headers['x-wp-total']).toBe('2')
    expect(headers['x-wp-totalpages']).toBe('2')
  })

  it('304 confirms a current copy', async () => {
    const query = { search: unique() }
    const { headers } = await as('editor').get(IMPORTS, { query })
    const copy = { 'if-none-match': headers['etag'] ?? '' }
    expect((await as('editor').get(IMPORTS, { query, headers: copy })).status).toBe(304)
  })

  it('400/401/403 refuses an unknown status, visitors and subscribers', async () => {
    const wrong = await as('editor').get(IMPORTS, { query: { status: 'lost' } })
    expect(wrong).toBeRestError('rest_invalid_param', 400)
    expect(await service.api.get(IMPORTS)).toBeRestError('rest_cannot_edit', 401)
    expect(await as('subscriber').get(IMPORTS)).toBeRestError('rest_cannot_edit', 403)
  })
})

describe('GET /cal/event-aggregator/v1/imports/{id}', () => {
  it('200 shows secrets to callers who manage the site', async () => {
    const { id } = await tools.make()
    const { body } = await as('admin').get(`${IMPORTS}/${id}`)
    expect(body.next_batch_hash).toHaveLength(32)
    expect(body.callback_secret).toHaveLength(64)
    const answer = await as('editor').get(`${IMPORTS}/${id}`)
    expect(answer.text).not.toMatch(/secret|hash/)
  })

  it('304 confirms a current copy', async () => {
    const { id } = await tools.make()
    const { headers } = await as('editor').get(`${IMPORTS}/${id}`)
    const copy = { 'if-none-match': headers['etag'] ?? '' }
    expect((await as('editor').get(`${IMPORTS}/${id}`, { headers: copy })).status).toBe(304)
  })

  it('400/401/403/404 refuses text that cannot be stored, other callers and unknown records', async () => {
    const { id } = await tools.make()
    const wrong = await as('editor').get(`${IMPORTS}/${id}`, { query: { _fields: 'a\0b' } })
    expect(wrong).toBeRestError('rest_invalid_param', 400)
    await tools.expectRefusals((client, own) => client.get(`${IMPORTS}/${own}`), 'rest_cannot_edit')
  })
})

const remove = (id: number, events = 'keep') =>
  as('editor').delete(`${IMPORTS}/${id}`, { query: { events } })

describe('DELETE /cal/event-aggregator/v1/imports/{id}', () => {
  it.each([
    ['keep', 'publish'],
    ['trash', 'trash'],
  ])('200 removes the record with events=%s', async (events, status) => {
    const pushed = await tools.start()
    const one = item({ categories: [unique('Music ')] })
    const { body } = await tools.push(pushed, [one])
    const [id] = body.activity.cal_events.created
    const deleted = await as('editor').delete(`${IMPORTS}/${pushed.id}`, { query: { events } })
    expect(deleted.body).toMatchObject({ deleted: true, previous: { id: pushed.id } })
    expect(deleted.body.trashed).toEqual(events === 'trash' ? [id] : [])
    const entry = await service.ctx.database.prisma.entry.findUnique({ where: { id } })
    expect(entry?.status).toBe(status)
    const category = `/cal/events/v1/categories/${body.activity.cal_events_cat.created[0]}`
    expect((await service.api.get(category)).body.count).toBe(events === 'trash' ? 0 : 1)
    expect(await as('admin').get(`${IMPORTS}/${pushed.id}`)).toBeRestError(
      'rest_import_invalid_id',
      404,
    )
  })

  it('200 sends the events of the runs of a schedule to the trash, runs of runs included', async () => {
    const schedule = await tools.make({ type: 'schedule', frequency: 'hourly' })
    const first = await tools.pending(schedule.recent_child)
    const status = progress(0, 1)
    const { body: one } = await tools.push(first, [item()], { status })
    const again = await as('editor').post(`${IMPORTS}/${first.id}/run`)
    const { body: two } = await tools.push(await tools.pending(again.body.id), [item()], { status })
    const made = [one, two].flatMap(({ activity }) => activity.cal_events.created)
    expect((await remove(schedule.id, 'trash')).body.trashed).toEqual(made)
    const statuses = await service.ctx.database.prisma.entry.findMany({
      where: { id: { in: made } },
    })
    expect(statuses.map((entry) => entry.status)).toEqual(['trash', 'trash'])
  })

  it('200 ends the run of a schedule that is deleted, and leaves its record without a parent', async () => {
    const schedule = await tools.make({ type: 'schedule', frequency: 'hourly' })
    const run = await tools.pending(schedule.recent_child)
    await tools.push(run, [item()])
    await remove(schedule.id)
    expect(await tools.record(run.id)).toMatchObject({
      status: 'failed',
      parent: 0,
      errors: [{ code: 'core:import:cancelled' }],
    })
    expect(await tools.push(run, [item()])).toBeRestError('rest_invalid_param', 400)
  })

  it('200 leaves the schedule with the latest run that is still there', async () => {
    const schedule = await tools.make({ type: 'schedule', frequency: 'hourly' })
    const first: number = schedule.recent_child
    await as('editor').post(`${IMPORTS}/${first}/cancel`)
    const { body: second } = await as('editor').post(`${IMPORTS}/${schedule.id}/run`)
    await remove(second.id)
    expect((await tools.record(schedule.id)).recent_child).toBe(first)
    await remove(first)
    expect((await tools.record(schedule.id)).recent_child).toBe(0)
    expect((await as('editor').post(`${IMPORTS}/${schedule.id}/run`)).status).toBe(202)
  })

  it('400/401/403/404 refuses an unknown treatment of events, other callers and unknown records', async () => {
    const { id } = await tools.make()
    const wrong = await as('editor').delete(`${IMPORTS}/${id}`, { query: { events: 'burn' } })
    expect(wrong).toBeRestError('rest_invalid_param', 400)
    await tools.expectRefusals(
      (client, own) => client.delete(`${IMPORTS}/${own}`),
      'rest_cannot_delete',
    )
  })
})
