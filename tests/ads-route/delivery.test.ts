import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { createFactories, type Factories } from '../support/factories.ts'
import { startService, type TestService } from '../support/service.ts'
import { adTools, everywhere, rule, type AdTools } from './support.ts'

let service: TestService
let ads: AdTools
let make: Factories
beforeAll(async () => {
  service = await startService({ environment: { ADS_LOCATIONS: 'sidebar' } })
  ads = adTools(service)
  make = createFactories(service.api)
})
beforeEach(() => ads.clear())
afterAll(() => service.close())

const decide = (query: string) => service.api.get(`/ads-route/ads-for${query}`)
const idsOf = ({ body }: { body: { ads: { ad_id: number }[] } }) => body.ads.map((ad) => ad.ad_id)

describe('GET /ads-route/ads-for', () => {
  it('200 decides for an item, by id or path, and is not cached', async () => {
    const post = await make.post()
    const id = await ads.ad({
      position: 'after_paragraph',
      paragraph_number: 2,
      margin: 4,
      check_lazy_load: true,
    })
    const answer = await decide(`?post=${post.id}`)
    expect(answer.headers['cache-control']).toBe('private, no-store')
    expect(answer.body).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      mode: 'new',
      ads: [
        {
          ad_id: id,
          ad_type: 'plain_text',
          position: { name: 'after_paragraph', paragraph_number: 2 },
          html: expect.stringContaining(`class="ads-unit ads-ad${id}"`),
          label: { show: false, text: 'Advertisements', place: 'above' },
          align: 3,
          margin: { top: 4, right: 0, bottom: 0, left: 0 },
          padding: { top: 0, right: 0, bottom: 0, left: 0 },
          lazy: 3,
        },
      ],
    })
    const path = new URL(post.link).pathname + new URL(post.link).search
    expect(idsOf(await decide(`?path=${encodeURIComponent(path)}`))).toEqual([id])
    expect(idsOf(await decide(''))).toEqual([])
  })

  it('200 decides anew for every visitor', async () => {
    const id = await ads.ad({
      visibility_include: everywhere,
      targeting_include: [rule('device_type', 'mobile')],
    })
    expect(idsOf(await decide(''))).toEqual([])
    expect(idsOf(await decide('?device=mobile'))).toEqual([id])
    const headers = { 'user-agent': 'Mozilla/5.0 (iPhone) Mobile Safari' }
    expect(idsOf(await service.api.get('/ads-route/ads-for', { headers }))).toEqual([id])
    expect(idsOf(await decide(''))).toEqual([])
  })

  it.each([
    [{ lazy_load_global: true }, 0],
    [{ delay_ad_sec: true }, 3],
    [{}, null],
  ])('200 waits with %j for %j seconds', async (settings, seconds) => {
    await ads.settings({ lazy_load_global: false, delay_ad_sec: false, ...settings })
    await ads.ad({ visibility_include: everywhere })
    expect((await decide('')).body.ads).toMatchObject([{ lazy: seconds }])
  })

  it('200 has ads for registered places, by position or by the settings', async () => {
    const one = await ads.ad({ visibility_include: everywhere, position: 'api-sidebar' })
    const [first] = (await decide('')).body.ads
    expect(first.position.name).toBe('api-sidebar')
    await ads.post('ad-more-action', { action: 'delete', ad_id: one })
    const two = await ads.ad({ visibility_include: everywhere })
    const unit = (await ads.get('get-ad-by-id', { 'ad-id': two })).body.post_meta.ads_ad_old_id
    await ads.settings({ location_settings: { sidebar: { status: true, ad: unit } } })
    expect((await decide('')).body.ads[0].position.name).toBe('api-sidebar')
    await ads.settings({ location_settings: {} })
  })

  it('404 finds no items that the caller may not read', async () => {
    const draft = await make.post({ status: 'draft' })
    expect(await decide(`?post=${draft.id}`)).toBeRestError('rest_post_invalid_id', 404)
    expect(await decide('?post=99999999')).toBeRestError('rest_post_invalid_id', 404)
    expect(await decide('?path=/nowhere/')).toBeRestError('rest_post_invalid_id', 404)
    expect(await decide('?post=0')).toBeRestError('rest_invalid_param', 400)
    const mine = await service.api.as('editor').get(`/ads-route/ads-for?post=${draft.id}`)
    expect(mine.status).toBe(200)
  })

  it('200 shows no more than the settings allow', async () => {
    await ads.ad({ visibility_include: everywhere })
    await ads.ad({ visibility_include: everywhere })
    await ads.settings({ maxads: 1 })
    expect(idsOf(await decide(''))).toHaveLength(1)
    await ads.settings({ maxads: 100 })
  })
})
