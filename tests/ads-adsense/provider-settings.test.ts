import { randomBytes } from 'node:crypto'
import type { RequestListener } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startService, type TestService } from '../support/service.ts'
import { CLIENT } from './support/openid-provider.ts'
import { startSetting, type ProviderSetting } from './support/setting.ts'

const ROUTES = [
  ['ads_provider_authorize', {}],
  ['ads_confirm_code', { code: 'x' }],
  ['ads_provider_get_details', {}],
  ['get_report_status', {}],
  ['get_report_provider', { account_id: 'pub-1' }],
  ['revoke_provider_link', {}],
] as const

const ask = (service: TestService, route: string, body: unknown = {}) =>
  service.api.as('admin').post(`/ads-adsense/${route}`, { body })

const change = (service: TestService, settings: Readonly<Record<string, string>>) =>
  service.api.as('admin').post('/ads-route/update-settings', { body: { settings } })

describe('A service without an ad provider', () => {
  let service: TestService
  beforeAll(async () => {
    service = await startService()
  })
  afterAll(() => service.close())

  it.each(ROUTES)('says that none is configured when asked for %s', async (route, body) => {
    const answer = await ask(service, route, body)
    expect(answer).toBeRestError('ads_provider_not_configured', 400)
    expect(answer.body.data.missing).toEqual(['provider_client_id'])
  })

  it('says what is missing of settings, or not safe, and that there is no key', async () => {
    await change(service, { provider_client_id: 'me', provider_api_url: 'http://1.1.1.1/' })
    const missing = async () => (await ask(service, 'get_report_status')).body.data.missing
    expect(await missing()).toEqual([
      'provider_authorization_url',
      'provider_token_url',
      'provider_api_url',
    ])
    await change(service, {
      provider_authorization_url: 'https://provider.example/authorize',
      provider_token_url: 'https://provider.example/token',
      provider_api_url: 'https://provider.example/v2',
    })
    expect(await ask(service, 'get_report_status')).toBeRestError('ads_provider_key_missing', 400)
  })
})

describe('An ad provider of the environment', () => {
  let setting: ProviderSetting
  beforeAll(async () => {
    setting = await startSetting()
    await setting.link()
  })
  afterAll(() => setting.close())

  it('cannot be decrypted with another key', async () => {
    const environment = {
      ...setting.environment,
      ADS_PROVIDER_KEY: randomBytes(32).toString('hex'),
    }
    const other = await startService({ sharedWith: setting.service, environment })
    try {
      const report = await ask(other, 'get_report_provider', { account_id: 'pub-1' })
      expect(report).toBeRestError('ads_provider_key_wrong', 400)
      expect((await ask(other, 'get_report_status')).body.provider.status).toBe(true)
    } finally {
      await other.close()
    }
  })

  it('gets nothing that belongs to it sent elsewhere by settings', async () => {
    const { provider, reports, service } = setting
    const requestCounts = () => [provider.requests.length, reports.requests.length]
    await change(service, {
      provider_client_id: CLIENT.id,
      provider_authorization_url: `${reports.url}authorize`,
      provider_token_url: `${reports.url}token`,
      provider_revoke_url: `${reports.url}revoke`,
      provider_api_url: reports.url,
    })
    const before = requestCounts()
    const report = await ask(service, 'get_report_provider', { account_id: 'pub-1' })
    expect(report).toBeRestError('ads_provider_error', 400)
    expect(report.body.data.provider_error).toBe('client_changed')
    const ended = await ask(service, 'revoke_provider_link')
    expect(ended.body).toEqual({ status: true, revoked_remotely: false })
    expect(requestCounts()).toEqual(before)
  })

  it('can be one of the settings, with all its addresses there', async () => {
    const { provider, reports, service } = setting
    const { scope, redirect } = {
      scope: setting.environment['ADS_PROVIDER_SCOPE']?.replace('openid ', '') ?? '',
      redirect: setting.environment['ADS_PROVIDER_REDIRECT_URL'] ?? '',
    }
    await change(service, {
      provider_client_id: CLIENT.id,
      provider_client_secret: CLIENT.secret,
      provider_authorization_url: `${provider.url}/auth`,
      provider_token_url: `${provider.url}/token`,
      provider_revoke_url: `${provider.url}/token/revocation`,
      provider_api_url: reports.url,
      provider_redirect_uri: redirect,
      provider_scope: `openid ${scope}`,
    })
    const begun = await ask(service, 'ads_provider_authorize')
    expect(begun.body.authorization_url).toContain(`${provider.url}/auth?`)
    const shown = await service.api.as('admin').get('/ads-route/get-settings')
    expect(shown.text).not.toContain(CLIENT.secret)
  })
})

const down: RequestListener = (request) => void request.socket.destroy()
const garbage: RequestListener = (_request, response) => void response.end('{')

describe('POST /ads-adsense/ads_provider_authorize', () => {
  it.each([
    ['is down', down],
    ['is garbage', garbage],
  ])(
    '502 reports that discovery of the provider %s, and tries it again',
    async (_what, instead) => {
      const setting = await startSetting()
      const place = '/.well-known/openid-configuration'
      try {
        setting.provider.instead.set(place, instead)
        const begun = await setting.post('ads_provider_authorize')
        expect(begun.status).toBe(502)
        setting.provider.instead.clear()
        expect((await setting.post('ads_provider_authorize')).status).toBe(200)
      } finally {
        await setting.close()
      }
    },
  )
})
