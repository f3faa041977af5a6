/** Items of another site in the words in which they are written here. */
import { contentType, postFormats } from '../../content/content-types.ts'
import { statusOf } from '../../content/statuses.ts'
import type { KindName } from './kinds.ts'
import type { SourceComment, SourceEntry, SourceTerm } from './shapes.ts'

/** The id here of an item there; undefined while it is not here. */
export type OwnId = (kind: KindName, originId: number) => number | undefined

export type Body = Readonly<Record<string, unknown>>

/** Why an item cannot be brought. */
export interface Unfit {
  readonly why: string
}

/** What stands in the way of an entry before anything is tried. */
export function unfitEntry({ status, content, password }: SourceEntry): Unfit | undefined {
  if (content.locked && password === '' && content.text === '') {
    return { why: 'is protected by a password' }
  }
  if (status === 'trash') return { why: 'lies in the trash' }
  if (statusOf(status)?.writable !== true) return { why: `has the status "${status}"` }
  return undefined
}

export function entryBody(type: KindName, item: SourceEntry, own: OwnId): Body {
  const { title, content, excerpt, slug, status, password, meta, menu_order, parent } = item
  const featured = own('media', item.featured_media)
  const termIds = (kind: KindName, ids: readonly number[]): number[] =>
    ids.flatMap((id) => own(kind, id) ?? [])
  return {
    title: title.text,
    content: content.text,
    excerpt: excerpt.text,
    slug,
    status,
    ...dateOf(item),
    ...authorOf(item.author, own),
    featured_media: featured ?? 0,
    comment_status: item.comment_status,
    ping_status: item.ping_status,
    ...templateOf(type, item.template),
    ...(password !== '' && { password }),
    meta: ownMeta(meta, own),
    ...(type === 'page' && { menu_order, parent: own('page', parent) ?? 0 }),
    ...(type === 'post' && {
      ...(postFormats.some((format) => format === item.format) && { format: item.format }),
      ...(password === '' && { sticky: item.sticky }),
      categories: termIds('category', item.categories),
    }),
    ...((type === 'post' || type === 'cal_events') && { tags: termIds('post_tag', item.tags) }),
    ...(type === 'cal_events' && {
      cal_events_cat: termIds('cal_events_cat', item.cal_events_cat),
    }),
  }
}

const templateOf = (type: KindName, template: string): Body =>
  contentType(type)?.templates.includes(template) === true ? { template } : {}

export function authorOf(author: number, own: OwnId): Body {
  const id = own('user', author)
  return id === undefined ? {} : { author: id }
}

/** Dates that nobody has set yet stay so. */
function dateOf({ date_gmt: moment, status }: SourceEntry): Body {
  if (moment === null || !/^\d{4}-/.test(moment) || moment.startsWith('0000')) return {}
  const floats = statusOf(status)?.dateFloating === true
  return floats ? {} : { date_gmt: moment }
}

/** Venues and organizers by the ids that they have here. */
function ownMeta(meta: Body, own: OwnId): Body {
  const ids = (kind: KindName, value: unknown): number[] =>
    Array.isArray(value) ? value.flatMap((id) => own(kind, Number(id)) ?? []) : []
  return {
    ...meta,
    ...('_EventVenueID' in meta && { _EventVenueID: ids('cal_venue', meta['_EventVenueID']) }),
    ...('_EventOrganizerID' in meta && {
      _EventOrganizerID: ids('cal_organizer', meta['_EventOrganizerID']),
    }),
  }
}

export function termBody(kind: KindName, item: SourceTerm, own: OwnId): Body {
  const { name, slug, description, parent } = item
  const above = own(kind, parent)
  return {
    name: unescaped(name),
    slug,
    description,
    ...(kind !== 'post_tag' && above !== undefined && { parent: above }),
  }
}

/** Names come with the signs of markup written out. */
export function unescaped(text: string): string {
  return text
    .replaceAll(/&(?:#0?38|amp);/g, '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll(/&(?:quot|#0?34);/g, '"')
    .replaceAll(/&(?:#0?39|#x27);/g, "'")
}

/** Where a comment belongs, by the ids that are used here; 0 for no parent and for a visitor. */
export interface CommentPlace {
  readonly post: number
  readonly parent: number
  readonly author: number
}

export function commentBody(item: SourceComment, own: OwnId): CommentPlace | Unfit {
  const post = own('post', item.post) ?? own('page', item.post) ?? own('cal_events', item.post)
  if (post === undefined) return { why: 'belongs to something that is not here' }
  if (item.type !== 'comment') return { why: `is a "${item.type}"` }
  if (item.status !== 'approved') return { why: 'is not approved' }
  const parent = own('comment', item.parent)
  if (item.parent !== 0 && parent === undefined) return { why: 'answers one that is not here' }
  return { post, parent: parent ?? 0, author: own('user', item.author) ?? 0 }
}
