import { enqueueMessage } from '../../data/mail/outbox.ts'
import { disableWebhook, findAdministratorAddresses } from '../../data/webhooks/upkeep.ts'
import { webhookDisabled } from '../mail/messages.ts'
import type { Site } from '../site/site.ts'

/** The most administrators that are written to. */
const MOST_RECIPIENTS = 20

/**
 * Switches a webhook off and writes to administrators, both or neither. Nothing happens where it is
 * off already.
 * @param reason a sentence for people
 */
export async function disable(
  site: Pick<Site, 'database' | 'clock' | 'settings'>,
  id: number,
  reason: string,
): Promise<void> {
  const { title: siteTitle } = await site.settings()
  await site.database.transact(async (tx) => {
    const now = site.clock()
    const error = 'The webhook was switched off.'
    const url = await disableWebhook(tx, id, { error, now })
    if (url === undefined) return
    for (const recipient of await findAdministratorAddresses(tx, MOST_RECIPIENTS)) {
      await enqueueMessage(tx, webhookDisabled({ url, reason }, { siteTitle, recipient }), now)
    }
  })
}
