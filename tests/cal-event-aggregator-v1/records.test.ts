import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { findDueSchedules } from '../../src/data/imports/record-reader.ts'
import { expireSilent } from '../../src/domain/imports/expire-silent.ts'
import { startRun } from '../../src/domain/imports/start-run.ts'
import { startOtherSite, text, type OtherSite } from '../outgoing/support/site.ts'
import type { Asker, Client } from '../support/api.ts'
import { unique } from '../support/factories.ts'
import { startService, type TestService } from '../support/service.ts'
import { IMPORTS, importTools, item, progress, type ImportTools } from './support.ts'

let later = 0
let other: OtherSite
let service: TestService
let tools: ImportTools
beforeAll(async () => {
  other = await startOtherSite()
  service = await startService({
    environment: { OUTGOING_ALLOW: other.place },
    clock: () => new Date(Date.now() + later),
  })
  tools = importTools(service)
})
afterAll(async () => {
  await service.close()
  await other.close()
})

const as = (asker: Asker): Client => service.api.as(asker)
const source = () => `https://example.org/${unique()}.ics`
const make = async (members: object = {}, asker: Asker = 'editor') =>
  (await as(asker).post(IMPORTS, { body: { origin: 'ics', source: source(), ...members } })).body

/** Refused as every operation on a record is. */
async function expectRefusals(
  ask: (client: Client, id: number) => ReturnType<Client['get']>,
  code: string,
): Promise<void> {
  const { id } = await make()
  expect(await ask(service.api, id)).toBeRestError(code, 401)
  expect(await ask(as('author'), id)).toBeRestError(code, 403)
  expect(await ask(as('editor'), 999_999_999)).toBeRestError('rest_import_invalid_id', 404)
}

describe('POST /imports', () => {
  it('201: queues what is to be imported', async () => {
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

  it('201: leaves a draft where it is not to start', async () => {
    expect(await make({ start: false })).toMatchObject({ status: 'draft', import_id: null })
  })

  it('201: takes what calendars are subscribed to by', async () => {
    const { source: taken } = await make({ source: 'webcal://example.org/a.ics' })
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
  ])('400: %s', async (_name, members) => {
    const answer = await as('editor').post(IMPORTS, { body: { origin: 'ics', ...members } })
    expect(answer).toBeRestError('rest_invalid_param', 400)
  })

  it('401, 403: takes the right to import, and to publish what is to be published', async () => {
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

describe('GET /imports', () => {
  it('200: shows the own records, and those of all to who may edit them', async () => {
    const name = unique('Source ')
    const own = await make({ source_name: name }, 'contributor')
    const others = await make({ source_name: name, type: 'schedule', frequency: 'daily' })
    const query = { search: name, parent: 0 }
    const list = async (asker: Asker, more = {}) =>
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
    expect([headers['x-wp-total'], headers['x-wp-totalpages']]).toEqual(['2', '2'])
  })

  it('304: knows the copy of a client', async () => {
    const query = { search: unique() }
    const { headers } = await as('editor').get(IMPORTS, { query })
    const copy = { 'if-none-match': headers['etag'] ?? '' }
    expect((await as('editor').get(IMPORTS, { query, headers: copy })).status).toBe(304)
  })

  it('400, 401, 403', async () => {
    const wrong = await as('editor').get(IMPORTS, { query: { status: 'lost' } })
    expect(wrong).toBeRestError('rest_invalid_param', 400)
    expect(await service.api.get(IMPORTS)).toBeRestError('rest_cannot_edit', 401)
    expect(await as('subscriber').get(IMPORTS)).toBeRestError('rest_cannot_edit', 403)
  })
})

describe('GET /imports/{id}', () => {
  it('200: shows secrets to who manages the site', async () => {
    const { id } = await make()
    const { body } = await as('admin').get(`${IMPORTS}/${id}`)
    expect([body.next_batch_hash.length, body.callback_secret.length]).toEqual([32, 64])
    const answer = await as('editor').get(`${IMPORTS}/${id}`)
    expect(answer.text).not.toMatch(/secret|hash/)
  })

  it('304: knows the copy of a client', async () => {
    const { id } = await make()
    const { headers } = await as('editor').get(`${IMPORTS}/${id}`)
    const copy = { 'if-none-match': headers['etag'] ?? '' }
    expect((await as('editor').get(`${IMPORTS}/${id}`, { headers: copy })).status).toBe(304)
  })

  it('400, 401, 403, 404', async () => {
    const { id } = await make()
    const wrong = await as('editor').get(`${IMPORTS}/${id}`, { query: { _fields: { a: 'b' } } })
    expect(wrong).toBeRestError('rest_invalid_param', 400)
    await expectRefusals((client, own) => client.get(`${IMPORTS}/${own}`), 'rest_cannot_edit')
  })
})

const run = (id: number) => as('editor').post(`${IMPORTS}/${id}/run`)

describe('POST /imports/{id}/run', () => {
  it('202: queues a draft itself', async () => {
    const draft = await make({ start: false })
    const { status, body } = await run(draft.id)
    expect([status, body.id, body.status]).toEqual([202, draft.id, 'pending'])
  })

  it('202: runs a finished import below itself', async () => {
    const pushed = await tools.start()
    await tools.push(pushed, [item()], { status: progress(0, 1) })
    const { status, body } = await run(pushed.id)
    expect([status, body.parent, body.status]).toEqual([202, pushed.id, 'pending'])
    expect((await tools.record(pushed.id)).recent_child).toBe(body.id)
  })

  it('202: runs a schedule that does not run', async () => {
    const schedule = await make({ type: 'schedule', frequency: 'hourly' })
    const first = (await tools.record(schedule.id)).recent_child
    expect([schedule.status, (await tools.record(first)).status]).toEqual(['schedule', 'pending'])
    expect(await run(schedule.id)).toBeRestError('rest_import_not_pending', 409)
    await as('editor').post(`${IMPORTS}/${first}/cancel`)
    expect((await run(schedule.id)).body.parent).toBe(schedule.id)
  })

  it('400, 401, 403, 404', async () => {
    const { id } = await make({ start: false })
    const broken = await as('editor').post(`${IMPORTS}/${id}/run`, { body: '{' })
    expect(broken).toBeRestError('rest_invalid_json', 400)
    await expectRefusals((client, own) => client.post(`${IMPORTS}/${own}/run`), 'rest_cannot_edit')
  })
})

describe('POST /imports/{id}/cancel', () => {
  it('200: ends a pending import, whose callbacks are refused from then on', async () => {
    const pushed = await tools.start()
    const { body } = await as('editor').post(`${IMPORTS}/${pushed.id}/cancel`)
    expect(body).toMatchObject({ status: 'failed', errors: [{ code: 'core:import:cancelled' }] })
    expect(await tools.push(pushed, [])).toBeRestError('rest_invalid_param', 400)
  })

  it('400, 401, 403, 404, 409', async () => {
    const { id } = await make({ start: false })
    const cancel = (body?: string) => as('editor').post(`${IMPORTS}/${id}/cancel`, { body })
    expect(await cancel()).toBeRestError('rest_import_not_pending', 409)
    expect(await cancel('{')).toBeRestError('rest_invalid_json', 400)
    await expectRefusals(
      (client, own) => client.post(`${IMPORTS}/${own}/cancel`),
      'rest_cannot_edit',
    )
  })
})

describe('DELETE /imports/{id}', () => {
  it.each([
    ['keep', 'publish'],
    ['trash', 'trash'],
  ])('200: removes the record; events=%s', async (events, status) => {
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

  it('400, 401, 403, 404', async () => {
    const { id } = await make()
    const wrong = await as('editor').delete(`${IMPORTS}/${id}`, { query: { events: 'burn' } })
    expect(wrong).toBeRestError('rest_invalid_param', 400)
    await expectRefusals((client, own) => client.delete(`${IMPORTS}/${own}`), 'rest_cannot_delete')
  })
})

describe('POST /imports/preview', () => {
  const PREVIEW = `${IMPORTS}/preview`

  it('200: reads a source, tells what is wrong, and stores nothing', async () => {
    const rows = 'Event Name,Event Start Date,Event Website\nFair,2031-05-01,nonsense\nBad,never,\n'
    other.pages.set('/fair.csv', text(rows, { 'content-type': 'text/csv' }))
    const body = { origin: 'csv', source: `${other.url}/fair.csv` }
    const { status, body: seen } = await as('contributor').post(PREVIEW, { body })
    expect(status).toBe(200)
    expect(seen.items).toMatchObject([{ kind: 'event', item: { title: 'Fair' } }])
    expect(seen.problems.length + seen.items[0].errors.length).toBeGreaterThan(0)
  })

  it('400: a source that cannot be read', async () => {
    other.pages.set('/none.ics', text('nothing', { 'content-type': 'text/plain' }))
    const body = { origin: 'ics', source: `${other.url}/none.ics` }
    const answer = await as('editor').post(PREVIEW, { body })
    expect(answer).toBeRestError('rest_invalid_param', 400)
    expect(answer.body.data.details.source.code).toBe('error:not-ics')
  })

  it('401, 403', async () => {
    const body = { origin: 'ics', source: source() }
    expect(await service.api.post(PREVIEW, { body })).toBeRestError('rest_cannot_create', 401)
    expect(await as('subscriber').post(PREVIEW, { body })).toBeRestError('rest_cannot_create', 403)
  })
})

describe('time', () => {
  it('ends a pending import of which nobody hears for an hour', async () => {
    const { id } = await make()
    await expireSilent(service.ctx)
    expect((await tools.record(id)).status).toBe('pending')
    later = 3_700_000
    await expireSilent(service.ctx)
    later = 0
    const { status, errors } = await tools.record(id)
    expect([status, errors[0].code]).toEqual(['failed', 'core:import:timeout'])
  })

  it('makes a schedule due again, once', async () => {
    const { id } = await make({ type: 'schedule', frequency: 'hourly' })
    await as('editor').post(`${IMPORTS}/${(await tools.record(id)).recent_child}/cancel`)
    expect(await startRun(service.ctx, id)).toBeUndefined()
    later = 3_700_000
    const due = await findDueSchedules(service.ctx.database, service.ctx.clock(), 100)
    const runs = [await startRun(service.ctx, id), await startRun(service.ctx, id)]
    later = 0
    expect(due).toContain(id)
    expect([typeof runs[0], runs[1]]).toEqual(['number', undefined])
  })
})
