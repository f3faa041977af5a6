import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { Client } from 'pg'
import { createUser } from '../support/accounts.ts'
import { meanwhile } from '../support/meanwhile.ts'
import { json, ACCOUNT } from './support/report-server.ts'
import { startSetting, type ProviderSetting } from './support/setting.ts'

let setting: ProviderSetting
beforeAll(async () => {
  setting = await startSetting()
})
afterEach(() => setting.unlink())
afterAll(() => setting.close())

const stored = async (table: string) => {
  const client = new Client({ connectionString: setting.service.database.url })
  await client.connect()
  try {
    const { rows } = await client.query(`SELECT t::text AS row FROM ${table} t`)
    return rows.map(({ row }: { row: string }) => row).join('\n')
  } finally {
    await client.end()
  }
}

it('POST /ads-adsense/ads_confirm_code 200 links an account by a code that a browser returns', async () => {
  const { post, approved } = setting
  expect((await post('get_report_status')).body).toEqual({
    provider: { status: false, account_id: '' },
  })
  const confirmed = await post('ads_confirm_code', await approved())
  expect(confirmed).toMatchObject({
    status: 200,
    body: { status: true, token_data: { token_type: 'Bearer', scope: expect.any(String) } },
  })
  const { expires } = confirmed.body.token_data
  expect(Math.abs(expires - setting.clock().getTime() / 1000 - 3600)).toBeLessThan(120)
  expect((await post('ads_provider_get_details')).body).toEqual({
    status: true,
    provider_id: 'pub-1',
    name: 'accounts/pub-1',
  })
  expect((await post('get_report_status')).body).toEqual({
    provider: { status: true, account_id: ACCOUNT },
  })
})

it('POST /ads-adsense/get_report_status 200 shows an account of which the provider gives only the name', async () => {
  const { post, reports } = setting
  const account = { name: ACCOUNT.name }
  reports.instead = (_request, response) => json(response, 200, { accounts: [account] })
  await setting.link()
  expect((await post('get_report_status')).body).toEqual({
    provider: { status: true, account_id: account },
  })
})

it('POST /ads-adsense/ads_provider_authorize 200 gives each attempt a state and a challenge of its own', async () => {
  const { post, provider } = setting
  const read = async () => new URL((await post('ads_provider_authorize')).body.authorization_url)
  const [first, second] = [await read(), await read()]
  expect(first.href).toContain(`${provider.url}/auth?`)
  expect(Object.fromEntries(first.searchParams)).toMatchObject({
    response_type: 'code',
    code_challenge_method: 'S256',
    access_type: 'offline',
  })
  for (const name of ['state', 'code_challenge']) {
    expect(first.searchParams.get(name)).toMatch(/^[\w-]{43}$/)
    expect(first.searchParams.get(name)).not.toBe(second.searchParams.get(name))
  }
})

it('POST /ads-adsense/ads_provider_authorize 401 if the account is deleted meanwhile', async () => {
  const { service, post } = setting
  const account = { login: 'gone', role: 'administrator' }
  const { id, login: user, applicationPassword: pass } = await createUser(service.ctx, account)
  const deletion = { text: 'DELETE FROM users WHERE id = $1', values: [id] }
  const begin = () => post('ads_provider_authorize', {}, { user, pass })
  expect(await meanwhile(service, deletion, begin)).toBeRestError('rest_not_logged_in', 401)
})

it('POST /ads-route/reports-provider-confcode 200 links an account by a code that comes encoded, as forms send it', async () => {
  const { code, state } = await setting.approved()
  const body = { report: { provider_code: encodeURIComponent(code), state } }
  const send = () =>
    setting.service.api.as('admin').post('/ads-route/reports-provider-confcode', { body })
  setting.provider.instead.set('/token', (request) => void request.socket.destroy())
  expect(await send()).toBeRestError('ads_provider_unreachable', 502)
  setting.provider.instead.clear()
  const answer = await send()
  expect(answer).toMatchObject({ status: 200, body: { status: true } })
})

it('A linked account shows its tokens to nobody, neither in answers nor in the database', async () => {
  await setting.link()
  const token = setting.reports.tokens.at(-1) ?? ''
  expect(token).not.toBe('')
  const links = await stored('ad_provider_links')
  expect(links).toContain('pub-1')
  expect(links).not.toContain(token)
  expect(links).not.toContain(Buffer.from(token).toString('hex'))
  const settings = await setting.service.api.as('admin').get('/ads-route/get-settings')
  expect(settings.text).not.toContain(token)
  const { state } = await setting.approved()
  expect(await stored('ad_provider_attempts')).not.toContain(state)
})

describe('POST /ads-adsense/ads_confirm_code', () => {
  it.each([
    ['of another state', { state: 'x'.repeat(43) }],
    ['without a state', { state: '' }],
    ['of another issuer', { iss: 'https://elsewhere.example' }],
  ])('400 refuses a code %s', async (_what, change) => {
    const sent = { ...(await setting.approved()), ...change }
    expect(await setting.post('ads_confirm_code', sent)).toBeRestError('ads_provider_state', 400)
    expect(await stored('ad_provider_links')).toBe('')
  })

  it('200/400 accepts a code once, also when it is sent twice at the same time', async () => {
    const sent = await setting.approved()
    const answers = await Promise.all([1, 2, 3].map(() => setting.post('ads_confirm_code', sent)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await setting.post('ads_confirm_code', sent)).toBeRestError('ads_provider_state', 400)
  })

  it('400 refuses a code that the provider has not given, and ends the attempt', async () => {
    const { state } = await setting.approved()
    const refused = await setting.post('ads_confirm_code', { code: 'made-up', state })
    expect(refused).toBeRestError('ads_provider_error', 400)
    expect(refused.body.data.provider_error).toBe('invalid_grant')
    const again = await setting.post('ads_confirm_code', { code: 'made-up', state })
    expect(again).toBeRestError('ads_provider_state', 400)
  })

  it('400 refuses a code of another attempt, because the provider looks at the challenge', async () => {
    const [first, second] = [await setting.approved(), await setting.approved()]
    const mixed = { code: first.code, state: second.state }
    const refused = await setting.post('ads_confirm_code', mixed)
    expect(refused).toBeRestError('ads_provider_error', 400)
    expect(refused.body.data.provider_error).toBe('invalid_grant')
  })

  it('400 refuses a code that comes too late, or from another administrator', async () => {
    const other = await createUser(setting.service.ctx, { login: 'second', role: 'administrator' })
    const sent = await setting.approved()
    const foreign = await setting.post('ads_confirm_code', sent, {
      user: other.login,
      pass: other.applicationPassword,
    })
    expect(foreign).toBeRestError('ads_provider_state', 400)
    setting.pass(11 * 60_000)
    expect(await setting.post('ads_confirm_code', sent)).toBeRestError('ads_provider_state', 400)
  })

  it.each([{}, { code: '' }, { report: {} }, { report: { provider_code: ' ' } }])(
    '400 needs a code: %j',
    async (body) => {
      const answer = await setting.post('ads_confirm_code', body)
      expect(answer).toBeRestError('rest_missing_callback_param', 400)
    },
  )

  it('502 leaves a code good while the provider is down', async () => {
    const sent = await setting.approved()
    setting.provider.instead.set('/token', (request) => void request.socket.destroy())
    const down = await setting.post('ads_confirm_code', sent)
    expect(down).toBeRestError('ads_provider_unreachable', 502)
    setting.provider.instead.clear()
    expect((await setting.post('ads_confirm_code', sent)).status).toBe(200)
  })
})

it.each([
  ['no JSON', 200, 'text/html', '<p>Hello</p>'],
  ['another type of token', 200, 'application/json', '{"access_token":"a","token_type":"mac"}'],
  ['no token', 200, 'application/json', '{"token_type":"bearer"}'],
  ['a list', 200, 'application/json', '[]'],
  [
    'a token with a line break',
    200,
    'application/json',
    '{"access_token":"a\\r\\nb","token_type":"bearer","refresh_token":"c"}',
  ],
  [
    'a time that is none',
    200,
    'application/json',
    '{"access_token":"a","token_type":"bearer","refresh_token":"c","expires_in":"soon"}',
  ],
  ['too much', 200, 'application/json', JSON.stringify({ a: 'x'.repeat(300_000) })],
  ['an address elsewhere', 302, 'text/plain', ''],
  ['a failure without words', 400, 'text/plain', 'no'],
])(
  'POST /ads-adsense/ads_confirm_code 502 rejects a provider that answers a code with %s',
  async (_what, status, type, body) => {
    const sent = await setting.approved()
    setting.provider.instead.set('/token', (_request, response) => {
      const headers = { 'content-type': type, location: 'http://127.0.0.1:9/' }
      response.writeHead(status, headers).end(body)
    })
    const answer = await setting.post('ads_confirm_code', sent)
    expect(answer).toBeRestError('ads_provider_invalid_answer', 502)
    expect(await stored('ad_provider_links')).toBe('')
  },
)

it('POST /ads-adsense/ads_confirm_code 400 refuses an answer without a refresh token, since the link would soon end', async () => {
  const sent = await setting.approved()
  setting.provider.instead.set('/token', (_request, response) =>
    json(response, 200, { access_token: 'a', token_type: 'Bearer', expires_in: 60 }),
  )
  const answer = await setting.post('ads_confirm_code', sent)
  expect(answer).toBeRestError('ads_provider_error', 400)
  expect(answer.body.data.provider_error).toBe('no_refresh_token')
})

it.each([
  ['no account', { accounts: [] }, 'ads_provider_error', 400],
  ['nothing', {}, 'ads_provider_error', 400],
  ['a name that is a path', { accounts: [{ name: '../x' }] }, 'ads_provider_invalid_answer', 502],
  ['no list', { accounts: 'many' }, 'ads_provider_invalid_answer', 502],
  [
    'text that nobody can store',
    { accounts: [{ ...ACCOUNT, displayName: 'a\u0000' }] },
    'ads_provider_invalid_answer',
    502,
  ],
])(
  'POST /ads-adsense/ads_provider_get_details 400/502 links nothing where the provider reports %s',
  async (_what, body, code, status) => {
    await setting.post('ads_confirm_code', await setting.approved())
    setting.reports.instead = (_request, response) => json(response, 200, body)
    expect(await setting.post('ads_provider_get_details')).toBeRestError(code, status)
    expect((await setting.post('get_report_status')).body.provider.status).toBe(false)
    setting.reports.instead = undefined
    expect((await setting.post('ads_provider_get_details')).status).toBe(200)
  },
)

it('POST /ads-adsense/ads_provider_get_details 400 reports and records that the account may not be read', async () => {
  await setting.post('ads_confirm_code', await setting.approved())
  setting.reports.instead = (_request, response) =>
    json(response, 403, { error: { status: 'PERMISSION_DENIED', message: 'No\nreports.' } })
  const refused = await setting.post('ads_provider_get_details')
  expect(refused).toBeRestError('ads_provider_error', 400)
  expect(refused.body.data).toMatchObject({
    provider_error: 'PERMISSION_DENIED',
    provider_message: 'No reports.',
  })
  const info = await setting.service.api.as('admin').get('/ads-route/get-ads-info')
  expect(info.body.info).toContain('PERMISSION_DENIED')
})

describe('A link that was not begun', () => {
  it('has no account to read, nothing to report, and nothing to end', async () => {
    for (const route of ['ads_provider_get_details', 'revoke_provider_link']) {
      expect(await setting.post(route)).toBeRestError('ads_provider_not_linked', 404)
    }
    const report = await setting.post('get_report_provider', { account_id: 'pub-1' })
    expect(report).toBeRestError('ads_provider_unknown_account', 404)
  })
})

describe('POST /ads-adsense/revoke_provider_link', () => {
  it('200 notifies the provider, whose tokens end too', async () => {
    await setting.link()
    const token = setting.reports.tokens.at(-1) ?? ''
    expect(await setting.provider.knows(token)).toBe(true)
    const foreign = await setting.post('revoke_provider_link', { account_id: 'pub-2' })
    expect(foreign).toBeRestError('ads_provider_unknown_account', 404)
    const ended = await setting.post('revoke_provider_link', { account_id: 'pub-1' })
    expect(ended.body).toEqual({ status: true })
    expect(setting.provider.requests.at(-1)).toBe('/token/revocation')
    expect(await setting.provider.knows(token)).toBe(false)
    expect(await stored('ad_provider_links')).toBe('')
  })

  it('200 ends the link here also when the provider refuses, or cannot be reached', async () => {
    await setting.link()
    setting.provider.instead.set('/token/revocation', (_request, response) =>
      json(response, 503, {}),
    )
    expect((await setting.post('revoke_provider_link')).body).toEqual({ status: true })
    setting.provider.instead.clear()
    await setting.link()
    setting.provider.instead.set('/token/revocation', (request) => void request.socket.destroy())
    const ended = await setting.post('revoke_provider_link')
    expect(ended.body).toEqual({ status: true, revoked_remotely: false })
    expect(await stored('ad_provider_links')).toBe('')
  })

  it('200 does not wait for a provider that is slow', async () => {
    await setting.link()
    setting.provider.instead.set('/token/revocation', () => undefined)
    const ended = await setting.post('revoke_provider_link')
    expect(ended.body).toEqual({ status: true, revoked_remotely: false })
  })
})
