import { hasDuplicate, hasWrittenSince, type Authorship } from '../../data/comment-writer.ts'
import type { Tx } from '../../data/database.ts'
import { has, type Caller } from '../accounts/caller.ts'
import { failure } from '../errors.ts'
import { network } from '../rate-limits/network.ts'
import { countAttempt } from '../rate-limits/rate-limit.ts'
import type { Site } from '../site/site.ts'

/** Between two comments of one author (behaviour/comments.md#creating). */
const PAUSE_MILLISECONDS = 15_000

/** Tries of visitors from one place, good and bad ones; a school may share an address. */
const VISITORS = { name: 'comment', most: 20, milliseconds: 10 * 60_000 } as const

/**
 * Counts a try of a visitor; all nodes share the count.
 * @throws DomainError 400 comment_flood
 */
export async function countVisitorsTry(site: Site, address: string): Promise<void> {
  const seconds = await countAttempt(site, VISITORS, network(address))
  if (seconds !== undefined) throw failure('comment_flood')
}

/** What an author is told apart by; whoever shares one writes one after the other. */
export function keysOf({ authorId, authorEmail, authorIp }: Authorship): string[] {
  if (authorId !== 0) return [`user ${authorId}`]
  return [`mail ${authorEmail.toLowerCase()}`, `address ${authorIp}`]
}

/**
 * Refuses the same words once more, and comments that come too fast. The transaction must hold the
 * locks of `keysOf`, or two at the same moment would both find nothing.
 * @throws DomainError 409 comment_duplicate, 400 comment_flood
 */
export async function requireFresh(
  tx: Tx,
  caller: Caller,
  comment: Authorship & { readonly entryId: number; readonly content: string },
  now: Date,
): Promise<void> {
  if (await hasDuplicate(tx, comment, comment)) throw failure('comment_duplicate')
  if (has(caller, 'moderate_comments')) return
  const since = new Date(now.getTime() - PAUSE_MILLISECONDS)
  if (await hasWrittenSince(tx, comment, since)) throw failure('comment_flood')
}
