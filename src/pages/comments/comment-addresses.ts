/** Addresses of comments on the pages of their items, and of actions on comments. */
import type { PageRequest } from '../../http/pages.ts'

export const WRITE_PATH = '/comments/write/'

const FROM = 'comments'
const HELD = 'comment_token'

/** The page of an item with the thread of a comment, at that comment. */
export const commentAddress = (link: string, id: number): string =>
  withArgument(link, FROM, String(id), `comment-${id}`)

/** The page of an item with the threads from that of a comment on. */
export const threadsAddress = (link: string, id: number): string =>
  withArgument(link, FROM, String(id), 'comments')

/** The page of an item as the author of a held comment sees it. */
export const heldAddress = (link: string, token: string, id: number): string =>
  withArgument(link, HELD, token, `comment-${id}`)

/** The form for a comment on an item, or for a reply to a comment on it. */
export const writeAddress = (siteUrl: string, item: number, parent?: number): string =>
  `${siteUrl}${WRITE_PATH}?post=${item}${parent === undefined ? '' : `&parent=${parent}`}`

/** An address with further steps behind its path, such as that of the feed of an item. */
export function addressBelow(link: string, steps: string): string {
  const url = new URL(link)
  url.pathname = `${url.pathname.replace(/\/$/, '')}/${steps}`
  return url.href
}

function withArgument(link: string, name: string, value: string, hash: string): string {
  const url = new URL(link)
  url.searchParams.set(name, value)
  url.hash = hash
  return url.href
}

/** The comment with whose thread a request wants the list to begin. */
export const wantedThread = ({ query }: PageRequest): number | undefined =>
  readId(query.get(FROM) ?? '')

/** What shows a held comment to its author. */
export const heldToken = ({ query }: PageRequest): string => query.get(HELD) ?? ''

/** Reads the id of an item or a comment. */
export const readId = (text: string): number | undefined =>
  /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined
