import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { startService, type TestService } from '../support/service.ts'
import { adTools, rule, type AdTools } from './support.ts'

let service: TestService
let ads: AdTools
beforeAll(async () => {
  service = await startService()
  ads = adTools(service)
})
beforeEach(() => ads.clear())
afterAll(() => service.close())

const read = async (id: number) => (await ads.get('get-ad-by-id', { 'ad-id': id })).body

const statusOf = async (id: number): Promise<string> => (await read(id)).post.post_status

const save = (fields: object, more: object = {}) =>
  ads.post('update-ad', { ads_post_meta: fields, ...more })

const plain = { ad_type: 'plain_text', label: 'Leaderboard', code: '<b>Hi</b>' }

describe('POST /ads-route/update-ad', () => {
  it('200 makes a unit with defaults and a name of its own', async () => {
    const { body, status } = await save(plain)
    expect({ status, body }).toEqual({
      status: 200,
      body: { status: 't', ad_id: expect.any(Number) },
    })
    const { post, post_meta: fields } = await read(body.ad_id)
    expect(post).toMatchObject({
      ID: body.ad_id,
      post_author: service.credentials.admin.id,
      post_title: 'Leaderboard',
      post_status: 'publish',
      post_type: 'ads-unit',
      post_content: '',
    })
    expect(fields).toMatchObject({
      ad_id: body.ad_id,
      ads_ad_old_id: expect.stringMatching(/^ad\d+$/),
      position: 'beginning_of_post',
      visibility_include: [{ type: { value: 'post_type' }, value: { value: 'post' } }],
      align: 3,
      ad_label_check: false,
      code: '<b>Hi</b>',
    })
  })

  it('200 changes the fields that are sent and no others', async () => {
    const id = await ads.ad({ margin: 4, paragraph_limit: 2, network_note: 'kept' })
    await save({ ad_id: id, label: 'Other', paragraph_limit: '', align: '1' })
    const { post_meta: fields } = await read(id)
    expect(fields).toMatchObject({ label: 'Other', margin: 4, align: 1, network_note: 'kept' })
    expect(fields).not.toHaveProperty('paragraph_limit')
  })

  it('200 leaves the status of a unit as it is where an update names none', async () => {
    const draft = await ads.ad({}, 'draft')
    const shown = await ads.ad()
    const waiting = await ads.ad({ publish_date: '2999-01-01' })
    for (const id of [draft, shown, waiting]) await save({ ad_id: id, margin: 9 })
    expect(await statusOf(draft)).toBe('draft')
    expect(await statusOf(shown)).toBe('publish')
    expect(await statusOf(waiting)).toBe('draft')
    await save({ ad_id: waiting, publish_date: '' })
    expect(await statusOf(waiting)).toBe('draft')
  })

  it('200 takes form data', async () => {
    const body = 'ads_post_meta[ad_type]=plain_text&ads_post_meta[label]=Form&ads_post_meta[code]=x'
    const answer = await service.api.as('admin').post('/ads-route/update-ad', {
      body,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect((await read(answer.body.ad_id)).post_meta.label).toBe('Form')
  })

  it('200 keeps a unit as a draft until its day', async () => {
    const id = await ads.ad({ publish_date: '2999-01-01' })
    expect((await read(id)).post.post_status).toBe('draft')
  })

  it.each([
    ['no fields at all', {}, 'rest_missing_callback_param'],
    ['no type', { ads_post_meta: { label: 'x', code: 'x' } }, 'rest_invalid_param'],
    ['a blank label', { ads_post_meta: { ...plain, label: '  ' } }, 'rest_invalid_param'],
    ['a label of markup', { ads_post_meta: { ...plain, label: '<b></b>' } }, 'rest_invalid_param'],
    ['an unknown type', { ads_post_meta: { ...plain, ad_type: 'x' } }, 'rest_invalid_param'],
    ['an unknown position', { ads_post_meta: { ...plain, position: 'x' } }, 'rest_invalid_param'],
    ['code that is missing', { ads_post_meta: { ...plain, code: '' } }, 'rest_invalid_param'],
    [
      'an unknown rule',
      { ads_post_meta: { ...plain, targeting_include: [rule('moon', 'full')] } },
      'rest_invalid_param',
    ],
    [
      'a day that there is not',
      { ads_post_meta: { ...plain, exp_date_to: '2026-02-31' } },
      'rest_invalid_param',
    ],
    [
      'a selector that is not understood',
      { ads_post_meta: { ...plain, position: 'ad_after_customq', after_customq_name: 'p:hover' } },
      'rest_invalid_param',
    ],
    [
      'an address that runs something',
      { ads_post_meta: { ad_type: 'ad_image', label: 'x', image_src: 'javascript:alert(1)' } },
      'rest_invalid_param',
    ],
    [
      'a rotation of one',
      { ads_post_meta: { ad_type: 'rotator_ads', label: 'x', ads_list: [{ value: 1 }] } },
      'rest_invalid_param',
    ],
    [
      'a wrong name of a field',
      { ads_post_meta: { ...plain, 'Wrong-Name': 1 } },
      'rest_invalid_param',
    ],
    [
      'more than 64 KiB',
      { ads_post_meta: { ...plain, a: 'x'.repeat(40_000), b: 'x'.repeat(40_000) } },
      'rest_invalid_param',
    ],
  ])('400 refuses %s', async (_what, body, code) => {
    expect(await ads.post('update-ad', body)).toBeRestError(code, 400)
    expect((await ads.get('get-ads-list')).body.posts_found).toBe(0)
  })

  it('400 names missing and wrong members together', async () => {
    const answer = await save({ ad_type: 'plain_text', label: 'x', exp_date_to: '2026-02-31' })
    expect(answer).toBeRestError('rest_invalid_param', 400)
    expect(answer.body.data.details).toMatchObject({
      'ads_post_meta[code]': { code: 'rest_property_required' },
      'ads_post_meta[exp_date_to]': { code: 'rest_invalid_param' },
    })
  })

  it.each([
    ['a post', () => service.api.as('admin').post('/core/v2/posts', { body: { title: 'x' } })],
    ['nothing', async () => ({ body: { id: 99_999_999 } })],
  ])('404 changes nothing with the id of %s', async (_what, make) => {
    const { body } = await make()
    const answer = await save({ ...plain, ad_id: body.id })
    expect(answer).toBeRestError('ads_invalid_ad_id', 404)
  })

  it('200 gives every unit a number of its own, however many are made at once', async () => {
    const ids = await Promise.all(Array.from({ length: 12 }, () => ads.ad()))
    const names = await Promise.all(ids.map(async (id) => (await read(id)).post_meta.ads_ad_old_id))
    expect(new Set(names).size).toBe(12)
  })
})

it('GET /ads-route/get-ad-by-id 200 shows weekdays as they were sent, with a label or without', async () => {
  const set_spec_day = [{ value: 'Monday' }, { value: 'Friday', label: 'Fridays' }]
  const id = await ads.ad({ check_spec_day: true, set_spec_day })
  const { body } = await ads.get('get-ad-by-id', { 'ad-id': id })
  expect(body.post_meta).toMatchObject({ set_spec_day })
})

it('GET /ads-route/get-ad-by-id 400/404 knows ad units only', async () => {
  const post = await service.api.as('admin').post('/core/v2/posts', { body: { title: 'x' } })
  const answer = await ads.get('get-ad-by-id', { 'ad-id': post.body.id })
  expect(answer).toBeRestError('ads_invalid_ad_id', 404)
  expect(await ads.get('get-ad-by-id')).toBeRestError('rest_missing_callback_param', 400)
})

it('GET /ads-route/get-ad-by-id 304 confirms that nothing has changed', async () => {
  const address = `/ads-route/get-ad-by-id?ad-id=${await ads.ad()}`
  const { headers } = await service.api.as('admin').get(address)
  const again = await service.api
    .as('admin')
    .get(address, { headers: { 'if-none-match': String(headers['etag']) } })
  expect(again.status).toBe(304)
})

it('An ad unit is no entry for any other route', async () => {
  const id = await ads.ad()
  for (const path of [`/core/v2/posts/${id}`, `/core/v2/pages/${id}`, `/core/v2/media/${id}`]) {
    expect(await service.api.as('admin').get(path)).toBeRestError('rest_post_invalid_id', 404)
  }
})

describe('GET /ads-route/get-ads-list', () => {
  it('200 lists the newest first, page by page', async () => {
    const ids = [await ads.ad(), await ads.ad(), await ads.ad()]
    const { body } = await ads.get('get-ads-list', { posts_per_page: 2, pageno: 2 })
    expect(body.posts_found).toBe(3)
    expect(body.posts_data.map((ad: { post: { post_id: number } }) => ad.post.post_id)).toEqual([
      ids[0],
    ])
    expect(body.posts_data[0].post).toEqual({
      post_id: ids[0],
      post_title: expect.any(String),
      post_status: 'publish',
      post_modified: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
    })
  })

  it('200 finds by label, type and id, and counts what it found', async () => {
    // Without digits, which might be those of an id.
    const label = 'Ünder the bridge'
    const id = await ads.ad({ label })
    await ads.ad({ ad_type: 'ads_space', label: 'Space' })
    const found = async (query: Record<string, string | number>) =>
      (await ads.get('get-ads-list', query)).body.posts_found
    expect(await found({ search_param: label.toLowerCase().replace('ü', 'u') })).toBe(1)
    expect(await found({ search_param: id })).toBe(1)
    expect(await found({ search_param: 'ads_sp' })).toBe(1)
    expect(await found({ filter_by: 'ads_space' })).toBe(1)
    expect(await found({ filter_not_by: 'ads_space' })).toBe(1)
    expect(await found({ search_param: '%' })).toBe(0)
  })

  it.each([
    ['posts_per_page', 101],
    ['pageno', 0],
    ['sort_by', 'moon'],
  ])('400 refuses %s of %s', async (name, value) => {
    expect(await ads.get('get-ads-list', { [name]: value })).toBeRestError(
      'rest_invalid_param',
      400,
    )
  })
})

const act = (action: string, ad_id: unknown) => ads.post('ad-more-action', { action, ad_id })

describe('POST /ads-route/ad-more-action', () => {
  it.each([
    ['draft', 'draft'],
    ['publish', 'publish'],
  ])('200 gives units a status by the action %s', async (action, status) => {
    const ids = [await ads.ad(), await ads.ad()]
    const { body } = await act(action, ids.join(','))
    expect(body).toEqual({ status: 't', msg: expect.any(String), data: [] })
    for (const id of ids) expect((await read(id)).post.post_status).toBe(status)
  })

  it('200 duplicates a unit under another name', async () => {
    const id = await ads.ad({ margin: 7 })
    const { body } = await act('duplicate', id)
    const original = await read(id)
    expect(body.data.post.ID).not.toBe(id)
    expect(body.data.post_meta).toEqual({
      ...original.post_meta,
      ad_id: body.data.post.ID,
      ads_ad_old_id: expect.not.stringMatching(`^${original.post_meta.ads_ad_old_id}$`),
    })
    expect((await act('duplicate', [id, body.data.post.ID])).body.data).toHaveLength(2)
  })

  it('200 deletes for good', async () => {
    const id = await ads.ad()
    await act('delete', id)
    const answer = await ads.get('get-ad-by-id', { 'ad-id': id })
    expect(answer).toBeRestError('ads_invalid_ad_id', 404)
  })

  it('404 does all or nothing', async () => {
    const id = await ads.ad()
    expect(await act('delete', [id, 99_999_999])).toBeRestError('ads_invalid_ad_id', 404)
    expect((await read(id)).post.post_status).toBe('publish')
  })

  it.each([
    ['explode', 1],
    ['publish', []],
    ['publish', 'many'],
  ])('400 refuses %s of %j', async (action, id) => {
    expect(await act(action, id)).toBeRestError('rest_invalid_param', 400)
  })
})

describe('POST /ads-route/get-add-next-id', () => {
  it('200 returns the next number and takes none', async () => {
    const id = await ads.ad()
    const number = Number((await read(id)).post_meta.ads_ad_old_id.slice(2))
    const next = { id: number + 1, name: `Ad ${number + 1}` }
    expect((await ads.post('get-add-next-id')).body).toEqual(next)
    expect((await ads.post('get-add-next-id')).body).toEqual(next)
  })
})
