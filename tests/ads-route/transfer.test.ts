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

describe('POST export-settings', () => {
  it('is a file with settings and units, and no rights or secrets', async () => {
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

  it('has the parts that are wanted', async () => {
    expect(await exported({ include: ['ads'] })).toEqual({ export_version: 1, ads: {} })
    expect(await exported({ include: ['settings'] })).not.toHaveProperty('ads')
    const answer = await ads.post('export-settings', { include: ['all'] })
    expect(answer).toBeRestError('rest_invalid_param', 400)
  })
})

describe('POST import-settings', () => {
  it('brings back what was exported, under the same names', async () => {
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
    const [first, second, rotation] = Object.values(after) as Record<string, unknown>[]
    expect(first).toMatchObject({ margin: 4, imported_from: 'export' })
    expect(rotation).toMatchObject({
      ads_list: [{ value: first?.['ad_id'] }, { value: second?.['ad_id'] }],
    })
    expect((await ads.post('import-settings', file)).body).toMatchObject({ created: 0, updated: 3 })
  })

  it('takes a file, with numbers and flags as texts, and skips what is empty', async () => {
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

  it('touches nothing that has the id of the file', async () => {
    const post = await service.api.as('admin').post('/core/v2/posts', { body: { title: 'Mine' } })
    const { id } = post.body
    await ads.post('import-settings', { ads: { ad41: { ...UNIT, ad_id: id } } })
    const after = await service.api.as('admin').get(`/core/v2/posts/${id}?context=edit`)
    expect(after.body.title.raw).toBe('Mine')
  })

  it('takes settings where none were stored, or on demand', async () => {
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
    ['a list of ads', { ads: [UNIT] }, 'ads'],
    ['an ad that is none', { ads: { ad1: 7 } }, 'ads.ad1'],
    ['an unknown type', { ads: { ad1: { ...UNIT, ad_type: 'x' } } }, 'ads.ad1.ad_type'],
    ['a missing field', { ads: { ad1: { ad_type: 'ad_image', label: 'x' } } }, 'ads.ad1.image_src'],
    ['a wrong setting', { maxads: -1, ads: {} }, 'maxads'],
    ['text that nobody can store', { ads: { ad1: { ...UNIT, note: 'a\0b' } } }, undefined],
  ])('refuses %s, and stores nothing of the rest', async (_what, body, path) => {
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
    ['more than 5 MiB', `{"a":"${'x'.repeat(5 * 1024 * 1024)}"}`],
    ['NUL', JSON.stringify({ ads: { ad1: { ...UNIT, note: 'a\0b' } } })],
  ])('refuses a file of %s', async (_what, content) => {
    const answer = await upload(content)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ code: 'ads_import_invalid' })
  })

  it('refuses a form without a file', async () => {
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

describe('imports of other tools', () => {
  const A = {
    slot: 3,
    type: 'provider',
    client: 'ca-pub-1',
    slot_id: '7',
    size: 3,
    display_on: [1, 2],
    tracker: 'x',
  }
  const B = {
    title: 'Placement',
    type: 'plain',
    content: '<b>x</b>',
    placement: 'post_content',
    tag: 'h2',
    index: 2,
    repeat: true,
    display_conditions: [
      { type: 'posttypes', operator: 'is', value: ['post'] },
      { type: 'taxonomy_category', operator: 'is_not', value: [4] },
      { type: 'moon', operator: 'is', value: 'full' },
    ],
    visitor_conditions: [{ type: 'mobile', operator: 'is' }],
    position: 'center',
    expiry_date: '2020-01-01',
  }
  const C = {
    title: 'Group',
    ad_type: 'ad_image',
    image: 'https://x.example/a.png',
    align: 'right',
    margin: '5',
    banner_size: '300x250',
    data_group_array: [[{ key_1: 'post_type', key_2: 'not_equal', key_3: 'page' }]],
    visitor_conditions_array: [[{ key_1: 'device', key_2: 'equal', key_3: 'mobile' }]],
    wheretodisplay: 'between_the_content',
    adposition: 'number_of_paragraph',
    display_tag_name: 'p_tag',
    paragraph_number: 3,
  }
  const from = (source: string, items: object[], more: object = {}) =>
    ads.post(`import-ads-source-${source}`, { ads: items, ...more })
  const fieldsOf = async (id: number) => (await ads.get('get-ad-by-id', { 'ad-id': id })).body

  it('map slots', async () => {
    const { body } = await from('a', [A])
    expect(body).toMatchObject({ status: 't', imported: 1, skipped: 0 })
    expect(body.report).toEqual([
      {
        index: 0,
        label: 'Slot 3',
        imported: true,
        ad_id: body.ids[0],
        not_mapped: ['tracker'],
        reason: '',
      },
    ])
    expect((await fieldsOf(body.ids[0])).post_meta).toMatchObject({
      position: 'beginning_of_post',
      data_ad_client: 'ca-pub-1',
      data_ad_slot: '7',
      data_ad_width: 728,
      imported_from: 'source_a',
    })
  })

  it.each([
    [{ position: '4' }, { position: 'after_paragraph', paragraph_number: 4 }],
    [
      { position: '40-percent' },
      { position: 'after_the_percentage', after_the_percentage_value: 40 },
    ],
    [
      { type: 'provider_manager', data_slot: '/12/top', label_enabled: true, label_location: 2 },
      { network_code: '12', ad_unit_name: 'top', ad_label_check: true, adlabel: 'below' },
    ],
  ])('map a slot with %j', async (item, fields) => {
    const { body } = await from('a', [{ ...A, ...item }])
    expect((await fieldsOf(body.ids[0])).post_meta).toMatchObject(fields)
  })

  it('map placements, and tell what has no equivalent', async () => {
    const { body } = await from('b', [B])
    expect(body.report[0].not_mapped).toEqual(['display_conditions: moon'])
    const { post, post_meta: fields } = await fieldsOf(body.ids[0])
    expect(post.post_status).toBe('draft')
    expect(fields).toMatchObject({
      ad_type: 'plain_text',
      position: 'ad_after_html_tag',
      enter_your_tag: 'h2',
      paragraph_number: 2,
      repeat_paragraph: true,
      visibility_include: [expect.objectContaining({ value: { label: 'post', value: 'post' } })],
      visibility_exclude: [expect.objectContaining({ value: { label: '4', value: 4 } })],
      align: 1,
    })
  })

  it('map groups', async () => {
    const { body } = await from('c', [C])
    expect(body.report[0].not_mapped).toEqual([])
    expect((await fieldsOf(body.ids[0])).post_meta).toMatchObject({
      ad_type: 'ad_image',
      align: 2,
      margin: 5,
      banner_ad_width: 300,
      position: 'ad_after_html_tag',
      paragraph_number: 3,
      targeting_include: [expect.objectContaining({ value: { label: 'mobile', value: 'mobile' } })],
    })
  })

  it('skip what cannot be read and say why', async () => {
    const { body } = await from('a', [A, { moon: 1 }, { ...A, client: 'with space' }, A])
    expect(body).toMatchObject({ imported: 2, skipped: 2 })
    expect(body.ids).toHaveLength(2)
    const [, second, third, fourth] = body.report
    expect(second).toMatchObject({ imported: false, ad_id: null, not_mapped: ['moon'] })
    expect(second.reason).not.toBe('')
    expect(third.reason).toContain('data_ad_client')
    expect(fourth.ad_id).toBe(body.ids[1])
  })

  it('change nothing in a dry run', async () => {
    const { body } = await from('c', [C], { dry_run: true })
    expect(body).toMatchObject({ imported: 1, ids: [], report: [{ imported: true, ad_id: null }] })
    expect(await listed()).toEqual([])
  })

  it.each(['a', 'b', 'c'])('of nothing are nothing (%s)', async (source) => {
    expect((await ads.post(`import-ads-source-${source}`)).body).toEqual({
      status: 't',
      data: expect.any(String),
      imported: 0,
      skipped: 0,
      ids: [],
      report: [],
    })
    const many = await from(
      source,
      Array.from({ length: 501 }, () => ({})),
    )
    expect(many).toBeRestError('rest_invalid_param', 400)
  })

  it.each(['a', 'b', 'c'])('survive anything (%s)', async (source) => {
    const odd = [null, [], 'x', 7, { a: { b: [] } }, [[1]], true]
    const names = [...Object.keys({ ...A, ...B, ...C })]
    const items = odd.flatMap((value) => [
      Object.fromEntries(names.map((name) => [name, value])),
      ...[A, B, C].map((item) => ({
        ...item,
        display_conditions: value,
        data_group_array: value,
        type: 'plain',
      })),
    ])
    expect((await from(source, items)).status).toBe(200)
  })
})
