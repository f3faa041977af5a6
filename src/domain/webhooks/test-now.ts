import { randomUUID } from 'node:crypto'
import type { KeptConnections, Outgoing } from '../../adapters/outgoing/outgoing.ts'
import type { Site } from '../site/site.ts'
import { sendMessage, type Outcome, type SendingSite } from './send.ts'
import { getWebhook } from './webhooks.ts'

/**
 * Sends a test to a webhook, also to one that is not active, and waits for the answer. It is not among
 * the deliveries, and not sent again.
 * @throws DomainError 404 rest_webhook_invalid_id
 */
export async function testNow(
  site: SendingSite & Pick<Site, 'database'>,
  outgoing: Outgoing,
  id: number,
): Promise<{ readonly url: string; readonly outcome: Outcome }> {
  const webhook = await getWebhook(site.database, id)
  const exchange: KeptConnections['exchange'] = (one) => outgoing.exchange(webhook.url, one)
  const outcome = await sendMessage(site, { exchange }, webhook, {
    webhookId: id,
    message: randomUUID(),
    event: 'webhook.test',
    item: 'test:now',
    type: 'webhook',
    objectId: id,
    changed: [],
    actorKind: 'cli',
    actorId: null,
    happenedAt: site.clock(),
  })
  return { url: webhook.url, outcome }
}
