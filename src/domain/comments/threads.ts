import { readThreads, type ThreadRow } from '../../data/comments/thread-reader.ts'
import { ANONYMOUS } from '../accounts/caller.ts'
import type { Site } from '../site/site.ts'
import { visibleComments } from './comment-policy.ts'

/** A comment with the replies that are shown below it, the oldest first. */
export interface Thread {
  readonly comment: ThreadRow
  readonly replies: readonly Thread[]
}

/** A page of the threads of an item, the newest threads first. */
export interface ThreadPage {
  readonly threads: readonly Thread[]
  /** The comment with which the next page begins. */
  readonly next: number | undefined
  /** Whether there are more replies than are shown. */
  readonly shortened: boolean
}

const THREADS = 20
const REPLIES = 200

/** Deeper replies are shown at this level, next to their parents. */
const DEEPEST = 4

/** Characters of all comments of a page, of which a single comment has fewer. */
const MOST_TEXT = 300_000

/**
 * Reads the comments on an item that everybody may see, in one statement of a bounded size.
 * @param from a comment whose thread comes first; the newest thread unless given
 * @param opened whether the visitor gave the password of the item
 */
export async function readThreadPage(
  { database }: Pick<Site, 'database'>,
  entry: { readonly id: number },
  { from, opened }: { readonly from?: number | undefined; readonly opened: boolean },
): Promise<ThreadPage> {
  const rows = await readThreads(database, {
    entryId: entry.id,
    where: visibleComments(ANONYMOUS, opened ? entry : undefined),
    from,
    threads: THREADS + 1,
    replies: REPLIES,
  })
  const beginnings = rows.filter(({ level }) => level === 0)
  return pageOf(beginnings, rows.slice(beginnings.length))
}

/** Threads that do not fit are left to the next page; of those that do, late replies are left out. */
function pageOf(beginnings: readonly ThreadRow[], replies: readonly ThreadRow[]): ThreadPage {
  const first = fitting(beginnings, { most: THREADS, text: MOST_TEXT })
  const shown = beginnings.slice(0, first.count)
  const fit = fitting(replies, { most: REPLIES, text: MOST_TEXT - first.text })
  return {
    threads: threadsOf(shown, replies.slice(0, fit.count)),
    next: beginnings[shown.length]?.id,
    shortened: fit.count < replies.length,
  }
}

/** How many comments fit, from the first one on. */
function fitting(
  rows: readonly ThreadRow[],
  { most, text }: { readonly most: number; readonly text: number },
): { readonly count: number; readonly text: number } {
  let used = 0
  for (const [count, { content }] of rows.entries()) {
    if (count === most || used + content.length > text) return { count, text: used }
    used += content.length
  }
  return { count: rows.length, text: used }
}

type OpenThread = Thread & { readonly replies: OpenThread[] }

/** Nests replies below their parents; a parent precedes its replies. */
function threadsOf(beginnings: readonly ThreadRow[], replies: readonly ThreadRow[]): Thread[] {
  const threads: OpenThread[] = beginnings.map((comment) => ({ comment, replies: [] }))
  /** The list that the replies to a comment go to. */
  const below = new Map(threads.map((thread) => [thread.comment.id, thread.replies]))
  for (const comment of replies) {
    const siblings = below.get(comment.parentId)
    if (siblings === undefined) continue
    const thread: OpenThread = { comment, replies: [] }
    siblings.push(thread)
    below.set(comment.id, comment.level < DEEPEST ? thread.replies : siblings)
  }
  return threads
}
