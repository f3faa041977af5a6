import { recordAuditEvent } from '../../data/audit/audit-events.ts'
import { enqueueMessages } from '../../data/mail/outbox.ts'
import { findAccount, type AccountRow } from '../../data/users/user-reader.ts'
import { wordsOf } from '../../messages/words.ts'
import { passwordReset } from '../mail/messages.ts'
import { network } from '../rate-limits/network.ts'
import { countAttempt, type RateLimit } from '../rate-limits/rate-limit.ts'
import type { Site } from '../site/site.ts'
import { NO_PASSWORD } from '../accounts/account-password.ts'
import { actorOf } from '../accounts/actor.ts'
import { ANONYMOUS } from '../accounts/caller.ts'
import { isReachable } from '../accounts/profile.ts'
import { accountToken, LINK_MINUTES } from './account-link.ts'

const HOUR = 3_600_000
const BY_NETWORK: RateLimit = { name: 'password reset network', most: 10, milliseconds: HOUR }

/** Limits the mails to one person. Exceeding it is not reported, since that would reveal accounts. */
const BY_ACCOUNT: RateLimit = { name: 'password reset account', most: 3, milliseconds: HOUR }

/** Limits what strangers can write to the audit trail. */
const RECORDED: RateLimit = { name: 'password resets recorded', most: 1000, milliseconds: HOUR }

export type ResetRequest =
  /** The same whether or not there is such an account. */
  { readonly kind: 'accepted' } | { readonly kind: 'limited'; readonly seconds: number }

/**
 * Sends a link for a new password to the mail address of an account. Accounts without a password get
 * none: nobody has ever signed in to them, and another site's claims about their owner prove nothing.
 * Unknown names run the same statements, so that neither answer nor time reveals them.
 * @param process the link has its site URL, and nothing of the request
 * @param request.name login or mail address
 */
export async function requestPasswordReset(
  process: Site,
  { name, address }: { readonly name: string; readonly address: string },
): Promise<ResetRequest> {
  const site = { ...process, database: process.database.actedBy(actorOf(ANONYMOUS, address)) }
  const seconds = await countAttempt(site, BY_NETWORK, network(address))
  if (seconds !== undefined) return { kind: 'limited', seconds }
  const account = await findAccount(site.database, name)
  const subject = account === undefined ? `name ${name.toLowerCase()}` : `id ${account.id}`
  const often = (await countAttempt(site, BY_ACCOUNT, subject)) !== undefined
  const recorded = (await countAttempt(site, RECORDED, '')) === undefined
  const { title: siteTitle, language } = await site.settings()
  const now = site.clock()
  await site.database.transact(async (tx) => {
    if (recorded) {
      await recordAuditEvent(tx, {
        kind: 'password_reset_requested',
        objectType: 'user',
        ...(account !== undefined && { objectId: String(account.id), objectName: account.login }),
      })
    }
    const { t } = wordsOf(language)
    const message = passwordReset(t, { siteTitle, ...linkFor(site, account, now) })
    await enqueueMessages(tx, hasReset(account) && !often ? [message] : [], now)
  })
  return { kind: 'accepted' }
}

const hasReset = (account: AccountRow | undefined): boolean =>
  account !== undefined && account.passwordHash !== NO_PASSWORD && isReachable(account.email)

/** The text of the message; made for unknown accounts too, so that their answers take as long. */
function linkFor(site: Site, account: AccountRow | undefined, now: Date) {
  const { id: userId = 0, version = 0, email = '', login = '' } = account ?? {}
  const token = accountToken(site, 'password reset', { userId, version, value: '', now })
  const link = `${site.siteUrl}/account/reset/?token=${token}`
  return { email, login, link, minutes: LINK_MINUTES }
}
