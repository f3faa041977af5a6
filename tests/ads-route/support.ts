import type { Answer, Actor } from '../support/api.ts'
import { unique } from '../support/factories.ts'
import type { TestService } from '../support/service.ts'

type Members = Readonly<Record<string, unknown>>

/** What tests of ads do again and again. */
export interface AdTools {
  /** Makes a published unit that is shown with posts, and answers its id. */
  ad(fields?: Members, status?: 'publish' | 'draft'): Promise<number>
  post(route: string, body?: unknown, asker?: Actor): Promise<Answer>
  get(route: string, query?: Record<string, string | number>, asker?: Actor): Promise<Answer>
  settings(change: Members): Promise<void>
  /** Settings with which ads show everywhere and to everybody. */
  resetSettings(): Promise<void>
  /** The rendered content of an item. */
  contentOf(path: string, options?: ContentOptions): Promise<string>
  /** Takes all units away. */
  clear(): Promise<void>
}

export interface ContentOptions {
  readonly asker?: Actor
  readonly headers?: Record<string, string>
}

/** What a browser gets at an address. */
export async function pageOf(link: string, headers: Record<string, string> = {}) {
  const answer = await fetch(link, { headers })
  return { html: await answer.text(), headers: answer.headers }
}

export const rule = (type: string, value: string | number, condition?: string) => ({
  type: { value: type },
  value: { value },
  ...(condition !== undefined && { condition }),
})

export const everywhere = [rule('general', 'show_globally')]

export function adTools({ api }: TestService): AdTools {
  const post: AdTools['post'] = (route, body = {}, asker = 'admin') =>
    api.as(asker).post(`/ads-route/${route}`, { body })
  const get: AdTools['get'] = (route, query = {}, asker = 'admin') =>
    api.as(asker).get(`/ads-route/${route}`, { query })
  const settings: AdTools['settings'] = async (change) => {
    const answer = await post('update-settings', { settings: change })
    if (answer.status !== 200) throw new Error(`No settings were stored: ${answer.text}`)
  }
  return {
    post,
    get,
    async ad(fields = {}, status = 'publish') {
      const label = unique('ad-')
      const answer = await post('update-ad', {
        ads_ad_status: status,
        ads_post_meta: { ad_type: 'plain_text', label, code: `<b>${label}</b>`, ...fields },
      })
      if (answer.status !== 200) throw new Error(`No ad was made: ${answer.text}`)
      return answer.body.ad_id
    },
    settings,
    resetSettings: () =>
      settings({
        post_types: ['post', 'page'],
        maxads: 100,
        QckTags: true,
        multiUserValue: [],
        multiTagsValue: [],
        ignoreShortcodeCond: false,
        ad_performance_tracking: false,
      }),
    async contentOf(path, { asker = 'anonymous', headers = {} } = {}) {
      return (await api.as(asker).get(path, { headers })).body.content.rendered
    },
    async clear() {
      const { body } = await get('get-ads-list', { posts_per_page: 100 })
      const ids = body.posts_data.map((ad: { post: { post_id: number } }) => ad.post.post_id)
      if (ids.length > 0) await post('ad-more-action', { action: 'delete', ad_id: ids })
    },
  }
}
