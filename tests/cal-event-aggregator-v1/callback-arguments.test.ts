import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { unique } from '../support/factories.ts'
import { startService, type TestService } from '../support/service.ts'
import { duringSettings, state } from './callback-support.ts'
import { importTools, ROOT, type ImportTools } from './support.ts'

let service: TestService
let tools: ImportTools
beforeAll(async () => {
  service = await startService()
  tools = importTools(service)
})
afterAll(() => service.close())

it('POST /cal/event-aggregator/v1/import/{import_id}/batch 400 names all missing arguments', async () => {
  const answer = await service.api.post(`${ROOT}/import/${unique()}/batch`, { body: {} })
  expect(answer).toBeRestError('rest_missing_callback_param', 400)
  expect(answer.body.data.params).toEqual(['batch_hash', 'status', 'percentage_complete'])
})

it('Callbacks of imports treat null as a missing argument', async () => {
  const body = { batch_hash: null, status: null, percentage_complete: 1, message: null }
  const missing = async (callback: string): Promise<unknown> => {
    const answer = await service.api.post(`${ROOT}/import/${unique()}/${callback}`, { body })
    expect(answer).toBeRestError('rest_missing_callback_param', 400)
    return answer.body.data.params
  }
  expect(await missing('batch')).toEqual(['batch_hash', 'status'])
  expect(await missing('state')).toEqual(['batch_hash', 'status', 'message', 'message_slug'])
})

it('POST /cal/event-aggregator/v1/import/{import_id}/batch 400 names all wrong arguments at once', async () => {
  const body = {
    batch_hash: 'x',
    status: { data: { total: 1, done: 2 }, batch: {} },
    percentage_complete: 'half',
    interval: 'long',
    events: Array.from({ length: 101 }, () => ({})),
  }
  const answer = await service.api.post(`${ROOT}/import/${unique()}/batch`, { body })
  expect(Object.keys(answer.body.data.params).toSorted()).toEqual([
    'batch_hash',
    'events',
    'import_id',
    'interval',
    'percentage_complete',
    'status',
  ])
})

it('POST /cal/event-aggregator/v1/import/{import_id}/state 400 names the states that there are', async () => {
  const pushed = await tools.start()
  const answer = await tools.call(pushed, 'state', state(pushed, { status: 'finished' }))
  expect(answer.body.data.params).toEqual({
    status: 'status is not one of success, failed, and pending.',
  })
  expect(answer.body.data.details.status.code).toBe('rest_not_in_enum')
})

it('POST /cal/event-aggregator/v1/import/{import_id}/batch 200 may come as a form', async () => {
  const pushed = await duringSettings(service, { importWorker: false }, () => tools.start())
  const form = new URLSearchParams([
    ['batch_hash', pushed.hash],
    ['status[data][total]', '1'],
    ['status[data][done]', '1'],
    ['status[batch][total]', '1'],
    ['status[batch][done]', '0'],
    ['percentage_complete', '100'],
  ])
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const path = `${ROOT}/import/${pushed.importId}/batch`
  const answer = await service.api.post(path, { body: String(form), headers })
  expect(answer.status).toBe(200)
  expect(answer.body.status).toBe('success')
})
