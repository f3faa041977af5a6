/** Validates the responses of the source site: types and limits, without their meaning. */
import { z } from 'zod'
import { decodeHTML } from 'entities'
import { escapeAttribute } from '../../text/addresses.ts'

const id = z.int32().min(1)
/** 0 for none. */
const reference = z.int32().min(0).catch(0)
const references = z.array(id).max(1000).catch([])
const word = z.string().max(1000).catch('')
const longText = z.string().max(20_000_000)
const shown = z
  .object({
    raw: longText.optional(),
    rendered: longText.optional(),
    protected: z.boolean().catch(false),
  })
  .transform(({ raw, rendered = '', protected: locked }) => ({
    text: raw ?? decodeReferences(rendered),
    locked,
  }))
const none = { text: '', locked: false }
const text = shown.catch(none)
const flag = z.boolean().catch(false)
const openOrClosed = z.enum(['open', 'closed']).catch('closed')
const record = z.record(z.string(), z.unknown()).catch({})

const entryMembers = {
  id,
  slug: word,
  status: z.string().max(40).catch('publish'),
  link: word,
  date: z.string().max(40).nullable().catch(null),
  date_gmt: z.string().max(40).nullable().catch(null),
  modified_gmt: z.string().max(40).catch(''),
  title: text,
  author: reference,
  comment_status: openOrClosed,
  ping_status: openOrClosed,
  template: word,
  meta: record,
}

const contentEntry = z.object({
  ...entryMembers,
  content: text,
  excerpt: text,
  featured_media: reference,
  password: word,
  parent: reference,
  menu_order: z.int().min(-1_000_000).max(1_000_000).catch(0),
  format: word,
  sticky: flag,
  categories: references,
  tags: references,
  cal_events_cat: references,
})

const mediaSize = z.object({ source_url: z.string().max(2048) })

const mediaEntry = z.object({
  ...entryMembers,
  caption: text,
  description: text,
  alt_text: z.string().max(10_000).catch(''),
  post: z.int32().min(0).nullable().catch(null),
  source_url: z.string().min(1).max(2048),
  media_details: z
    .object({ sizes: z.record(z.string(), mediaSize).catch({}) })
    .catch({ sizes: {} }),
})

const term = z.object({
  id,
  name: z.string().min(1).max(1000),
  slug: word,
  description: z.string().max(100_000).catch(''),
  link: word,
  parent: reference,
})

const user = z.object({
  id,
  name: word,
  slug: word,
  link: word,
  url: word,
  description: z.string().max(100_000).catch(''),
  username: word.optional(),
  email: word.optional(),
  first_name: word.optional(),
  last_name: word.optional(),
})

const comment = z.object({
  id,
  post: id,
  parent: reference,
  author: reference,
  author_name: z.string().max(245).catch(''),
  author_email: z.string().max(100).catch(''),
  author_url: z.string().max(200).catch(''),
  date_gmt: z.string().max(40).catch(''),
  content: text,
  status: z.string().max(20).catch('approved'),
  type: z.string().max(20).catch('comment'),
})

/** The members of an event that only the calendar API has. */
export const calendarEvent = z.object({
  id,
  featured: flag,
  sticky: flag,
  hide_from_listings: flag,
  recurrence: z
    .object({
      rrule: z.string().max(1000).nullable(),
      rdate: z.array(z.string().max(40)).max(1000),
      exdate: z.array(z.string().max(40)).max(1000),
    })
    .optional()
    .catch(undefined),
  occurrence: z.object({ series: id }).optional().catch(undefined),
})

export type SourceEntry = z.infer<typeof contentEntry>
export type SourceMedia = z.infer<typeof mediaEntry>
export type SourceTerm = z.infer<typeof term>
export type SourceUser = z.infer<typeof user>
export type SourceComment = z.infer<typeof comment>
export type SourceEvent = z.infer<typeof calendarEvent>

export const shapes = { entry: contentEntry, media: mediaEntry, term, user, comment } as const

/**
 * Decodes the numeric character references of rendered HTML, so that it can be stored like text
 * that somebody typed. It renders the same: characters with a meaning in markup become named
 * references, and control characters stay references.
 */
function decodeReferences(rendered: string): string {
  return rendered.replaceAll(/&#(?:\d{1,7}|x[\da-f]{1,6});/gi, (matched) => {
    const character = decodeHTML(matched)
    return character < ' ' ? matched : escapeAttribute(character)
  })
}
