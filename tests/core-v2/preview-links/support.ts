import type { Actor, Answer, Api, RequestOptions } from '../../support/api.ts'
import { createFactories } from '../../support/factories.ts'

type Members = Readonly<Record<string, unknown>>

/** Types with preview links: their rest base, the argument of their addresses, and their name. */
export const LINKED_TYPES = [
  ['posts', 'p', 'post'],
  ['pages', 'page_id', 'page'],
  ['blocks', 'core_block', 'core_block'],
  ['navigation', 'core_navigation', 'core_navigation'],
  ['cal_events', 'cal_events', 'cal_events'],
  ['cal_venue', 'cal_venue', 'cal_venue'],
  ['cal_organizer', 'cal_organizer', 'cal_organizer'],
] as const

export interface Link {
  readonly url: string
  readonly front_end_url: string | null
  readonly token: string
  readonly expires: string
}

export interface PreviewTools {
  /** A link to the item at a path of the API. @throws Error when it is refused */
  linkTo(this: void, path: string, body?: Members, actor?: Actor): Promise<Link>
  /** A draft of the editor with a link to it. */
  draft(
    this: void,
    members?: Members,
  ): Promise<{
    readonly id: number
    readonly path: string
    readonly link: Link
    readonly url: string
  }>
  /** What a visitor with a token sees at a path of the API. */
  shown(this: void, path: string, token: string, options?: RequestOptions): Promise<Answer>
}

export function previewTools(api: Api): PreviewTools {
  const make = createFactories(api)
  const linkTo: PreviewTools['linkTo'] = async (path, body = {}, actor = 'admin') => {
    const { status, body: link, text } = await api.as(actor).post(`${path}/preview-links`, { body })
    if (status !== 200) throw new Error(`A link got ${status}: ${text}`)
    return link as Link
  }
  return {
    linkTo,
    async draft(members = {}) {
      const { id } = await make.post({ status: 'draft', content: 'Not yet.', ...members })
      const path = `/core/v2/posts/${id}`
      const link = await linkTo(path)
      return { id, path, link, url: link.url }
    },
    shown: (path, token, options = {}) =>
      api.get(path, { ...options, query: { ...options.query, preview_token: token } }),
  }
}
