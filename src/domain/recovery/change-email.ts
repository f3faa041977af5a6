import { enqueueMessage } from '../../data/mail/outbox.ts'
import type { UserRow } from '../../data/users/user-reader.ts'
import { findConflicts } from '../../data/users/user-writer.ts'
import { wordsOf } from '../../messages/words.ts'
import { callerOf } from '../accounts/caller.ts'
import { updateUser } from '../accounts/users.ts'
import { failure } from '../errors/errors.ts'
import { emailChange } from '../mail/messages.ts'
import { countAttempt, type RateLimit } from '../rate-limits/rate-limit.ts'
import type { Site } from '../site/site.ts'
import { accountToken, LINK_MINUTES, openLink, unchangedSince } from './account-link.ts'
import { notifyFormerAddress } from './notify-former-address.ts'

/** Limits the mails that a user can cause to other people's addresses. */
const BY_ACCOUNT: RateLimit = { name: 'mail address change', most: 5, milliseconds: 3_600_000 }

/**
 * Sends a link to a new mail address, which confirms the change. Until then the account is unchanged.
 * @throws DomainError 400 rest_user_invalid_email if another account has the address,
 *   429 rest_too_many_attempts
 */
export async function requestEmailChange(site: Site, user: UserRow, email: string): Promise<void> {
  const seconds = await countAttempt(site, BY_ACCOUNT, String(user.id))
  if (seconds !== undefined) {
    throw failure('rest_too_many_attempts', { details: { retry_after: seconds } })
  }
  const { title: siteTitle, language } = await site.settings()
  const now = site.clock()
  const { id: userId, version, login } = user
  const token = accountToken(site, 'mail address', { userId, version, value: email, now })
  const link = `${site.siteUrl}/account/email/confirm/?token=${token}`
  const { t } = wordsOf(language)
  const message = emailChange(t, { email, siteTitle, login, link, minutes: LINK_MINUTES })
  await site.database.transact(async (tx) => {
    const taken = await findConflicts(tx, { email }, userId)
    if (taken.email) throw failure('rest_user_invalid_email')
    await enqueueMessage(tx, message, now)
  })
}

/** The user whose mail address a link changes, and the new one. */
export interface EmailChange {
  readonly user: UserRow
  readonly email: string
}

/**
 * @param token as in the link
 * @throws LinkVoid also for a token that this site has not made
 */
export async function openEmailChange(site: Site, token: string): Promise<EmailChange> {
  const { user, value } = await openLink(site, 'mail address', token)
  return { user, email: value }
}

/**
 * Changes the mail address with a link, once, and notifies the former one.
 * @throws LinkVoid, and DomainError 400 rest_user_invalid_email if another account has it by now
 */
export async function confirmEmailChange(site: Site, token: string): Promise<void> {
  const { user, email } = await openEmailChange(site, token)
  await updateUser(site, {
    id: user.id,
    changes: { email },
    actor: callerOf(user),
    guard: unchangedSince(user),
    alongside: await notifyFormerAddress(site),
  })
}
