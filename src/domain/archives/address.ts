import type { ArchivePlace } from './archive.ts'

export type FeedFormat = 'rss' | 'atom'

/** The parsed address of a list of posts, or of its feed. */
export interface ArchiveAddress {
  readonly place: ArchivePlace
  /** From 1. */
  readonly page: number
  readonly feed: FeedFormat | undefined
}

const FEEDS: ReadonlyMap<string, FeedFormat> = new Map([
  ['feed', 'rss'],
  ['feed/rss', 'rss'],
  ['feed/rss2', 'rss'],
  ['feed/atom', 'atom'],
])

/**
 * Reads `/`, `/category/news/`, `/tag/fish/`, `/author/ann/` and `/?s=words`, each also with
 * `page/2/`, `feed/` or `feed/atom/` behind it; undefined for any other address.
 *
 * @param steps decoded steps of the path
 */
export function readArchiveAddress(
  steps: readonly string[],
  query: URLSearchParams,
): ArchiveAddress | undefined {
  const { head, page, feed } = readTail(steps)
  const place = readPlace(head, query)
  return place && { place, page, feed }
}

interface Tail {
  readonly head: readonly string[]
  readonly page: number
  readonly feed: FeedFormat | undefined
}

/** Reads the end of the address of a list: a page number, or a feed. */
export function readTail(steps: readonly string[]): Tail {
  const [word, last = ''] = steps.slice(-2)
  if (word === 'page' && /^[1-9]\d{0,5}$/.test(last)) {
    return { head: steps.slice(0, -2), page: Number(last), feed: undefined }
  }
  for (const length of [2, 1]) {
    const feed = steps.length >= length ? FEEDS.get(steps.slice(-length).join('/')) : undefined
    if (feed !== undefined) return { head: steps.slice(0, -length), page: 1, feed }
  }
  return { head: steps, page: 1, feed: undefined }
}

/** As long as searches of the API may be. Longer texts are cut. */
const LONGEST_SEARCH = 2000

function readPlace(head: readonly string[], query: URLSearchParams): ArchivePlace | undefined {
  const [folder, ...below] = head
  const [slug = ''] = below
  if (folder === undefined) {
    const text = query.get('s')
    if (text === null) return { kind: 'latest' }
    const cut = text.replaceAll('\0', '').slice(0, LONGEST_SEARCH).toWellFormed()
    return { kind: 'search', text: cut }
  }
  if (folder === 'category' && below.length > 0) return { kind: 'category', slugs: below }
  if (folder === 'tag' && below.length === 1) return { kind: 'tag', slugs: below }
  if (folder === 'author' && below.length === 1) return { kind: 'author', slug }
  return undefined
}

/** The path of a page or the feed of an archive, relative to the site's address. */
export function archivePath(path: string, tail: string): string {
  const mark = path.indexOf('?')
  return mark < 0 ? path + tail : `${path.slice(0, mark)}${tail}${path.slice(mark)}`
}
