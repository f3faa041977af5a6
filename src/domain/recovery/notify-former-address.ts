import type { Tx } from '../../data/database/database.ts'
import { enqueueMessage } from '../../data/mail/outbox.ts'
import type { UserRow } from '../../data/users/user-reader.ts'
import { wordsOf } from '../../messages/words.ts'
import { isReachable } from '../accounts/profile.ts'
import { emailChanged } from '../mail/messages.ts'
import type { Site } from '../site/site.ts'

/** Writes the notice of a changed mail address in the transaction of the change. */
export type NotifyFormerAddress = (tx: Tx, before: UserRow, after: UserRow) => Promise<void>

/**
 * Notifies the former mail address of an account: somebody who has taken over the account cannot keep
 * its owner from reading this.
 */
export async function notifyFormerAddress(site: Site): Promise<NotifyFormerAddress> {
  const { title: siteTitle, language, adminEmail } = await site.settings()
  const { t } = wordsOf(language)
  const about = { siteTitle, adminEmail, siteUrl: site.siteUrl }
  return async (tx, before, after) => {
    const isSame = before.email.toLowerCase() === after.email.toLowerCase()
    if (isSame || !isReachable(before.email)) return
    const change = { login: before.login, from: before.email, to: after.email }
    await enqueueMessage(tx, emailChanged(t, change, about), site.clock())
  }
}
