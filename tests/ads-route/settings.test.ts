import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startService, type TestService } from '../support/service.ts'
import { createUser } from '../support/accounts.ts'
import { adTools, type AdTools } from './support.ts'

let service: TestService
let ads: AdTools
beforeAll(async () => {
  service = await startService()
  ads = adTools(service)
})
afterAll(() => service.close())

const read = async () => (await ads.get('get-settings')).body

it('GET /ads-route/get-settings 200 has defaults, and what is computed', async () => {
  expect(await read()).toMatchObject({
    post_types: ['post', 'page'],
    maxads: 100,
    adsTxtEnabled: false,
    ads: {},
    mode: 'new',
    license: false,
    payment_page_status: '',
    auto_ads_get_post_types: { none: 'Exclude nothing', post: 'post', page: 'page' },
    autoads_excl_user_roles: { none: 'Exclude nothing', editor: 'Editor' },
  })
})

it('POST /ads-route/update-settings 200 changes the settings that are named, as an object or as JSON text', async () => {
  const saved = await ads.post('update-settings', { settings: { maxads: 7, own_key: { a: 1 } } })
  expect(saved.body).toEqual({ status: 'tp', msg: 'Settings has been saved successfully' })
  await ads.post('update-settings', { settings: JSON.stringify({ logging_toggle: 'on' }) })
  expect(await read()).toMatchObject({ maxads: 7, own_key: { a: 1 }, ad_log: true })
  expect((await ads.post('update-settings', { settings: {} })).body.status).toBe('tp')
})

it('POST /ads-route/update-settings 200 stores objects as they come, whichever members they have', async () => {
  const settings = {
    visibility: {},
    quicktags: {},
    RoleBasedAccess: [{ value: 'editor' }],
    location_settings: { above: {}, below: { status: true } },
  }
  await ads.post('update-settings', { settings })
  expect(await read()).toMatchObject(settings)
})

it('POST /ads-route/update-settings 200 reads the settings of a form by their types, at places of any name too', async () => {
  const { status } = await service.api.as('admin').post('/ads-route/update-settings', {
    body: 'settings[maxads]=9&settings[location_settings][aside][status]=false',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect(status).toBe(200)
  expect(await read()).toMatchObject({
    maxads: 9,
    location_settings: { aside: { status: false } },
  })
})

it('Settings of ads have the units by name, which no change can touch', async () => {
  const id = await ads.ad({ margin: 3 })
  await ads.post('update-settings', { settings: { ads: {}, mode: 'old', license: true } })
  const settings = await read()
  expect(Object.values(settings.ads)).toEqual([expect.objectContaining({ ad_id: id, margin: 3 })])
  expect(settings).toMatchObject({ mode: 'new', license: false })
})

it('Settings of ads never show a secret, and keep it when it comes back hidden', async () => {
  const settings = { provider_client_secret: 'very-secret-1234' }
  await ads.post('update-settings', { settings })
  const shown = (await read()).provider_client_secret
  expect(shown).toBe('************1234')
  await ads.post('update-settings', { settings: { provider_client_secret: shown } })
  const stored = await service.ctx.database.prisma.setting.findUnique({ where: { key: 'ads' } })
  expect(stored?.value).toMatchObject(settings)
  expect((await ads.post('export-settings')).text).not.toContain('1234')
})

it.each([
  ['nothing', {}, 'rest_missing_callback_param'],
  ['text that is not JSON', { settings: '{"maxads":' }, 'rest_invalid_param'],
  ['a number that is none', { settings: { maxads: 'many' } }, 'rest_invalid_param'],
  ['too many ads', { settings: { maxads: 1001 } }, 'rest_invalid_param'],
  ['an unknown role', { settings: { RoleBasedAccess: [{ value: 'king' }] } }, 'rest_invalid_param'],
  [
    'a text for ads.txt that is wrong',
    { settings: { adsTxtEnabled: true, adsTxtText: 'hello' } },
    'ads_txt_invalid',
  ],
])('POST /ads-route/update-settings 400 changes nothing for %s', async (_what, body, code) => {
  const before = await read()
  expect(await ads.post('update-settings', body)).toBeRestError(code, 400)
  expect(await read()).toEqual(before)
})

describe('POST /ads-route/change-mode', () => {
  it('200/400 stores a known mode', async () => {
    expect((await ads.post('change-mode', { mode: 'old' })).body).toEqual({ status: 't' })
    expect((await read()).mode).toBe('old')
    expect(await ads.post('change-mode', { mode: 'x' })).toBeRestError('rest_invalid_param', 400)
    await ads.post('change-mode', { mode: 'new' })
  })
})

const TEXT = 'ads.example.com, pub-1, DIRECT'
const served = async () => {
  const answer = await fetch(`${service.url}/ads.txt`)
  return {
    status: answer.status,
    type: answer.headers.get('content-type'),
    text: await answer.text(),
  }
}

it('POST /ads-route/validate-ads-txt 200/400 checks each line, of a text or of a list', async () => {
  expect((await ads.post('validate-ads-txt', { content: TEXT })).body).toEqual({ valid: true })
  expect((await ads.post('validate-ads-txt', [TEXT])).body).toEqual({ valid: true })
  expect((await ads.post('validate-ads-txt', ['#\nhello'])).body).toEqual({
    errors: [{ line: 2, type: 'invalid_record' }],
  })
  for (const body of [{}, [], { content: ' \n' }]) {
    const answer = await ads.post('validate-ads-txt', body)
    expect(answer).toBeRestError('rest_missing_callback_param', 400)
  }
})

it('The file ads.txt is served once it is enabled, as plain text', async () => {
  expect((await served()).status).toBe(404)
  await ads.settings({ adsTxtEnabled: true, adsTxtText: `<b></b>${TEXT}` })
  const type = 'text/plain; charset=utf-8'
  expect(await served()).toEqual({ status: 200, type, text: TEXT })
  await ads.post('validate-ads-txt', [`# new\n${TEXT}`])
  expect((await served()).text).toBe(`# new\n${TEXT}`)
  await ads.post('validate-ads-txt', ['wrong'])
  expect((await served()).text).toBe(`# new\n${TEXT}`)
  expect((await fetch(`${service.url}/ads.txt`, { method: 'POST' })).status).toBe(405)
})

describe('Users with a role that the settings name', () => {
  const MINE = { ad_type: 'plain_text', label: 'Mine', code: '<b onclick="x()">Hi</b>' }
  const CLEAN = { ...MINE, code: '<b>Hi</b><custom-tag>x</custom-tag>' }
  beforeAll(async () => {
    const roles = ['author', 'editor'].map((value) => ({ label: value, value }))
    await ads.settings({ RoleBasedAccess: roles, adsTxtEnabled: true })
  })

  it('work with units, and are no administrators', async () => {
    const saved = await ads.post('update-ad', { ads_post_meta: CLEAN }, 'author')
    expect(saved.status).toBe(200)
    expect((await ads.get('get-ads-list', {}, 'author')).status).toBe(200)
    expect((await ads.get('get-current-user', {}, 'author')).body).toEqual({ status: 'f' })
    expect((await ads.get('get-current-user', {}, 'admin')).body).toEqual({ status: 't' })
    expect(await ads.get('get-ads-list', {}, 'subscriber')).toBeRestError('rest_forbidden', 403)
  })

  it.each([
    ['update-settings', { settings: { RoleBasedAccess: [] } }],
    ['export-settings', {}],
    ['import-settings', { ads: {} }],
    ['change-mode', { mode: 'old' }],
    ['validate-ads-txt', ['ads.example.com, pub-1, DIRECT']],
  ])('may not call %s', async (route, body) => {
    expect(await ads.post(route, body, 'author')).toBeRestError('rest_forbidden', 403)
  })

  it('may not see the report for support', async () => {
    expect(await ads.get('get-ads-info', {}, 'author')).toBeRestError('rest_forbidden', 403)
  })

  it('need the right to raw code for scripts; other markup is cleaned', async () => {
    const save = (fields: object, asker: 'author' | 'editor') =>
      ads.post('update-ad', { ads_post_meta: fields }, asker)
    expect(await save(MINE, 'author')).toBeRestError('rest_forbidden', 403)
    const { body } = await save(CLEAN, 'author')
    const stored = await ads.get('get-ad-by-id', { 'ad-id': body.ad_id })
    expect(stored.body.post_meta.code).toBe('<b>Hi</b>x')
    // Editors have that right.
    const scripted = await save({ ...MINE, code: '<script>x</script>' }, 'editor')
    const raw = await ads.get('get-ad-by-id', { 'ad-id': scripted.body.ad_id })
    expect(raw.body.post_meta.code).toBe('<script>x</script>')
    const change = { ad_id: scripted.body.ad_id, label: 'Theirs' }
    expect(await save(change, 'author')).toBeRestError('rest_forbidden', 403)
    const id = scripted.body.ad_id
    for (const action of ['publish', 'draft', 'duplicate', 'delete', 'clear_impression']) {
      const acted = await ads.post('ad-more-action', { action, ad_id: [body.ad_id, id] }, 'author')
      expect(acted).toBeRestError('rest_forbidden', 403)
    }
    const own = { action: 'duplicate', ad_id: body.ad_id }
    expect((await ads.post('ad-more-action', own, 'author')).status).toBe(200)
  })

  it('lose it all with the role', async () => {
    const login = 'adwriter'
    const { applicationPassword } = await createUser(service.ctx, { login, role: 'author' })
    const asker = { user: login, pass: applicationPassword }
    expect((await ads.get('get-tags', {}, asker)).status).toBe(200)
    await ads.settings({ RoleBasedAccess: [] })
    expect(await ads.get('get-tags', {}, asker)).toBeRestError('rest_forbidden', 403)
  })
})
