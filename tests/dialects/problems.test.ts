import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createApi, type Api } from '../support/api.ts'
import { startService, type TestService } from '../support/service.ts'

let service: TestService
let there: Api
beforeAll(async () => {
  service = await startService({ environment: { API_DIALECTS: 'wordpress' } })
  there = await createApi(`${service.url}/wp-json`)
})
afterAll(() => service.close())

describe('Problems of arguments in `wordpress`', () => {
  it('name the arguments that were sent', async () => {
    const { body } = await there
      .as('admin')
      .post('/quads-route/update-ad', { body: { quads_post_meta: { ad_type: 5 } } })
    const { params, details } = body.data
    const where = 'quads_post_meta[ad_type]'
    expect(params.quads_post_meta.startsWith(`${where} `)).toBe(true)
    expect(details.quads_post_meta.message).toBe(params.quads_post_meta)
    expect(details.quads_post_meta.data).toEqual({ param: where })
  })

  it('name arguments that only one namespace has', async () => {
    const { body } = await there.as('admin').post('/tribe/views/v2/html', { body: { u: 5 } })
    expect(body.data.params.u).toMatch(/^u /)
  })

  it.each([
    ['/wp/v2/search?subtype=none', 'subtype', 'tribe_events', 'cal_events'],
    ['/wp/v2/tribe_events?status=none', 'status', 'tribe-ea-pending', 'cal-ea-pending'],
  ])('name the values that are accepted: %s', async (path, argument, accepted, foreign) => {
    const { body } = await there.as('admin').get(path)
    const { params, details } = body.data
    for (const text of [params[argument], details[argument].message]) {
      expect(text).toContain(accepted)
      expect(text).not.toContain(foreign)
    }
  })
})
