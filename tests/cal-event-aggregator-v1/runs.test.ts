import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { findDueSchedules } from '../../src/data/imports/record-reader.ts'
import { capabilitiesOfRoles } from '../../src/domain/accounts/capabilities.ts'
import { createRecord } from '../../src/domain/imports/create-record.ts'
import { expireSilent } from '../../src/domain/imports/expire-silent.ts'
import { startRun } from '../../src/domain/imports/start-run.ts'
import type { Actor, Client } from '../support/api.ts'
import { startService, type TestService } from '../support/service.ts'
import { IMPORTS, importTools, item, progress, type ImportTools } from './support.ts'

let later = 0
let service: TestService
let tools: ImportTools
beforeAll(async () => {
  service = await startService({ clock: () => new Date(Date.now() + later) })
  tools = importTools(service)
})
afterAll(() => service?.close())

const as = (asker: Actor): Client => service.api.as(asker)
const run = (id: number) => as('editor').post(`${IMPORTS}/${id}/run`)

describe('POST /cal/event-aggregator/v1/imports/{id}/run', () => {
  it('202 queues a draft itself', async () => {
    const draft = await tools.make({ start: false })
    const { status, body } = await run(draft.id)
    expect(status).toBe(202)
    expect(body.id).toBe(draft.id)
    expect(body.status).toBe('pending')
  })

  it('202 repeats a finished import as its child', async () => {
    const pushed = await tools.start()
    await tools.push(pushed, [item()], { status: progress(0, 1) })
    const { status, body } = await run(pushed.id)
    expect(status).toBe(202)
    expect(body.parent).toBe(pushed.id)
    expect(body.status).toBe('pending')
    expect((await tools.record(pushed.id)).recent_child).toBe(body.id)
  })

  it('202 runs a schedule that has no pending run', async () => {
    const schedule = await tools.make({ type: 'schedule', frequency: 'hourly' })
    const first = (await tools.record(schedule.id)).recent_child
    expect(schedule.status).toBe('schedule')
    expect((await tools.record(first)).status).toBe('pending')
    expect(await run(schedule.id)).toBeRestError('rest_import_not_pending', 409)
    await as('editor').post(`${IMPORTS}/${first}/cancel`)
    expect((await run(schedule.id)).body.parent).toBe(schedule.id)
  })

  it('400/401/403/404 refuses an invalid body, other callers and unknown records', async () => {
    const { id } = await tools.make({ start: false })
    const broken = await as('editor').post(`${IMPORTS}/${id}/run`, { body: '{' })
    expect(broken).toBeRestError('rest_invalid_json', 400)
    await tools.expectRefusals(
      (client, own) => client.post(`${IMPORTS}/${own}/run`),
      'rest_cannot_edit',
    )
  })
})

describe('POST /cal/event-aggregator/v1/imports/{id}/run', () => {
  it('400 does not keep an uploaded file for another run', async () => {
    const { id, login } = { ...service.credentials.editor, login: 'editor' }
    const capabilities = capabilitiesOfRoles(['editor'])
    const caller = { id, login, signedIn: true, roles: ['editor'], capabilities }
    const content = Buffer.from('BEGIN:VCALENDAR')
    const handed = { origin: 'ics', source: { name: '12', content } } as const
    const { row } = await createRecord(service.ctx, caller, handed)
    await as('editor').post(`${IMPORTS}/${row.id}/cancel`)
    expect(await run(row.id)).toBeRestError('rest_invalid_param', 400)
    expect((await tools.record(row.id)).source).toBe('12')
  })
})

describe('POST /cal/event-aggregator/v1/imports/{id}/cancel', () => {
  it('200 ends a pending import, whose callbacks are refused from then on', async () => {
    const pushed = await tools.start()
    const { body } = await as('editor').post(`${IMPORTS}/${pushed.id}/cancel`)
    expect(body).toMatchObject({ status: 'failed', errors: [{ code: 'core:import:cancelled' }] })
    expect(await tools.push(pushed, [])).toBeRestError('rest_invalid_param', 400)
  })

  it('400/401/403/404/409 refuses an invalid body, other callers and records that are not pending', async () => {
    const { id } = await tools.make({ start: false })
    const cancel = (body?: string) => as('editor').post(`${IMPORTS}/${id}/cancel`, { body })
    expect(await cancel()).toBeRestError('rest_import_not_pending', 409)
    expect(await cancel('{')).toBeRestError('rest_invalid_json', 400)
    await tools.expectRefusals(
      (client, own) => client.post(`${IMPORTS}/${own}/cancel`),
      'rest_cannot_edit',
    )
  })
})

describe('Time', () => {
  it('fails a pending import after an hour without a callback', async () => {
    const { id } = await tools.make()
    await expireSilent(service.ctx)
    expect((await tools.record(id)).status).toBe('pending')
    later = 3_700_000
    await expireSilent(service.ctx)
    later = 0
    const { status, errors } = await tools.record(id)
    expect(status).toBe('failed')
    expect(errors[0].code).toBe('core:import:timeout')
  })

  it('makes a schedule due again, once', async () => {
    const { id } = await tools.make({ type: 'schedule', frequency: 'hourly' })
    await as('editor').post(`${IMPORTS}/${(await tools.record(id)).recent_child}/cancel`)
    expect(await startRun(service.ctx, id)).toBeUndefined()
    later = 3_700_000
    const due = await findDueSchedules(service.ctx.database, service.ctx.clock(), 100)
    const runs = [await startRun(service.ctx, id), await startRun(service.ctx, id)]
    later = 0
    expect(due).toContain(id)
    expect(typeof runs[0]).toBe('number')
    expect(runs[1]).toBeUndefined()
  })
})
