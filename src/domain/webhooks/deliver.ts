import type { KeptConnections, Outgoing } from '../../adapters/outgoing/outgoing.ts'
import {
  findNextWebhook,
  putOffFollowers,
  takeDeliveries,
  type DueWebhook,
  type TakenDelivery,
} from '../../data/webhooks/queue.ts'
import {
  holdWebhook,
  recordFailure,
  recordSuccesses,
  returnDelivery,
} from '../../data/webhooks/record.ts'
import type { Site } from '../site/site.ts'
import { disable } from './disable.ts'
import { nextAttempt, PATIENCE, pauseAfter } from './schedule.ts'
import { sendMessage, TIMEOUT, type Outcome } from './send.ts'

/** Messages that a node sends to a webhook at the same time. */
const AT_ONCE = 8

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
 * Sends what is due to webhooks that nobody on this node serves.
 * @returns milliseconds until more is due; undefined while nothing is waiting
 */
export async function serveWebhooks(
  site: DeliverySite,
  work: Delivering,
): Promise<number | undefined> {
  const { serving, signal } = work
  let wait: number | undefined = 0
  while (wait === 0 && !signal.aborted) {
    const webhook = await findNextWebhook(site.database, [...serving])
    wait = webhook && Math.max(webhook.dueAt.getTime() - site.clock().getTime(), 0)
    // Another run of this node may have begun to serve it meanwhile.
    if (wait === 0 && webhook !== undefined && !serving.has(webhook.id))
      await serve(site, work, webhook)
  }
  return wait
}

async function serve(site: DeliverySite, work: Delivering, webhook: DueWebhook): Promise<void> {
  const { serving, signal } = work
  serving.add(webhook.id)
  const limits = { connections: AT_ONCE, milliseconds: TIMEOUT }
  const connections = work.outgoing.connect(webhook.url, limits)
  try {
    for (let round = 0; round < MOST_ROUNDS && !signal.aborted; round++) {
      const taken = await take(site, webhook)
      if (taken.length === 0) {
        await putOffFollowers(site.database, webhook.id, site.clock())
        break
      }
      await deliver(site, { webhook, taken, connections })
    }
  } finally {
    connections.close()
    serving.delete(webhook.id)
  }
}

function take({ database, clock }: DeliverySite, { id }: DueWebhook): Promise<TakenDelivery[]> {
  const now = clock()
  const until = new Date(now.getTime() + TRYING)
  return takeDeliveries(database, id, { now, until, limit: AT_ONCE })
}

interface Round {
  readonly webhook: DueWebhook
  readonly taken: readonly TakenDelivery[]
  readonly connections: KeptConnections
}

/** Sends messages at the same time, and records what came of them. */
async function deliver(site: DeliverySite, { webhook, taken, connections }: Round): Promise<void> {
  const sent = await Promise.all(
    taken.map(async (delivery) => ({
      delivery,
      outcome: await sendMessage(site, connections, webhook, delivery),
    })),
  )
  const { database } = site
  const now = site.clock()
  const successes = sent.flatMap(({ delivery, outcome }) =>
    outcome.kind === 'taken' ? [{ delivery, attempt: outcome.attempt }] : [],
  )
  if (successes.length > 0) await recordSuccesses(database, webhook.id, { successes, now })
  for (const { delivery, outcome } of sent) {
    if (outcome.kind === 'refused') await fail(site, delivery, outcome)
    if (outcome.kind === 'untried') {
      await returnDelivery(database, delivery, new Date(now.getTime() + BUSY))
    }
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
