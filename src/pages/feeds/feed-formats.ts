import type { FeedFormat } from '../../domain/archives/address.ts'
import type { PageAnswer } from '../../http/pages.ts'
import { atomOf, ATOM_TYPE } from './atom.ts'
import { FEED_HEADERS, type Feed } from './feed.ts'
import { rssOf, RSS_TYPE } from './rss.ts'

const FORMATS = {
  rss: { type: RSS_TYPE, write: rssOf, tail: 'feed/' },
  atom: { type: ATOM_TYPE, write: atomOf, tail: 'feed/atom/' },
} as const

/** The end of the address of a feed, behind that of its page. */
export const feedTail = (format: FeedFormat): string => FORMATS[format].tail

export function feedAnswer(format: FeedFormat, feed: Feed): PageAnswer {
  const { type, write } = FORMATS[format]
  return { status: 200, headers: { ...FEED_HEADERS, 'Content-Type': type }, body: write(feed) }
}
