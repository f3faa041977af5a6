import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { startService } from '../support/service.ts'
import { json, reportFor } from './support/report-server.ts'
import { startSetting, type ProviderSetting } from './support/setting.ts'

let setting: ProviderSetting
beforeAll(async () => {
  setting = await startSetting()
})
beforeEach(() => setting.link())
afterEach(() => setting.unlink())
afterAll(() => setting.close())

const HOUR = 3_600_000
const ask = (body: Readonly<Record<string, unknown>> = {}) =>
  setting.post('get_report_provider', { account_id: 'pub-1', ...body })

/** A period of its own for each call, so that no answer is one that was kept. */
let days = 0
const fresh = () => {
  const day = new Date(Date.UTC(2026, 0, 1 + days++)).toISOString().slice(0, 10)
  return { report_period: 'custom', cust_fromdate: day, cust_todate: day }
}

const renewals = () => setting.provider.requests.filter((path) => path === '/token').length

describe('POST /ads-adsense/get_report_provider', () => {
  it('200 has the form of the contract, and nothing else that the provider says', async () => {
    const { status, body } = await ask({ report_type: 'top_device_type', ...fresh() })
    expect(status).toBe(200)
    const { searchParams } = setting.reports.requests.at(-1) ?? new URL('http://none')
    expect(searchParams.get('dimensions')).toBe('PLATFORM_TYPE_CODE')
    const { warnings: _warnings, ...figures } = reportFor(searchParams)
    const empty = { cells: [{ value: '' }, { value: '1.23' }] }
    expect(body).toEqual({ ...figures, totals: empty, averages: empty })
  })

  it.each([
    ['earning', 'MONTH', 'TOTAL_EARNINGS'],
    ['earning_forcast', 'MONTH', 'ESTIMATED_EARNINGS'],
  ])('200 makes a report of %s from %s and %s', async (type, dimension, metric) => {
    await ask({ report_type: type, ...fresh() })
    const { searchParams } = setting.reports.requests.at(-1) ?? new URL('http://none')
    expect(searchParams.get('dimensions')).toBe(dimension)
    expect(searchParams.get('metrics')).toBe(metric)
  })

  it('200 ends the report today when nothing else is wanted', async () => {
    const { body } = await ask()
    const today = setting.clock()
    expect(body.endDate).toEqual({
      year: today.getUTCFullYear(),
      month: today.getUTCMonth() + 1,
      day: today.getUTCDate(),
    })
  })

  it('200 keeps a report for a while, and then fetches it again', async () => {
    const requestCount = () => setting.reports.requests.length
    const body = { report_period: 'last_15_days' }
    await ask(body)
    const before = requestCount()
    expect((await ask(body)).status).toBe(200)
    expect(requestCount()).toBe(before)
    setting.pass(16 * 60_000)
    await ask(body)
    expect(requestCount()).toBe(before + 1)
    const past = fresh()
    await ask(past)
    setting.pass(HOUR)
    await ask(past)
    expect(requestCount()).toBe(before + 2)
  })

  it('404 keeps no report longer than the link', async () => {
    const body = fresh()
    await ask(body)
    await setting.unlink()
    expect(await ask(body)).toBeRestError('ads_provider_unknown_account', 404)
  })

  it.each([
    ['no account', { account_id: undefined }, 'rest_missing_callback_param', 400],
    ['an unknown account', { account_id: 'pub-2' }, 'ads_provider_unknown_account', 404],
    ['the account that waits', { account_id: 'accounts/' }, 'ads_provider_unknown_account', 404],
    ['an unknown period', { report_period: 'ever' }, 'rest_invalid_param', 400],
    ['an unknown report', { report_type: 'luck' }, 'rest_invalid_param', 400],
    ['no days', { report_period: 'custom' }, 'rest_invalid_param', 400],
    [
      'a day that there is not',
      { report_period: 'custom', cust_fromdate: '31/02/2026', cust_todate: '2026-03-01' },
      'rest_invalid_param',
      400,
    ],
    [
      'days in the wrong order',
      { report_period: 'custom', cust_fromdate: '2026-03-02', cust_todate: '01/03/2026' },
      'rest_invalid_param',
      400,
    ],
    [
      'too many days',
      { report_period: 'custom', cust_fromdate: '2020-01-01', cust_todate: '2026-01-01' },
      'rest_invalid_param',
      400,
    ],
  ])('400/404 refuses a report for %s', async (_what, body, code, status) => {
    expect(await ask(body)).toBeRestError(code, status)
  })

  const good = reportFor(new URLSearchParams('dimensions=MONTH&metrics=TOTAL_EARNINGS'))
  const day = { year: 2026, month: 1, day: 1 }
  const whole = { ...good, startDate: day, endDate: day }
  it.each([
    ['no JSON', 'hello'],
    ['a list', []],
    ['no columns', { ...whole, headers: [] }],
    ['a row that is too short', { ...whole, rows: [{ cells: [{ value: 'x' }] }] }],
    ['a value that is a number', { ...whole, rows: [{ cells: [{ value: 1 }, { value: 2 }] }] }],
    [
      'a text that nobody can store',
      { ...whole, rows: [{ cells: [{ value: '\ud800' }, { value: '' }] }] },
    ],
    ['a day that is none', { ...whole, endDate: { year: 2026, month: 13, day: 1 } }],
    ['too many rows', { ...whole, rows: Array.from({ length: 5001 }, () => ({ cells: [] })) }],
    ['too much', { ...whole, more: 'x'.repeat(3 * 1024 * 1024) }],
  ])('502 rejects an answer with %s', async (_what, body) => {
    setting.reports.instead = (_request, response) => json(response, 200, body)
    expect(await ask(fresh())).toBeRestError('ads_provider_invalid_answer', 502)
  })

  it.each([
    ['fails', 503, 'ads_provider_unreachable', 502],
    ['refuses', 429, 'ads_provider_error', 400],
    ['leads elsewhere', 302, 'ads_provider_invalid_answer', 502],
  ])('400/502 reports that the provider %s', async (_what, sent, code, status) => {
    setting.reports.instead = (_request, response) =>
      void response.writeHead(sent, { location: 'http://127.0.0.1:9/' }).end('{}')
    expect(await ask(fresh())).toBeRestError(code, status)
  })

  it('502 reports that the provider is down, or slow', async () => {
    setting.reports.instead = (request) => void request.socket.destroy()
    expect(await ask(fresh())).toBeRestError('ads_provider_unreachable', 502)
    setting.reports.instead = () => undefined
    expect(await ask(fresh())).toBeRestError('ads_provider_unreachable', 502)
  })
})

describe('An access token', () => {
  it('that is over is renewed, again and again', async () => {
    const before = renewals()
    for (let turn = 1; turn <= 3; turn++) {
      setting.pass(2 * HOUR)
      expect((await ask(fresh())).status).toBe(200)
      expect(renewals()).toBe(before + turn)
    }
    expect((await ask(fresh())).status).toBe(200)
    expect(renewals()).toBe(before + 3)
  })

  it('that the provider has ended is renewed, and not asked with again', async () => {
    await ask(fresh())
    await setting.provider.end(setting.reports.tokens.at(-1) ?? '')
    const before = renewals()
    expect((await ask(fresh())).status).toBe(200)
    expect(renewals()).toBe(before + 1)
  })

  it('that no provider accepts, however new, is reported', async () => {
    setting.reports.instead = (_request, response) => json(response, 401, {})
    const before = setting.reports.requests.length
    const refused = await ask(fresh())
    expect(refused).toBeRestError('ads_provider_error', 400)
    expect(refused.body.data.provider_error).toBe('invalid_token')
    expect(setting.reports.requests.length).toBe(before + 2)
  })

  it('is renewed once, however many want it on two nodes at once', async () => {
    const { service, environment, clock } = setting
    const peer = await startService({ sharedWith: service, clock, environment })
    const reportsFrom = async (node: typeof service) => {
      const body = { account_id: 'pub-1', ...fresh() }
      const answer = await node.api.as('admin').post('/ads-adsense/get_report_provider', { body })
      return answer.status
    }
    try {
      for (let turn = 0; turn < 3; turn++) {
        setting.pass(2 * HOUR)
        const before = renewals()
        const nodes = [service, peer, service, peer, service, peer]
        expect(await Promise.all(nodes.map(reportsFrom))).toEqual([200, 200, 200, 200, 200, 200])
        expect(renewals()).toBe(before + 1)
      }
    } finally {
      await peer.close()
    }
  })

  it('stays when the provider is down while it is renewed', async () => {
    setting.pass(2 * HOUR)
    setting.provider.instead.set('/token', (request) => void request.socket.destroy())
    expect(await ask(fresh())).toBeRestError('ads_provider_unreachable', 502)
    setting.provider.instead.set('/token', (_request, response) => json(response, 200, ['x']))
    expect(await ask(fresh())).toBeRestError('ads_provider_invalid_answer', 502)
    setting.provider.instead.clear()
    expect((await ask(fresh())).status).toBe(200)
  })

  it('that cannot be renewed is reported, and recorded', async () => {
    setting.pass(2 * HOUR)
    setting.provider.instead.set('/token', (_request, response) =>
      json(response, 400, { error: 'invalid_grant', error_description: 'Ended\u0007 by hand.' }),
    )
    const refused = await ask(fresh())
    expect(refused).toBeRestError('ads_provider_error', 400)
    expect(refused.body.data).toMatchObject({ provider_error: 'invalid_grant' })
    const info = await setting.service.api.as('admin').get('/ads-route/get-ads-info')
    expect(info.body.info).toContain('linked, pub-1; refused: invalid_grant Ended by hand.')
  })
})
