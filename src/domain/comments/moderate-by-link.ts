import { findComments } from '../../data/comments/comment-reader.ts'
import type { CommentRow } from '../../data/comments/comment-row.ts'
import { findUsers } from '../../data/users/user-reader.ts'
import { callerOf, type Caller } from '../accounts/caller.ts'
import { DomainError } from '../errors/errors.ts'
import type { Site } from '../site/site.ts'
import { mayModerate } from './comment-policy.ts'
import { readModeration } from './moderation-token.ts'
import { updateComment } from './update-comment.ts'

/** The actions that links of a message offer, with the status that each gives a comment. */
const STATUS_BY_ACTION = { approve: 'approved', spam: 'spam', trash: 'trash' } as const
export type ModerationAction = keyof typeof STATUS_BY_ACTION

/** The link no longer works: it is too old, or the comment or its moderator has changed since. */
export class ModerationLinkVoid extends Error {
  override readonly name = 'ModerationLinkVoid'
}

/** A held comment, and the moderator whom a link is for. */
export interface OpenModeration {
  readonly comment: CommentRow
  readonly moderator: Caller
}

/**
 * Opens a link to a held comment, if its moderator still may moderate it.
 * @throws ModerationLinkVoid also for a token that this site has not made
 */
export async function openModeration(site: Site, token: string): Promise<OpenModeration> {
  const claims = readModeration(site.secret, token)
  if (claims === undefined || claims.expires <= site.clock().getTime()) {
    throw new ModerationLinkVoid()
  }
  const [[comment], [user]] = await Promise.all([
    findComments(site.database, [claims.commentId]),
    findUsers(site.database, [claims.userId]),
  ])
  const waits = comment?.status === 'hold' && comment.version === claims.version
  if (!waits || user === undefined) throw new ModerationLinkVoid()
  const moderator = callerOf(user)
  if (!mayModerate(moderator, comment.entry)) throw new ModerationLinkVoid()
  return { comment, moderator }
}

/**
 * Moderates the comment of a link as its moderator, once: it is compared again while it is locked.
 * @throws ModerationLinkVoid
 */
export async function moderate(
  site: Site,
  { comment, moderator }: OpenModeration,
  action: ModerationAction,
): Promise<void> {
  try {
    await updateComment(site, moderator, {
      id: comment.id,
      input: { status: STATUS_BY_ACTION[action] },
      guard({ version }) {
        if (version !== comment.version) throw new ModerationLinkVoid()
      },
    })
  } catch (error) {
    throw error instanceof DomainError ? new ModerationLinkVoid() : error
  }
}
