import type { Outgoing } from '../../adapters/outgoing/outgoing.ts'
import {
  findDueWebhook,
  holdWebhook,
  putOffFollowers,
  recordFailure,
  recordSuccess,
  returnDelivery,
  takeDeliveries,
  type DueWebhook,
  type TakenDelivery,
} from '../../data/webhooks/queue.ts'
import type { Site } from '../site/site.ts'
import { disable } from './disable.ts'
import { nextAttempt, PATIENCE, pauseAfter } from './schedule.ts'
import { sendMessage, type Outcome } from './send.ts'

/** Messages that a node sends to a webhook at the same time. */
const AT_ONCE = 4

/** After so many rounds other webhooks have their turn. */
const MOST_ROUNDS = 100

/** Milliseconds for which a delivery belongs to a node: more than an attempt can take. */
const TRYING = 60_000

/** Milliseconds after which a node tries what it was too busy for. */
const BUSY = 1000

export type DeliverySite = Pick<
  Site,
  'database' | 'clock' | 'secret' | 'settings' | 'siteUrl' | 'apiUrl'
>

export interface Delivering {
  readonly outgoing: Outgoing
  readonly signal: AbortSignal
  /** Webhooks that this node is serving. */
  readonly serving: Set<number>
}

/**
 * Sends what is due to one webhook that nobody on this node serves.
 * @returns false when nothing is due
 */
export async function serveWebhook(site: DeliverySite, work: Delivering): Promise<boolean> {
  const { serving, signal } = work
  const webhook = await findDueWebhook(site.database, site.clock(), [...serving])
  // Another run of this node may have begun to serve it meanwhile.
  if (webhook === undefined || serving.has(webhook.id)) return false
  serving.add(webhook.id)
  try {
    for (let round = 0; round < MOST_ROUNDS && !signal.aborted; round++) {
      const taken = await take(site, webhook)
      if (taken.length === 0) {
        await putOffFollowers(site.database, webhook.id, site.clock())
        break
      }
      await Promise.all(taken.map((delivery) => deliver(site, webhook, delivery, work)))
    }
  } finally {
    serving.delete(webhook.id)
  }
  return true
}

function take({ database, clock }: DeliverySite, { id }: DueWebhook): Promise<TakenDelivery[]> {
  const now = clock()
  const until = new Date(now.getTime() + TRYING)
  return takeDeliveries(database, id, { now, until, limit: AT_ONCE })
}

async function deliver(
  site: DeliverySite,
  webhook: DueWebhook,
  delivery: TakenDelivery,
  { outgoing }: Delivering,
): Promise<void> {
  const outcome = await sendMessage(site, outgoing, webhook, delivery)
  const { database } = site
  const now = site.clock()
  if (outcome.kind === 'untried') {
    await returnDelivery(database, delivery, new Date(now.getTime() + BUSY))
  } else if (outcome.kind === 'taken') {
    await recordSuccess(database, delivery, { attempt: outcome.attempt, now })
  } else {
    await fail(site, delivery, outcome)
  }
}

async function fail(
  site: DeliverySite,
  delivery: TakenDelivery,
  { attempt, retryAfter, gone }: Extract<Outcome, { kind: 'refused' }>,
): Promise<void> {
  const { database } = site
  const now = site.clock()
  const { webhookId, queuedAt, attempts } = delivery
  const dueAt = gone ? undefined : nextAttempt({ queuedAt, attempts, retryAfter, now })
  const failing = await recordFailure(database, delivery, { attempt, dueAt, now })
  if (failing === undefined) return
  if (gone) {
    await disable(site, webhookId, 'Its receiver answered 410: it wants no more messages.')
  } else if (now.getTime() - failing.failingSince.getTime() >= PATIENCE) {
    await disable(site, webhookId, `No message was taken for three days. ${attempt.error}`)
  } else {
    const pause = pauseAfter(failing.failures)
    if (pause > 0) await holdWebhook(database, webhookId, new Date(now.getTime() + pause))
  }
}
