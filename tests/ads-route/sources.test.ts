import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals'
import { startService, type TestService } from '../support/service.ts'
import { adTools, type AdTools } from './support.ts'

let service: TestService
let ads: AdTools
beforeAll(async () => {
  service = await startService()
  ads = adTools(service)
})
beforeEach(() => ads.clear())
afterAll(() => service.close())

const listed = async () => (await ads.get('get-ads-list')).body.posts_data

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

it('POST /ads-route/import-ads-source-a 200 maps slots', async () => {
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
])('POST /ads-route/import-ads-source-a 200 maps a slot with %j', async (item, fields) => {
  const { body } = await from('a', [{ ...A, ...item }])
  expect((await fieldsOf(body.ids[0])).post_meta).toMatchObject(fields)
})

it('POST /ads-route/import-ads-source-b 200 maps placements, and reports what has no equivalent', async () => {
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

it('POST /ads-route/import-ads-source-c 200 maps groups', async () => {
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

it('POST /ads-route/import-ads-source-a 200 skips what cannot be read and says why', async () => {
  const { body } = await from('a', [A, { moon: 1 }, { ...A, client: 'with space' }, A])
  expect(body).toMatchObject({ imported: 2, skipped: 2 })
  expect(body.ids).toHaveLength(2)
  const [, second, third, fourth] = body.report
  expect(second).toMatchObject({ imported: false, ad_id: null, not_mapped: ['moon'] })
  expect(second.reason).not.toBe('')
  expect(third.reason).toContain('data_ad_client')
  expect(fourth.ad_id).toBe(body.ids[1])
})

it.each([
  ['a', 'display_on', { ...A, display_on: [{ toString: 1 }] }],
  [
    'b',
    'display_conditions',
    { ...B, display_conditions: [{ type: 'posttypes', value: [{ toString: 1 }] }] },
  ],
  ['b', 'ads', { ...B, type: 'group', ads: [{ toString: 1 }] }],
])(
  'POST /ads-route/import-ads-source-%s 200 skips a member of %s that is no text',
  async (source, _member, item) => {
    const { status, body } = await from(source, [item])
    expect({ status, items: body.imported + body.skipped }).toEqual({ status: 200, items: 1 })
  },
)

it('POST /ads-route/import-ads-source-c 200 changes nothing in a dry run', async () => {
  const { body } = await from('c', [C], { dry_run: true })
  expect(body).toMatchObject({ imported: 1, ids: [], report: [{ imported: true, ad_id: null }] })
  expect(await listed()).toEqual([])
})

it.each(['a', 'b', 'c'])(
  'POST /ads-route/import-ads-source-%s 200/400 makes nothing of no ads, and takes 500 at most',
  async (source) => {
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
  },
)

it.each([
  ['b', { ...B, position: 'constructor' }],
  ['b', { ...B, display_conditions: [{ type: 'constructor', operator: 'is', value: ['x'] }] }],
  ['c', { ...C, wheretodisplay: 'constructor' }],
  ['c', { ...C, visitor_conditions_array: [[{ key_1: 'constructor', key_3: 'x' }]] }],
])(
  'POST /ads-route/import-ads-source-%s 200 knows no words but its own: %j',
  async (source, item) => {
    const { body } = await from(source, [item])
    expect(body).toMatchObject({ imported: 1, skipped: 0 })
  },
)

it.each(['a', 'b', 'c'])(
  'POST /ads-route/import-ads-source-%s 200 survives anything',
  async (source) => {
    const odd = [null, [], 'x', 7, { a: { b: [] } }, [[1]], true]
    const names = Object.keys({ ...A, ...B, ...C })
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
  },
)
