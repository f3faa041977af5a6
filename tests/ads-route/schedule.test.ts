import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { applyAdSchedules } from '../../src/domain/ads/units/apply-schedules.ts'
import { startService, type TestService } from '../support/service.ts'
import { adTools, type AdTools } from './support.ts'

/** In New York, where the site is, it is still the day before. */
let now = new Date('2026-11-21T03:00:00Z')
let service: TestService
let ads: AdTools
beforeAll(async () => {
  service = await startService({ clock: () => now })
  ads = adTools(service)
})
afterAll(() => service.close())

const statusOf = async (id: number) =>
  (await ads.get('get-ad-by-id', { 'ad-id': id })).body.post.post_status

const shows = async (code: string) => {
  const post = { title: 'x', content: 'x', status: 'publish' }
  const made = await service.api.as('admin').post('/core/v2/posts', { body: post })
  const { body } = await service.api.get(`/core/v2/posts/${made.body.id}`)
  return body.content.rendered.includes(code)
}

const days = (value: string) => ({ check_spec_day: true, set_spec_day: [{ value }] })

describe('Units with days', () => {
  it('are published when their day begins at the site', async () => {
    now = new Date('2026-11-21T03:00:00Z')
    const id = await ads.ad({ publish_date: '2026-11-21' })
    const withdrawn = await ads.ad({ publish_date: '2026-11-21' })
    await ads.post('ad-more-action', { action: 'draft', ad_id: withdrawn })
    now = new Date('2026-11-21T04:59:00Z')
    expect(await applyAdSchedules(service.ctx)).toBe(0)
    expect(await statusOf(id)).toBe('draft')
    now = new Date('2026-11-21T05:00:00Z')
    expect(await applyAdSchedules(service.ctx)).toBe(1)
    expect(await statusOf(id)).toBe('publish')
    // Who withdrew it meant it.
    expect(await statusOf(withdrawn)).toBe('draft')
  })

  it('end after their last day', async () => {
    now = new Date('2026-11-21T12:00:00Z')
    const code = 'LAST-DAY'
    const id = await ads.ad({ code, check_exp_date: true, exp_date_to: '2026-11-21' })
    expect(await applyAdSchedules(service.ctx)).toBe(0)
    expect(await shows(code)).toBe(true)
    now = new Date('2026-11-22T05:00:00Z')
    expect(await shows(code)).toBe(false)
    expect(await applyAdSchedules(service.ctx)).toBe(1)
    expect(await statusOf(id)).toBe('ads_expired')
  })

  it('show on their weekdays and from their first day', async () => {
    now = new Date('2026-11-21T12:00:00Z')
    await ads.ad({ code: 'SATURDAY', ...days('Saturday') })
    await ads.ad({ code: 'SUNDAY', ...days('Sunday') })
    await ads.ad({ code: 'LATER', check_exp_date: true, exp_date_from: '2026-11-22' })
    expect(await shows('SATURDAY')).toBe(true)
    expect(await shows('SUNDAY')).toBe(false)
    expect(await shows('LATER')).toBe(false)
    now = new Date('2026-11-22T12:00:00Z')
    expect(await shows('SATURDAY')).toBe(false)
    expect(await shows('SUNDAY')).toBe(true)
    expect(await shows('LATER')).toBe(true)
  })
})
