import type { AppContext } from '../../context.ts'
import type { EntryRow } from '../../data/entries/entry-row.ts'
import { findTermsWithAncestors } from '../../data/terms/term-lineage.ts'
import { findUsers } from '../../data/users/user-reader.ts'
import type { Archive } from '../../domain/archives/archive.ts'
import { readNewest } from '../../domain/archives/archive-pages.ts'
import { countThatFits } from '../../domain/content/reading/page-size.ts'
import { prerender, renderContent } from '../../domain/content/rendering/render.ts'
import { plainExcerpt, plainText, plainTitle } from '../../domain/embeds/entry-texts.ts'
import { linkOf } from '../../domain/embeds/site-embed.ts'

/** An entry as presented in feeds. */
export interface FeedItem {
  readonly title: string
  readonly link: string
  /** Permanent, even if the link changes. */
  readonly id: string
  readonly author: string
  readonly published: Date
  readonly modified: Date
  readonly categories: readonly string[]
  /** Plain text; like `content`, '' if the entry is protected. */
  readonly summary: string
  /** HTML. */
  readonly content: string
}

/** A feed, whatever its format. */
export interface Feed {
  readonly title: string
  readonly description: string
  readonly link: string
  /** Its own address. */
  readonly self: string
  /** Such as `en-US`. */
  readonly language: string
  readonly items: readonly FeedItem[]
}

/** The usual number of items in feeds. */
export const FEED_ITEMS = 20

/** Number of maximum-length contents that a feed includes in full, so that it can be cached. */
const MAX_FULL_CONTENTS = 1

export const FEED_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'no-cache',
} as const

/** The latest entries of an archive as feed items, in three statements. */
export async function loadItems(ctx: AppContext, archive: Archive): Promise<FeedItem[]> {
  return itemsOf(ctx, await readNewest(ctx.database, archive, FEED_ITEMS))
}

/** Converts public entries to feed items, in two statements. */
export async function itemsOf(
  { database, siteUrl, contentLimit }: AppContext,
  entries: readonly EntryRow[],
): Promise<FeedItem[]> {
  const [authors, terms] = await Promise.all([
    findUsers(database, [...new Set(entries.map(({ authorId }) => authorId))]),
    findTermsWithAncestors(database, entries.flatMap(termIds)),
  ])
  const names = new Map(terms.map(({ id, name }) => [id, name]))
  // Further items only have a summary.
  const whole = countThatFits({ contentLimit }, entries, MAX_FULL_CONTENTS)
  await prerender(entries.slice(0, whole), ['content'])
  await prerender(entries, ['excerpt'])
  return entries.map((entry, index) => ({
    title: plainTitle(entry),
    link: linkOf(siteUrl, entry),
    id: `${siteUrl}/?p=${entry.id}`,
    author: authors.find(({ id }) => id === entry.authorId)?.displayName ?? '',
    published: entry.date,
    modified: entry.modified,
    categories: termIds(entry)
      .flatMap((id) => names.get(id) ?? [])
      .map((name) => plainText(name)),
    summary: plainExcerpt(entry),
    content: entry.password === '' && index < whole ? renderContent(entry.content) : '',
  }))
}

const termIds = ({ terms }: EntryRow): number[] => Object.values(terms).flat()

/** When a feed last changed; the epoch for an empty one. */
export const updatedAt = ({ items }: Feed): Date =>
  new Date(Math.max(0, ...items.map(({ modified }) => modified.getTime())))
