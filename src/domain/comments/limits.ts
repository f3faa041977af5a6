import {
  hasDuplicate,
  hasWrittenSince,
  type Authorship,
} from '../../data/comments/comment-writer.ts'
import type { Tx } from '../../data/database/database.ts'
import { has, type Caller } from '../accounts/caller.ts'
import { failure } from '../errors/errors.ts'
import { network } from '../rate-limits/network.ts'
import { countAttempt } from '../rate-limits/rate-limit.ts'
import type { Site } from '../site/site.ts'

/** The minimum time between two comments of one author (behaviour/comments.md#creating). */
const PAUSE_MILLISECONDS = 15_000

/** Attempts of visitors per network, successful or not; a school may share an address. */
const VISITOR_LIMIT = { name: 'comment', most: 20, milliseconds: 10 * 60_000 } as const

/**
 * Counts an attempt of a visitor; all nodes share the count.
 * @throws DomainError 400 comment_flood
 */
export async function countVisitorAttempt(site: Site, address: string): Promise<void> {
  const seconds = await countAttempt(site, VISITOR_LIMIT, network(address))
  if (seconds !== undefined) throw failure('comment_flood')
}

/** The lock keys of an author. Comments of authors with a common key are serialized. */
export function authorLockKeys({ authorId, authorEmail, authorIp }: Authorship): string[] {
  if (authorId !== 0) return [`user ${authorId}`]
  return [`mail ${authorEmail.toLowerCase()}`, `address ${authorIp}`]
}

/**
 * Refuses duplicate comments, and comments that come too fast. The transaction must hold the locks
 * of `authorLockKeys`; otherwise concurrent duplicates would not see each other.
 * @throws DomainError 409 comment_duplicate, 400 comment_flood
 */
export async function refuseDuplicateOrFlood(
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
