import { enqueueMessage } from '../../data/mail/outbox.ts'
import type { AddressedWebhook } from '../../data/webhooks/record.ts'
import {
  disableWebhook,
  failWaiting,
  findAdministratorAddresses,
} from '../../data/webhooks/upkeep.ts'
import { wordsOf } from '../../messages/words.ts'
import { webhookDisabled } from '../mail/messages.ts'
import type { Site } from '../site/site.ts'

/** The most administrators that are written to. */
const MOST_RECIPIENTS = 20

/**
 * Switches a webhook off and writes to administrators, both or neither; then its waiting messages fail.
 * If it is off already, or has another address, no mail is sent.
 * @param reason a sentence for people
 */
export async function disable(
  site: Pick<Site, 'database' | 'clock' | 'settings'>,
  webhook: AddressedWebhook,
  reason: string,
): Promise<void> {
  const { title: siteTitle, language } = await site.settings()
  const { t } = wordsOf(language)
  await site.database.transact(async (tx) => {
    const now = site.clock()
    if (!(await disableWebhook(tx, webhook, now))) return
    const { url } = webhook
    for (const recipient of await findAdministratorAddresses(tx, MOST_RECIPIENTS)) {
      await enqueueMessage(tx, webhookDisabled(t, { url, reason }, { siteTitle, recipient }), now)
    }
  })
  await endWaiting(site)
}

/** Ends what waits for webhooks that are off, little by little: it may be more than one transaction can do. */
export async function endWaiting({
  database,
  clock,
}: Pick<Site, 'database' | 'clock'>): Promise<void> {
  const ending = { error: 'The webhook was switched off.', now: clock() }
  while (await failWaiting(database, ending));
}
