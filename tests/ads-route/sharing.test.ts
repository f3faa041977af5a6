import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { createFactories, type Factories } from '../support/factories.ts'
import { startService, type TestService } from '../support/service.ts'
import { adTools, everywhere, type AdTools } from './support.ts'

let service: TestService
let ads: AdTools
let make: Factories
beforeAll(async () => {
  service = await startService()
  ads = adTools(service)
  make = createFactories(service.api)
})
beforeEach(() => ads.clear())
afterAll(() => service.close())

const PROVIDER = { ad_type: 'provider', data_ad_client: 'pub-site', data_ad_slot: '1' }

/** The publisher ids of an entry as several visitors read it. */
async function publishers(path: string, visitors = 40): Promise<Set<string>> {
  const seen = new Set<string>()
  for (let visitor = 0; visitor < visitors; visitor++) {
    const { body } = await service.api.get(path)
    seen.add(/data-ad-client="([^"]+)"/.exec(body.content.rendered)?.[1] ?? '')
  }
  return seen
}

describe('Shared revenue', () => {
  it('shows the publisher id of the author to his share of readers, and of the site to the rest', async () => {
    const mine = await make.post({ content: '<p>Text.</p>' })
    const { body } = await service.api.get(`/core/v2/posts/${mine.id}`)
    await ads.ad(PROVIDER)
    const path = `/core/v2/posts/${mine.id}`
    expect(await publishers(path, 3)).toEqual(new Set(['pub-site']))
    const sharing = {
      revenue_sharing_enabled: true,
      author_publisher_ids: { [body.author]: 'pub-me' },
    }
    await ads.settings({ ...sharing, ad_owner_revenue_per: 0, ad_author_revenue_per: 100 })
    expect(await publishers(path, 3)).toEqual(new Set(['pub-me']))
    await ads.settings({ ad_owner_revenue_per: 50, ad_author_revenue_per: 50 })
    expect(await publishers(path)).toEqual(new Set(['pub-me', 'pub-site']))
    await ads.settings({ author_publisher_ids: { [body.author + 1000]: 'pub-other' } })
    expect(await publishers(path, 3)).toEqual(new Set(['pub-site']))
    expect((await ads.post('export-settings')).text).not.toContain('pub-other')
    const wrong = { settings: { author_publisher_ids: { 1: '" onload="x' } } }
    expect(await ads.post('update-settings', wrong)).toBeRestError('rest_invalid_param', 400)
  })
})

describe('Integrations that show no ads', () => {
  it('have none with their items, and others keep theirs', async () => {
    const { body: venue } = await service.api
      .as('admin')
      .post('/core/v2/cal_venue', { body: { title: 'Hall', status: 'publish', content: 'Here.' } })
    const post = await make.post({ content: '<p>Text.</p>' })
    await ads.settings({ post_types: ['post', 'cal_venue'], multiPluginsValue: [] })
    await ads.ad({ code: 'BUY', visibility_include: everywhere })
    const shown = async ({ id }: { id: number }) =>
      (await ads.get('ads-for', { post: id }, 'anonymous')).body.ads.length
    expect(await shown(venue)).toBe(1)
    expect(await shown(post)).toBe(1)
    await ads.settings({ multiPluginsValue: [{ label: 'calendar', value: 'calendar' }] })
    expect(await shown(venue)).toBe(0)
    expect(await shown(post)).toBe(1)
  })
})
