import type { components } from '../../../../generated/core-v2/types.ts'
import type { ContentType } from '../../../domain/content-types/content-types.ts'
import type { EntryInput } from '../../../domain/content/saving/entry-input.ts'
import { isEmptyText } from '../../../domain/content/saving/clean-texts.ts'

/** The body of a write to any type; members of other types never get here. */
export type EntryBody = components['schemas']['EntryInput'] &
  Partial<components['schemas']['PostInputFields']> &
  Partial<components['schemas']['PageInputFields']> &
  Partial<components['schemas']['EventEntryInputFields']> &
  Pick<components['schemas']['BlockInput'], 'core_pattern_category'>

/** The domain name of a member, and the value of null if it does not mean "not sent". */
type Member = readonly [name: keyof EntryInput, empty?: string | number | boolean]

/** Members passed on unchanged (behaviour/content.md#writing). */
const MEMBERS = {
  status: ['status', 'draft'],
  slug: ['slug', ''],
  password: ['password', ''],
  author: ['authorId'],
  featured_media: ['featuredMedia', 0],
  comment_status: ['commentStatus'],
  ping_status: ['pingStatus'],
  template: ['template', ''],
  format: ['format'],
  sticky: ['sticky', false],
  parent: ['parentId', 0],
  menu_order: ['menuOrder', 0],
} as const satisfies { readonly [Name in keyof EntryBody]?: Member }

const MEMBER_LIST = Object.entries(MEMBERS) as [keyof typeof MEMBERS, Member][]

/** The member that contains the terms of a taxonomy. */
const TERMS = {
  category: 'categories',
  post_tag: 'tags',
  cal_events_cat: 'cal_events_cat',
  core_pattern_category: 'core_pattern_category',
} as const

/** Converts the body of a write to domain input. */
export function readEntryInput(type: ContentType, body: EntryBody): EntryInput {
  const plain: Record<string, unknown> = {}
  for (const [member, [name, empty]] of MEMBER_LIST) {
    const value = body[member] ?? (member in body ? empty : undefined)
    if (value !== undefined) plain[name] = value
  }
  return {
    // The validator has checked the type of each value.
    ...(plain as EntryInput),
    ...readTexts(body),
    ...(body.date !== undefined && { date: body.date }),
    ...(body.date_gmt !== undefined && { dateGmt: body.date_gmt }),
    ...(body.meta !== undefined && { meta: body.meta }),
    terms: readTerms(type, body),
  }
}

/** An empty `raw` does not set a title, while `title: ""` clears it; other texts accept both. */
export function readTexts(
  body: Pick<EntryBody, 'title' | 'content' | 'excerpt'>,
): Pick<EntryInput, 'title' | 'content' | 'excerpt'> {
  const title = textOf(body.title)
  const content = textOf(body.content)
  const excerpt = textOf(body.excerpt)
  return {
    ...(title !== undefined && (body.title === title || !isEmptyText(title)) && { title }),
    ...(content !== undefined && { content }),
    ...(excerpt !== undefined && { excerpt }),
  }
}

/** A `raw` of another type is written as text; a whole value of another type never gets here. */
function textOf(value: EntryBody['title']): string | undefined {
  if (typeof value !== 'object') return value
  const { raw } = value
  if (typeof raw === 'boolean') return raw ? '1' : ''
  return raw === undefined || raw === null ? undefined : String(raw)
}

function readTerms(type: ContentType, body: EntryBody): Record<string, readonly number[]> {
  const named = Object.entries(TERMS).flatMap(([taxonomy, member]) => {
    const ids = body[member]
    return ids === undefined || !type.taxonomies.includes(taxonomy) ? [] : [[taxonomy, ids ?? []]]
  })
  return Object.fromEntries(named) as Record<string, readonly number[]>
}
