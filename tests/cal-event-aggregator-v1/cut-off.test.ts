import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { updateOperatorSettings } from '../../src/domain/calendar/update-operator-settings.ts'
import { startService, type TestService } from '../support/service.ts'
import { importTools, item, progress, type ImportTools } from './support.ts'

let service: TestService
let tools: ImportTools
beforeAll(async () => {
  service = await startService()
  tools = importTools(service)
})
afterAll(() => service?.close())

async function imported(date: string) {
  const times = { all_day: true, start_date: date, end_date: date }
  const pushed = await tools.start({})
  const one = item({ uid: 'fair', title: 'Fair', ...times })
  expect((await tools.push(pushed, [one], { status: progress(0, 1) })).status).toBe(200)
  return tools.record(pushed.id)
}

it('A later import moves an all-day event that was moved only by a change of the end of days', async () => {
  const { activity } = await imported('2033-05-10')
  const [id] = activity.cal_events.created
  await updateOperatorSettings(service.ctx, { multiDayCutoff: '05:00' })
  await imported('2033-05-12')
  expect((await service.api.get(`/cal/events/v1/events/${id}`)).body).toMatchObject({
    start_date: '2033-05-12 05:00:00',
    end_date: '2033-05-13 04:59:59',
  })
})
