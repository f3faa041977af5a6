import { findOverfullWebhooks, sweepDeliveries } from '../../data/webhooks/upkeep.ts'
import type { Site } from '../site/site.ts'
import { disable, endWaiting } from './disable.ts'

const DAY = 86_400_000

/** How long accepted and failed deliveries are kept. */
const KEPT_DELIVERED = 3 * DAY
const KEPT_FAILED = 30 * DAY

/** Finished deliveries that each webhook keeps at most. */
const MOST_FINISHED = 10_000

/** Deliveries that may wait for a webhook: what two hours of an import make. */
const MOST_WAITING = 500_000

/** Switches off webhooks that are hopelessly behind, and removes old deliveries. */
export async function maintainWebhooks(
  site: Pick<Site, 'database' | 'clock' | 'settings'>,
  mostWaiting = MOST_WAITING,
): Promise<void> {
  const now = site.clock().getTime()
  const retention = {
    deliveredBefore: new Date(now - KEPT_DELIVERED),
    failedBefore: new Date(now - KEPT_FAILED),
    most: MOST_FINISHED,
  }
  for (const webhook of await findOverfullWebhooks(site.database, mostWaiting)) {
    await disable(site, webhook, `More than ${mostWaiting} messages were waiting for it.`)
  }
  // A node may have died before it had ended all.
  await endWaiting(site)
  while (await sweepDeliveries(site.database, retention));
}
