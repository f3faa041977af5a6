import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { startService, type TestService } from '../support/service.ts'
import { adTools, type AdTools } from './support.ts'

let service: TestService
let ads: AdTools
beforeAll(async () => {
  service = await startService({ clock: () => new Date('2026-11-21T12:00:00Z') })
  ads = adTools(service)
})
beforeEach(() => ads.clear())
afterAll(() => service.close())

const exported = async (body: object = {}) => (await ads.post('export-settings', body)).body
const listed = async () => (await ads.get('get-ads-list')).body.posts_data

const upload = (content: string, fields: Readonly<Record<string, string>> = {}) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('myFile', new Blob([content], { type: 'application/json' }), 'export.json')
  const { user, pass } = service.credentials.admin
  return fetch(`${service.root}/ads-route/import-settings`, {
    method: 'POST',
    body: form,
    headers: { authorization: `Basic ${btoa(`${user}:${pass}`)}` },
  })
}

const UNIT = {
  ad_type: 'plain_text',
  label: 'Top',
  code: '<b>x</b>',
  ads_ad_old_id: 'ad41',
  ad_id: 900,
}

describe('POST /ads-route/export-settings', () => {
  it('200 answers a file with settings and units, and no rights or secrets', async () => {
    await ads.settings({
      maxads: 9,
      RoleBasedAccess: [{ label: 'Editor', value: 'editor' }],
      provider_client_id: 'client',
    })
    const id = await ads.ad()
    const answer = await ads.post('export-settings')
    expect(answer.headers['content-disposition']).toBe(
      'attachment; filename=ads-settings-export-11-21-2026.json',
    )
    expect(answer.headers['content-type']).toMatch(/^application\/json; charset=utf-8$/i)
    const { ads: units, ...settings } = answer.body
    expect(settings).toMatchObject({ export_version: 1, maxads: 9 })
    expect(settings).not.toHaveProperty('RoleBasedAccess')
    expect(Object.keys(settings).filter((name) => name.startsWith('provider'))).toEqual([])
    expect(Object.values(units)).toEqual([expect.objectContaining({ ad_id: id })])
    await ads.settings({ RoleBasedAccess: [] })
  })

  it('200/400 has the parts that are wanted', async () => {
    expect(await exported({ include: ['ads'] })).toEqual({ export_version: 1, ads: {} })
    expect(await exported({ include: ['settings'] })).not.toHaveProperty('ads')
    const answer = await ads.post('export-settings', { include: ['all'] })
    expect(answer).toBeRestError('rest_invalid_param', 400)
  })
})

describe('POST /ads-route/import-settings', () => {
  it('200 brings back what was exported, under the same names', async () => {
    const one = await ads.ad({ margin: 4 })
    const two = await ads.ad()
    await ads.ad({ ad_type: 'rotator_ads', ads_list: [{ value: one }, { value: two }] })
    const file = await exported()
    await ads.clear()
    const { status, body } = await ads.post('import-settings', file)
    expect({ status, body }).toEqual({
      status: 200,
      body: { status: 't', created: 3, updated: 0, skipped: 0 },
    })
    const after = (await exported()).ads
    expect(Object.keys(after)).toEqual(Object.keys(file.ads))
    // Units name each other by their new ids.
    const [first, second, rotation] = Object.values<Record<string, unknown>>(after)
    expect(first).toMatchObject({ margin: 4, imported_from: 'export' })
    expect(rotation).toMatchObject({
      ads_list: [{ value: first?.['ad_id'] }, { value: second?.['ad_id'] }],
    })
    expect((await ads.post('import-settings', file)).body).toMatchObject({ created: 0, updated: 3 })
  })

  it('200 leaves a unit that is a draft one when its own export comes back', async () => {
    const id = await ads.ad({}, 'draft')
    const answer = await ads.post('import-settings', await exported())
    expect(answer.body).toMatchObject({ created: 0, updated: 1 })
    expect((await ads.get('get-ad-by-id', { 'ad-id': id })).body.post.post_status).toBe('draft')
  })

  it('200 takes a file, with numbers and flags as texts, and skips what is empty', async () => {
    const file = {
      ads: {
        ad41: { ...UNIT, margin: '7', ad_label_check: '1', position: 'amp_below_the_header' },
        ad42: { ...UNIT, label: 'Empty', code: '' },
      },
    }
    const answer = await upload(JSON.stringify(file))
    expect({ status: answer.status, body: await answer.json() }).toEqual({
      status: 200,
      body: { status: 't', created: 1, updated: 0, skipped: 1 },
    })
    const [{ post_meta: fields }] = await listed()
    expect(fields).toMatchObject({
      ads_ad_old_id: 'ad41',
      margin: 7,
      ad_label_check: true,
      position: 'after_header',
    })
    expect(fields.ad_id).not.toBe(900)
  })

  it('200 leaves an existing item unchanged that has the id of an imported unit', async () => {
    const post = await service.api.as('admin').post('/core/v2/posts', { body: { title: 'Mine' } })
    const { id } = post.body
    await ads.post('import-settings', { ads: { ad41: { ...UNIT, ad_id: id } } })
    const after = await service.api.as('admin').get(`/core/v2/posts/${id}?context=edit`)
    expect(after.body.title.raw).toBe('Mine')
  })

  it('200 takes settings where none were stored, or on demand', async () => {
    await ads.settings({ maxads: 5 })
    await ads.post('import-settings', { maxads: 6, ads: {} })
    expect((await ads.get('get-settings')).body.maxads).toBe(5)
    await ads.post('import-settings', {
      maxads: 6,
      settings: true,
      RoleBasedAccess: [{ value: 'author' }],
    })
    const { maxads, RoleBasedAccess } = (await ads.get('get-settings')).body
    expect({ maxads, RoleBasedAccess }).toEqual({ maxads: 6, RoleBasedAccess: [] })
    expect((await upload('{"maxads": 8}', { settings: 'true' })).status).toBe(200)
    expect((await ads.get('get-settings')).body.maxads).toBe(8)
  })

  it.each([
    ['nothing', {}, ''],
    ['an unknown version', { export_version: 2, ads: {} }, 'export_version'],
    ['a version that is none', { export_version: { toString: 1 }, ads: {} }, 'export_version'],
    ['a list of ads', { ads: [UNIT] }, 'ads'],
    ['an ad that is none', { ads: { ad1: 7 } }, 'ads.ad1'],
    ['an unknown type', { ads: { ad1: { ...UNIT, ad_type: 'x' } } }, 'ads.ad1.ad_type'],
    ['a missing field', { ads: { ad1: { ad_type: 'ad_image', label: 'x' } } }, 'ads.ad1.image_src'],
    ['a wrong setting', { maxads: -1, ads: {} }, 'maxads'],
    ['text that nobody can store', { ads: { ad1: { ...UNIT, note: 'a\0b' } } }, undefined],
  ])('400 refuses %s, and stores nothing of the rest', async (_what, body, path) => {
    const good =
      'ads' in body && !Array.isArray(body.ads) ? { ads: { ad9: UNIT, ...body.ads } } : {}
    const answer = await ads.post('import-settings', { ...body, ...good })
    if (path === undefined) expect(answer.status).toBe(400)
    else {
      expect(answer).toBeRestError('ads_import_invalid', 400)
      const paths = answer.body.data.errors.map((error: { path: string }) => error.path)
      expect(paths).toContain(path)
    }
    expect(await listed()).toEqual([])
  })

  it.each([
    ['no JSON', '{'],
    ['NUL', JSON.stringify({ ads: { ad1: { ...UNIT, note: 'a\0b' } } })],
  ])('400 refuses a file of %s', async (_what, content) => {
    const answer = await upload(content)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ code: 'ads_import_invalid' })
  })

  it('413 refuses a file of more than 5 MiB and stores no part of it', async () => {
    const answer = await upload(
      JSON.stringify({ ads: { ad1: UNIT }, x: 'x'.repeat(5 * 1024 ** 2) }),
    )
    expect(answer.status).toBe(413)
    expect(await answer.json()).toMatchObject({ code: 'rest_upload_file_too_big' })
    expect(await listed()).toEqual([])
  })

  it('400 refuses a form without a file', async () => {
    const form = new FormData()
    form.set('settings', 'true')
    const { user, pass } = service.credentials.admin
    const answer = await fetch(`${service.root}/ads-route/import-settings`, {
      method: 'POST',
      body: form,
      headers: { authorization: `Basic ${btoa(`${user}:${pass}`)}` },
    })
    expect(answer.status).toBe(400)
  })
})
