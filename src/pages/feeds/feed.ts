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

/** An entry as feeds tell of it. */
export interface FeedItem {
  readonly title: string
  readonly link: string
  /** Never changes, whatever becomes of the link. */
  readonly id: string
  readonly author: string
  readonly published: Date
  readonly modified: Date
  readonly categories: readonly string[]
  /** Plain text; '' where a password protects the entry, as `content`. */
  readonly summary: string
  /** HTML. */
  readonly content: string
}

/** A feed, whatever its format. */
export interface Feed {
  readonly title: string
  readonly description: string
  /** The page of which it is the feed. */
  readonly link: string
  /** Its own address. */
  readonly self: string
  /** Such as `en-US`. */
  readonly language: string
  readonly items: readonly FeedItem[]
}

/** As many items as readers of feeds are used to get. */
export const FEED_ITEMS = 20

/** As many contents of the greatest length as a feed has whole, so that it can be kept. */
const MAX_FULL_CONTENTS = 1

export const FEED_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'no-cache',
} as const

/** The newest entries of an archive with what feeds tell of them, in three statements. */
export async function loadItems(ctx: AppContext, archive: Archive): Promise<FeedItem[]> {
  return itemsOf(ctx, await readNewest(ctx.database, archive, FEED_ITEMS))
}

/** What feeds tell of entries that everybody may read, in two statements. */
export async function itemsOf(
  { database, siteUrl, contentLimit }: AppContext,
  entries: readonly EntryRow[],
): Promise<FeedItem[]> {
  const [authors, terms] = await Promise.all([
    findUsers(database, [...new Set(entries.map(({ authorId }) => authorId))]),
    findTermsWithAncestors(database, entries.flatMap(termIds)),
  ])
  // Beyond that the summary has to do.
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
    categories: terms
      .filter(({ id }) => termIds(entry).includes(id))
      .map(({ name }) => plainText(name)),
    summary: plainExcerpt(entry),
    content: entry.password === '' && index < whole ? renderContent(entry.content) : '',
  }))
}

const termIds = ({ terms }: EntryRow): number[] => Object.values(terms).flat()

/** When the latest change of a feed was; the beginning of time for an empty one. */
export const updatedAt = ({ items }: Feed): Date =>
  new Date(Math.max(0, ...items.map(({ modified }) => modified.getTime())))
