import { createHash, randomBytes } from 'node:crypto'
import { enqueueMessage } from '../../data/mail/outbox.ts'
import {
  findSubscription,
  lockSubscription,
  recordMailed,
  setSubscriptionStatus,
  type Subscription,
} from '../../data/mail/subscriptions.ts'
import { wordsOf } from '../../messages/words.ts'
import type { Site } from '../site/site.ts'
import { newsletterConfirmation } from './messages.ts'

export interface Subscriber {
  readonly name: string
  readonly email: string
  readonly website: string
}

const HOUR = 3_600_000

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

/**
 * Stores a subscription and sends a confirmation link (behaviour/ads.md#messages). It is safe to
 * repeat: confirmed subscribers get no further message, others at most one per hour.
 */
export async function subscribe(site: Site, { name, email, website }: Subscriber): Promise<void> {
  const { title, language } = await site.settings()
  const { t } = wordsOf(language)
  await site.database.transact(async (tx) => {
    const now = site.clock()
    const token = randomBytes(24).toString('base64url')
    const tokenHash = hashOf(token)
    const subscription = await lockSubscription(tx, { name, email, website, tokenHash }, now)
    const { id, status, mailedAt } = subscription
    const recently = mailedAt !== null && now.getTime() - mailedAt.getTime() < HOUR
    if (status === 'confirmed' || recently) return
    await recordMailed(tx, id, { tokenHash, now })
    const link = `${site.siteUrl}/newsletter/${token}`
    await enqueueMessage(tx, newsletterConfirmation(t, email, { siteTitle: title, link }), now)
  })
}

const TOKEN = /^[\w-]{32}$/

/** The subscription of a link; undefined if the link is invalid. */
export async function subscriptionOf(
  { database }: Pick<Site, 'database'>,
  token: string,
): Promise<Subscription | undefined> {
  return TOKEN.test(token) ? findSubscription(database, hashOf(token)) : undefined
}

/** Confirms or cancels a subscription. */
export async function answerSubscription(
  { database }: Pick<Site, 'database'>,
  { id }: Subscription,
  wanted: boolean,
): Promise<void> {
  await setSubscriptionStatus(database, id, wanted ? 'confirmed' : 'unsubscribed')
}
