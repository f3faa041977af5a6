import type { CommentRow } from '../../data/comments/comment-row.ts'
import type { Tx } from '../../data/database/database.ts'
import { countHeldCommentMails, enqueueMessages } from '../../data/mail/outbox.ts'
import { findUsersOfRoles } from '../../data/users/moderator-reader.ts'
import { wordsOf } from '../../messages/words.ts'
import { callerOf } from '../accounts/caller.ts'
import { capabilitiesOfRoles, ROLES } from '../accounts/capabilities.ts'
import { isReachable } from '../accounts/profile.ts'
import { contentType } from '../content-types/content-types.ts'
import { permalink } from '../content/permalinks.ts'
import { heldComment } from '../mail/messages.ts'
import type { Site } from '../site/site.ts'
import { plainLine } from '../text/plain-line.ts'
import { mayModerate } from './comment-policy.ts'
import { signModeration } from './moderation-token.ts'

const HOUR = 3_600_000

/** For how long the links work. */
const MODERATION_DAYS = 7

/** The most moderators that are written to. */
const MOST_RECIPIENTS = 20

/** The most messages in an hour, or that wait to be sent: many comments must not be many mails. */
const MOST_MESSAGES = 60

const LONGEST_TEXT = 2000

const MODERATORS = ROLES.filter((role) => capabilitiesOfRoles([role]).has('moderate_comments'))

/** Where the links of the messages lead. */
export const MODERATION_PATH = '/comments/moderate/'

/**
 * Writes to those who may moderate a held comment, with links that are good for each of them alone.
 */
export async function notifyModerators(site: Site, tx: Tx, comment: CommentRow): Promise<void> {
  const { title: siteTitle, language } = await site.settings()
  const now = site.clock()
  const since = new Date(now.getTime() - HOUR)
  if ((await countHeldCommentMails(tx, since, MOST_MESSAGES)) >= MOST_MESSAGES) return
  const { id: commentId, version, entry, authorName, authorEmail, content } = comment
  const users = await findUsersOfRoles(tx, MODERATORS, MOST_RECIPIENTS)
  const moderators = users.filter(
    (user) => isReachable(user.email) && mayModerate(callerOf(user), entry),
  )
  const type = contentType(entry.type)
  const about = type === undefined ? site.siteUrl : permalink(site.siteUrl, type, entry)
  const expires = now.getTime() + MODERATION_DAYS * 24 * HOUR
  const { t } = wordsOf(language)
  const text = plainLine(content, LONGEST_TEXT)
  const messages = moderators.map(({ id: userId, email: recipient }) => {
    const token = signModeration(site.secret, { commentId, version, userId, expires })
    const link = `${site.siteUrl}${MODERATION_PATH}?token=${token}&do=`
    const written = { name: authorName, email: authorEmail, text, about }
    return heldComment(t, written, { siteTitle, recipient, link, days: MODERATION_DAYS })
  })
  await enqueueMessages(tx, messages, now)
}
