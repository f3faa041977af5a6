import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { hit, PHONE } from '../ads-route/hits.ts'
import { adTools, type AdTools } from '../ads-route/support.ts'
import { startService, type TestService } from '../support/service.ts'

let now = new Date('2026-11-21T12:00:00Z')
let service: TestService
let ads: AdTools
beforeAll(async () => {
  service = await startService({ clock: () => now })
  ads = adTools(service)
})
beforeEach(async () => {
  now = new Date('2026-11-21T12:00:00Z')
  await ads.clear()
  await ads.settings({ ad_performance_tracking: true })
})
afterAll(() => service.close())

const totals = async (id: number) => (await ads.get('get-ads-analytics', { ad_id: id })).body

const report = async (body: object) =>
  service.api.as('admin').post('/ads-adsense/get_report_stats', { body })

describe('POST /ads-adsense/get_report_stats', () => {
  it('200 lists each day, and sums without double counting', async () => {
    const [one, two] = [await ads.ad(), await ads.ad()]
    now = new Date('2026-11-19T12:00:00Z')
    await hit(service, [one])
    await hit(service, [one], {}, { headers: PHONE })
    now = new Date('2026-11-21T12:00:00Z')
    await hit(service, [one, two])
    await hit(service, [two], { event: 'click' }, { headers: PHONE })
    const { body } = await report({ id: 'all', day: 'last_7_days' })
    expect(body).toEqual({
      mob_impressions: 1,
      desk_impressions: 3,
      impressions: 4,
      mob_clicks: 1,
      desk_clicks: 0,
      clicks: 1,
      ad_day: 'last_7_days',
      mob_indi_impr_day_counts: [0, 0, 0, 0, 1, 0, 0],
      desk_indi_impr_day_counts: [0, 0, 0, 0, 1, 0, 2],
      individual_impr_day_counts: [0, 0, 0, 0, 2, 0, 2],
      mob_indi_click_day_counts: [0, 0, 0, 0, 0, 0, 1],
      desk_indi_click_day_counts: [0, 0, 0, 0, 0, 0, 0],
      individual_click_day_counts: [0, 0, 0, 0, 0, 0, 1],
      ad_imp_individual_dates: [15, 16, 17, 18, 19, 20, 21].map((day) => `2026-11-${day}`),
      ad_mob_imp_individual_dates: expect.any(Array),
      ad_desk_imp_individual_dates: expect.any(Array),
      individual_ad_dates: '',
      top5_ads: [
        expect.objectContaining({ ID: two, total_click: 1, mob_clicks: 1, total_impression: 1 }),
        expect.objectContaining({ ID: one, total_click: 0, desk_imprsn: 2, mob_imprsn: 1 }),
      ],
    })
    const single = (await report({ id: one, day: 'today' })).body
    expect(single).toMatchObject({ impressions: 1, clicks: 0, top5_ads: [] })
    expect((await report({ id: 'all', day: 'this_year' })).body.individual_impr_day_counts).toEqual(
      [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0],
    )
    const all = (await report({ id: String(one), day: 'all_time' })).body
    expect(all.ad_imp_individual_dates).toEqual(['2026'])
    expect(all.individual_impr_day_counts).toEqual([3])
  })

  it('200 has five units at the top, and those of a rotation below it', async () => {
    const ids = [await ads.ad(), await ads.ad(), await ads.ad(), await ads.ad()]
    const list = ids.slice(0, 2).map((value) => ({ value }))
    const rotation = await ads.ad({ ad_type: 'rotator_ads', ads_list: list })
    await ads.ad()
    await hit(service, [ids[1] ?? 0], { event: 'click' })
    const ranked = (await report({ id: 'top_five_ads', day: 'today' })).body.top5_ads
    expect(ranked).toHaveLength(5)
    const all = (await report({ id: 'all', day: 'today' })).body.top5_ads
    const at = all.findIndex(({ ID }: { ID: number }) => ID === rotation)
    expect(all.slice(at, at + 3)).toEqual([
      expect.objectContaining({ ID: rotation, is_parent: 'yes' }),
      expect.objectContaining({ ID: ids[1], is_parent: 'no' }),
      expect.objectContaining({ ID: ids[0], is_parent: 'no' }),
    ])
    expect(all).toHaveLength(6)
  })

  it.each([
    [{}, 'rest_missing_callback_param', 400],
    [{ id: 'all' }, 'rest_missing_callback_param', 400],
    [{ id: 'some', day: 'today' }, 'rest_invalid_param', 400],
    [{ id: 'all', day: 'tomorrow' }, 'rest_invalid_param', 400],
    [{ id: 'all', day: 'custom' }, 'rest_invalid_param', 400],
    [{ id: '99999999', day: 'today' }, 'ads_invalid_ad_id', 404],
  ])('400/404 refuses %j', async (body, code, status) => {
    expect(await report(body)).toBeRestError(code, status)
  })
})

describe('POST /ads-adsense/get_report_abtesting', () => {
  it('200 counts the clicks of each test by the position that was tried', async () => {
    const one = await ads.ad()
    const test = await ads.ad({
      ad_type: 'ab_testing',
      ab_testing: [
        { position: 'beginning_of_post', ads_list: [{ value: one }] },
        { position: 'end_of_post', ads_list: [{ value: one }] },
      ],
    })
    await hit(service, [test], { event: 'click', position: 'end_of_post' })
    await hit(service, [test], { event: 'click', position: 'end_of_post' })
    await hit(service, [test], { event: 'click', position: 'beginning_of_post' })
    await hit(service, [test], { event: 'click', position: 'middle_of_post' })
    await hit(service, [test], { position: 'end_of_post' })
    const { body } = await service.api.as('admin').post('/ads-adsense/get_report_abtesting')
    const row = {
      id: test,
      beginning_of_post: 1,
      end_of_post: 2,
      middle_of_post: 0,
      after_more_tag: 0,
    }
    expect(body).toEqual({ status: 'success', success_msg: '', rows: [row] })
    expect(await totals(test)).toEqual({ impressions: 1, clicks: 4 })
  })

  it('200 splits readers between the positions', async () => {
    const one = await ads.ad({ code: 'TESTED', visibility_include: [] })
    await ads.ad({
      ad_type: 'ab_testing',
      ab_testing: [
        { position: 'beginning_of_post', ads_list: [{ value: one }] },
        { position: 'end_of_post', ads_list: [{ value: one }] },
      ],
    })
    const made = await service.api.as('admin').post('/core/v2/posts', {
      body: { title: 'x', content: '<p>Middle</p>', status: 'publish' },
    })
    const sides = new Set<string>()
    for (let turn = 0; turn < 40; turn++) {
      const { body } = await service.api.get(`/core/v2/posts/${made.body.id}`)
      const shown: string = body.content.rendered
      const first = shown.indexOf('TESTED') < shown.indexOf('Middle')
      const side = first ? 'beginning_of_post' : 'end_of_post'
      expect(shown).toContain(`data-ads-position="${side}"`)
      sides.add(side)
    }
    expect(sides.size).toBe(2)
  })
})
