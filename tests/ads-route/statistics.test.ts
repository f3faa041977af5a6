import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { Client } from 'pg'
import { startService, type TestService } from '../support/service.ts'
import { DESKTOP, hit, PHONE, tokenOf } from './hits.ts'
import { adTools, type AdTools } from './support.ts'

let now = new Date('2026-11-21T12:00:00Z')
let service: TestService
let ads: AdTools
beforeAll(async () => {
  service = await startService({
    clock: () => now,
    environment: { TRUST_PROXY: 'loopback' },
  })
  ads = adTools(service)
})
beforeEach(async () => {
  now = new Date('2026-11-21T12:00:00Z')
  await ads.clear()
  await ads.settings({
    ad_performance_tracking: true,
    ad_log: true,
    exclude_admin_tracking: false,
  })
})
afterAll(() => service.close())

const totals = async (id: number) => (await ads.get('get-ads-analytics', { ad_id: id })).body

const rowsOf = async (table: 'ad_counts' | 'ad_clicks') => {
  const client = new Client({ connectionString: service.database.url })
  await client.connect()
  try {
    return (await client.query(`SELECT * FROM ${table}`)).rows
  } finally {
    await client.end()
  }
}

describe('POST /ads-route/ads-track', () => {
  it('204 counts by day and device, without an answer', async () => {
    const id = await ads.ad()
    const answer = await hit(service, [id])
    expect({ status: answer.status, text: answer.text }).toEqual({ status: 204, text: '' })
    expect(answer.headers['set-cookie']).toBeUndefined()
    await hit(service, [id], { event: 'click' }, { headers: PHONE })
    expect(await totals(id)).toEqual({ impressions: 1, clicks: 1 })
    const rows = await rowsOf('ad_counts')
    expect(rows.map(({ device, impressions, clicks }) => [device, impressions, clicks])).toEqual(
      expect.arrayContaining([
        ['desktop', '1', '0'],
        ['mobile', '0', '1'],
      ]),
    )
    expect(await totals(99_999_999)).toEqual({ impressions: 0, clicks: 0 })
    expect((await ads.get('get-ads-analytics')).body).toEqual({ impressions: 0, clicks: 0 })
  })

  it('204/403 needs a token of today or yesterday', async () => {
    const id = await ads.ad()
    const token = await tokenOf(service)
    expect(await hit(service, [id], {}, { token: 'x' })).toBeRestError('rest_forbidden', 403)
    now = new Date('2026-11-22T23:59:00Z')
    expect((await hit(service, [id], {}, { token })).status).toBe(204)
    now = new Date('2026-11-23T00:01:00Z')
    expect(await hit(service, [id], {}, { token })).toBeRestError('rest_forbidden', 403)
  })

  it.each([
    ['no event', { ad_ids: [1] }],
    ['no ids', { event: 'click' }],
  ])('400 refuses %s', async (_what, body) => {
    const answer = await service.api.post('/ads-route/ads-track', { body })
    expect(answer).toBeRestError('rest_missing_callback_param', 400)
  })

  it('204 ignores unpublished units, and counts nothing when disabled', async () => {
    const draft = await ads.ad({}, 'draft')
    const id = await ads.ad()
    await hit(service, [draft, 99_999_999, id, id])
    expect(await totals(draft)).toEqual({ impressions: 0, clicks: 0 })
    expect(await totals(id)).toEqual({ impressions: 1, clicks: 0 })
    await ads.settings({ exclude_admin_tracking: true })
    const body = { event: 'click', ad_ids: [id], token: await tokenOf(service) }
    await service.api.as('admin').post('/ads-route/ads-track', { body })
    await ads.settings({ ad_performance_tracking: false })
    await hit(service, [id])
    expect(await totals(id)).toEqual({ impressions: 1, clicks: 0 })
  })

  it('204 is exact for a hundred clients at once, on two nodes, in a row for each day and device', async () => {
    const ids = [await ads.ad(), await ads.ad(), await ads.ad()]
    const token = await tokenOf(service)
    const peer = await startService({ sharedWith: service, clock: () => now })
    try {
      await peer.ctx.ads.plan()
      const client = async (number: number) => {
        for (let turn = 0; turn < 10; turn++) {
          const on = (number + turn) % 2 === 0 ? service : peer
          const headers = number % 4 === 0 ? PHONE : DESKTOP
          const event = turn % 5 === 0 ? 'click' : 'impression'
          const { status } = await hit(on, ids, { event }, { token, headers })
          expect(status).toBe(204)
        }
      }
      await Promise.all(Array.from({ length: 100 }, (_, number) => client(number)))
    } finally {
      // A stop stores what was counted.
      await peer.close()
    }
    for (const id of ids) expect(await totals(id)).toEqual({ impressions: 800, clicks: 200 })
    expect(await rowsOf('ad_counts')).toHaveLength(ids.length * 2)
  })

  it('204 loses nothing while the database is away', async () => {
    const id = await ads.ad()
    await ads.get('get-ads-analytics', { ad_id: id })
    const { database } = service.ctx
    const transact = database.transact.bind(database)
    Object.assign(database, { transact: () => Promise.reject(new Error('away')) })
    await hit(service, [id])
    await expect(service.ctx.ads.counting.flush()).rejects.toThrow('away')
    await hit(service, [id])
    Object.assign(database, { transact })
    expect(await totals(id)).toEqual({ impressions: 2, clicks: 0 })
  })
})

describe('Limits of units', () => {
  it('end a unit, and begin anew when it is published again', async () => {
    const id = await ads.ad({ set_expiry_impression: true, expiry_impression: 2 })
    const statusOf = async () =>
      (await ads.get('get-ad-by-id', { 'ad-id': id })).body.post.post_status
    await hit(service, [id])
    await totals(id)
    expect(await statusOf()).toBe('publish')
    await hit(service, [id])
    await totals(id)
    expect(await statusOf()).toBe('ads_expired')
    await ads.post('ad-more-action', { action: 'publish', ad_id: id })
    await hit(service, [id])
    expect(await totals(id)).toEqual({ impressions: 3, clicks: 0 })
    expect(await statusOf()).toBe('publish')
  })

  it('are independent of counts that are cleared', async () => {
    const id = await ads.ad({ set_expiry_clicks: true, expiry_clicks: 3 })
    await hit(service, [id], { event: 'click' })
    await ads.post('ad-more-action', { action: 'clear_impression', ad_id: [id] })
    expect(await totals(id)).toEqual({ impressions: 0, clicks: 0 })
  })
})

describe('GET /ads-route/get-ads-list', () => {
  it('200 has the most seen or most clicked first', async () => {
    const [seen, clicked, none] = [await ads.ad(), await ads.ad(), await ads.ad()]
    await hit(service, [seen])
    await hit(service, [clicked], { event: 'click' })
    const order = async (sort_by: string) =>
      (await ads.get('get-ads-list', { sort_by })).body.posts_data.map(
        (ad: { post: { post_id: number } }) => ad.post.post_id,
      )
    expect(await order('impression')).toEqual([seen, none, clicked])
    expect(await order('click')).toEqual([clicked, none, seen])
  })
})

const log = async (body: object = {}) => (await ads.post('getAdloggingData', body)).body

describe('POST /ads-route/getAdloggingData', () => {
  it('200 has clicks that are alike in one row, without the rest of the address', async () => {
    const label = 'Logged'
    const id = await ads.ad({ label })
    const headers = { ...DESKTOP, 'x-forwarded-for': '203.0.113.77', referer: `${service.url}/a/` }
    const url = `${service.url}/a/?secret=1#x`
    await hit(service, [id], { event: 'click', url }, { headers })
    await hit(service, [id], { event: 'click', url }, { headers })
    await hit(
      service,
      [id],
      { event: 'click', url: 'https://elsewhere.example/' },
      { headers: PHONE },
    )
    const { posts_data: rows, ...rest } = await log()
    expect(rest).toEqual({ posts_found: 2, search_param: '' })
    expect(rows).toContainEqual({
      ad_id: id,
      ad_thetime: Date.parse('2026-11-21T00:00:00Z') / 1000,
      log_clicks: 2,
      ip_address: '203.0.113.0',
      url: `${service.url}/a/`,
      browser: 'Firefox',
      referrer: `${service.url}/a/`,
      ad_type: 'plain_text',
      label,
    })
    expect(rows).toContainEqual(expect.objectContaining({ url: '', browser: 'Mobile browser' }))
    expect(JSON.stringify(await rowsOf('ad_clicks'))).not.toContain('203.0.113.77')
  })

  it('200 searches clicks and narrows them to days, of which it keeps thirty', async () => {
    const { applyAdSchedules: turnAds } =
      await import('../../src/domain/ads/units/apply-schedules.ts')
    const id = await ads.ad()
    const days = ['2026-10-21', '2026-11-10', '2026-11-21']
    for (const day of days) {
      now = new Date(`${day}T12:00:00Z`)
      await hit(service, [id], { event: 'click' })
    }
    const found = async (body: object) => (await log(body)).posts_found
    expect(await found({})).toBe(3)
    expect(await found({ report_period: 'last_7days' })).toBe(1)
    for (const word of ['whatever', 'constructor', '__proto__']) {
      expect(await found({ report_period: word })).toBe(1)
    }
    expect(await found({ report_period: 'last_15days' })).toBe(2)
    expect(await found({ report_period: 'last_30days' })).toBe(2)
    const custom = {
      report_period: 'custom',
      cust_fromdate: '2026-10-01',
      cust_todate: '2026-11-11',
    }
    expect(await found(custom)).toBe(2)
    expect(await found({ search_param: 'fireFOX' })).toBe(3)
    expect(await found({ search_param: "' OR 1=1" })).toBe(0)
    expect(await found({ page: 2 })).toBe(3)
    expect((await log({ page: 2 })).posts_data).toEqual([])
    await turnAds(service.ctx)
    expect(await found({})).toBe(2)
    const wrong = await ads.post('getAdloggingData', { cust_fromdate: '2026-02-31' })
    expect(wrong).toBeRestError('rest_invalid_param', 400)
  })
})
