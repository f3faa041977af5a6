/** Converts items of the source site to request bodies for this site. */
import { decodeHTMLStrict } from 'entities'
import { contentType, postFormats } from '../../content-types/content-types.ts'
import { statusOf } from '../../content-types/entry-statuses.ts'
import type { KindName } from './kinds.ts'
import type { SourceComment, SourceEntry, SourceTerm } from './shapes.ts'

/** Returns the local id of a source item; undefined while it is not imported. */
export type LocalIdOf = (kind: KindName, sourceId: number) => number | undefined

export type Body = Readonly<Record<string, unknown>>

/** Why an item cannot be imported. */
export interface Unsupported {
  readonly why: string
}

/** Returns the reason why an entry cannot be imported, if there is one. */
export function checkEntry({ status, content, password }: SourceEntry): Unsupported | undefined {
  if (content.locked && password === '' && content.text === '') {
    return { why: 'is protected by a password' }
  }
  if (status === 'trash') return { why: 'is in the trash' }
  if (statusOf(status)?.writable !== true) return { why: `has the status "${status}"` }
  return undefined
}

export function entryBody(type: KindName, item: SourceEntry, localIdOf: LocalIdOf): Body {
  const { title, content, excerpt, slug, status, password, meta, menu_order, parent } = item
  const featured = localIdOf('media', item.featured_media)
  const termIds = (kind: KindName, ids: readonly number[]): number[] =>
    ids.flatMap((id) => localIdOf(kind, id) ?? [])
  return {
    title: title.text,
    content: content.text,
    excerpt: excerpt.text,
    slug,
    status,
    ...dateOf(item),
    ...authorOf(item.author, localIdOf),
    featured_media: featured ?? 0,
    comment_status: item.comment_status,
    ping_status: item.ping_status,
    ...templateOf(type, item.template),
    ...(password !== '' && { password }),
    meta: localMeta(meta, localIdOf),
    ...(type === 'page' && { menu_order, parent: localIdOf('page', parent) ?? 0 }),
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

export function authorOf(author: number, localIdOf: LocalIdOf): Body {
  const id = localIdOf('user', author)
  return id === undefined ? {} : { author: id }
}

/** Leaves the date out while it is not fixed yet. */
function dateOf({ date_gmt: moment, status }: SourceEntry): Body {
  if (moment === null || !/^\d{4}-/.test(moment) || moment.startsWith('0000')) return {}
  const floats = statusOf(status)?.dateFloating === true
  return floats ? {} : { date_gmt: moment }
}

/** Replaces the ids of venues and organizers with local ids. */
function localMeta(meta: Body, localIdOf: LocalIdOf): Body {
  const ids = (kind: KindName, value: unknown): number[] =>
    Array.isArray(value) ? value.flatMap((id) => localIdOf(kind, Number(id)) ?? []) : []
  return {
    ...meta,
    ...('_EventVenueID' in meta && { _EventVenueID: ids('cal_venue', meta['_EventVenueID']) }),
    ...('_EventOrganizerID' in meta && {
      _EventOrganizerID: ids('cal_organizer', meta['_EventOrganizerID']),
    }),
  }
}

export function termBody(kind: KindName, item: SourceTerm, localIdOf: LocalIdOf): Body {
  const { name, slug, description, parent } = item
  const parentId = localIdOf(kind, parent)
  return {
    name: decodeHTMLStrict(name),
    slug,
    description,
    ...(kind !== 'post_tag' && parentId !== undefined && { parent: parentId }),
  }
}

/** Where a comment belongs, in local ids; 0 for no parent and for a visitor. */
export interface CommentPlace {
  readonly post: number
  readonly parent: number
  readonly author: number
}

export function commentBody(item: SourceComment, localIdOf: LocalIdOf): CommentPlace | Unsupported {
  const post =
    localIdOf('post', item.post) ??
    localIdOf('page', item.post) ??
    localIdOf('cal_events', item.post)
  if (post === undefined) return { why: 'belongs to an item that is not imported' }
  if (item.type !== 'comment') return { why: `has the type "${item.type}"` }
  if (item.status !== 'approved') return { why: 'is not approved' }
  const parent = localIdOf('comment', item.parent)
  if (item.parent !== 0 && parent === undefined)
    return { why: 'replies to a comment that is not imported' }
  return { post, parent: parent ?? 0, author: localIdOf('user', item.author) ?? 0 }
}
