import type { AppContext } from '../../context.ts'
import { findCommentedTitles } from '../../data/comments/commented-titles.ts'
import { readTail } from '../../domain/archives/address.ts'
import { readNewestComments } from '../../domain/comments/newest-comments.ts'
import { renderComment } from '../../domain/comments/render-comment.ts'
import { plainText, plainTitle } from '../../domain/embeds/entry-texts.ts'
import { findEntryAt } from '../../domain/embeds/public-entries.ts'
import { linkOf } from '../../domain/embeds/site-embed.ts'
import type { PageAnswer, PageRequest } from '../../http/pages.ts'
import { languageTag } from '../../messages/language-tags.ts'
import type { PublicSite } from '../entry-page-layout.ts'
import { FEED_ITEMS, type Feed, type FeedItem } from '../feeds/feed.ts'
import { feedAnswer, feedTail } from '../feeds/feed-formats.ts'
import { UNTIL_CHANGED, type PageCache } from '../page-cache.ts'
import { addressBelow, commentAddress } from './comment-addresses.ts'
import { hasComments } from './entry-comments.ts'

/** What a feed of comments is about: the whole site, or an item. */
interface Subject {
  readonly item?: number
  readonly title: string
  readonly link: string
  /** The address to which the kind of feed is added. */
  readonly below: string
}

/**
 * The feed of all comments at `/comments/feed/`, or of those on an item below its address; undefined
 * if the address is not that of one.
 */
export async function answerCommentFeed(
  ctx: AppContext,
  site: PublicSite,
  { path, query }: PageRequest,
  feeds: PageCache,
): Promise<PageAnswer | undefined> {
  const { head, feed: format } = readTail(path.split('/').filter((step) => step !== ''))
  if (format === undefined) return undefined
  const subject = await findSubject(ctx, site, { steps: head, query })
  if (subject === undefined) return undefined
  const feed: Omit<Feed, 'items'> = {
    title: subject.title,
    description: '',
    link: subject.link,
    self: addressBelow(subject.below, feedTail(format)),
    language: languageTag(site.language),
  }
  // The item itself has been read already, so that what it is called is part of the key.
  return feeds({ address: JSON.stringify(feed), until: UNTIL_CHANGED }, async (noted) =>
    feedAnswer(format, { ...feed, items: await itemsOf(noted, site, subject.item) }),
  )
}

async function findSubject(
  { database, siteUrl }: AppContext,
  { title, words: { t } }: PublicSite,
  place: { readonly steps: readonly string[]; readonly query: URLSearchParams },
): Promise<Subject | undefined> {
  if (place.steps.join('/') === 'comments') {
    const link = `${siteUrl}/`
    return { title: t('comments.feedOf', { title }), link, below: `${siteUrl}/comments/` }
  }
  const entry = await findEntryAt(database, place)
  if (entry === undefined || !hasComments(entry)) return undefined
  const link = linkOf(siteUrl, entry)
  const about = plainTitle(entry) || link
  return { item: entry.id, title: t('comments.feedOf', { title: about }), link, below: link }
}

/** Total characters of comments that a feed includes in full; further ones only have a summary. */
const MAX_FULL_TEXT = 100_000
const SUMMARY_LENGTH = 300

/** The newest comments as items, in two statements. */
async function itemsOf(
  ctx: AppContext,
  { words: { t } }: PublicSite,
  item: number | undefined,
): Promise<FeedItem[]> {
  const comments = await readNewestComments(ctx, item, FEED_ITEMS)
  const entries = await findCommentedTitles(ctx.database, [
    ...new Set(comments.map(({ entryId }) => entryId)),
  ])
  const titles = new Map(entries.map((entry) => [entry.id, plainTitle(entry)]))
  let length = 0
  return comments.map((comment) => {
    const { id, entryId, authorName, date, updatedAt } = comment
    length += comment.content.length
    const markup = renderComment(comment.content)
    const link = linkOf(ctx.siteUrl, comment.entry)
    const title = titles.get(entryId) || link
    return {
      title: t('comments.feedItem', { name: authorName, title }),
      link: commentAddress(link, id),
      id: `${ctx.siteUrl}/?p=${entryId}#comment-${id}`,
      author: authorName,
      published: date,
      modified: updatedAt,
      categories: [],
      summary: plainText(markup).slice(0, SUMMARY_LENGTH).toWellFormed(),
      content: length <= MAX_FULL_TEXT ? markup : '',
    }
  })
}
