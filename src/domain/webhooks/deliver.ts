import type { KeptConnections } from '../../adapters/outgoing/outgoing.ts'
import {
  findNextWebhook,
  postponeFollowers,
  claimDeliveries,
  type DueWebhook,
  type NextWebhook,
  type ClaimedDelivery,
} from '../../data/webhooks/queue.ts'
import {
  holdWebhook,
  recordFailure,
  recordSuccesses,
  unclaimDeliveries,
} from '../../data/webhooks/record.ts'
import type { Site } from '../site/site.ts'
import { disable } from './disable.ts'
import { AT_ONCE, type Receivers } from './receivers.ts'
import { nextAttempt, PATIENCE, pauseAfter } from './schedule.ts'
import { sendMessage, type Outcome } from './send.ts'

/**
 * Messages that are claimed and recorded together, which saves most of the work of node and database;
 * more than a second of busy writing queues.
 */
const ROUND = 200

/** The size of further rounds for a receiver that did not accept a whole round. */
const SHORT_ROUND = 64

/** Milliseconds after which a round starts no more requests: unrecorded deliveries are sent again after a crash. */
const SENDING = 500

/** Rounds after which other webhooks get a turn. */
const MOST_ROUNDS = 100

/** Milliseconds for which a node claims a delivery; more than an attempt can take. */
const TRYING = 60_000

/** Milliseconds after which a busy node tries again. */
const BUSY = 1000

export type DeliverySite = Pick<
  Site,
  'database' | 'clock' | 'secret' | 'settings' | 'siteUrl' | 'apiUrl'
>

export interface Delivering {
  readonly receivers: Receivers
  readonly signal: AbortSignal
  readonly turns: Turns
}

/** State that concurrent runs of a node share. */
export interface Turns {
  /** Webhooks that this node is serving. */
  readonly serving: Set<number>
  /** A search for the next webhook, shared by runs that start together. */
  look?: Promise<NextWebhook | undefined>
}

/**
 * Sends due deliveries of webhooks that no other run on this node is serving.
 * @returns milliseconds until the next delivery is due; undefined if none is queued
 */
export async function serveWebhooks(
  site: DeliverySite,
  work: Delivering,
): Promise<number | undefined> {
  const { turns, signal } = work
  let wait: number | undefined = 0
  while (wait === 0 && !signal.aborted) {
    const webhook = await nextWebhook(site, turns)
    wait = webhook && Math.max(webhook.dueAt.getTime() - site.clock().getTime(), 0)
    // Another run of this node may have begun to serve it meanwhile.
    if (wait === 0 && webhook !== undefined && !turns.serving.has(webhook.id))
      await serve(site, work, webhook)
  }
  return wait
}

function nextWebhook(
  { database, clock }: DeliverySite,
  turns: Turns,
): Promise<NextWebhook | undefined> {
  turns.look ??= findNextWebhook(database, [...turns.serving], clock()).finally(() => {
    delete turns.look
  })
  return turns.look
}

async function serve(site: DeliverySite, work: Delivering, webhook: DueWebhook): Promise<void> {
  const { turns, signal, receivers } = work
  turns.serving.add(webhook.id)
  try {
    await receivers.with(webhook, async (connections) => {
      let limit = ROUND
      for (let round = 0; round < MOST_ROUNDS && !signal.aborted; round++) {
        const claimed = await claim(site, webhook, limit)
        // Deliveries that have become due meanwhile are found in the next round; what a changed webhook
        // is sent is found together with its new address.
        const isLast = claimed.length < limit
        if (claimed.length === 0) await postponeFollowers(site.database, webhook.id, site.clock())
        else if (!(await deliver(site, { webhook, claimed, connections }))) limit = SHORT_ROUND
        if (isLast) break
      }
    })
  } finally {
    turns.serving.delete(webhook.id)
  }
}

function claim(
  { database, clock }: DeliverySite,
  webhook: DueWebhook,
  limit: number,
): Promise<ClaimedDelivery[]> {
  const now = clock()
  const until = new Date(now.getTime() + TRYING)
  return claimDeliveries(database, webhook, { now, until, limit })
}

interface Round {
  readonly webhook: DueWebhook
  readonly claimed: readonly ClaimedDelivery[]
  readonly connections: KeptConnections
}

interface Sent {
  readonly delivery: ClaimedDelivery
  readonly outcome: Outcome
}

/**
 * Sends messages concurrently until one is not accepted: further ones would probably fail too.
 * @returns the outcomes, and the deliveries that were not sent
 */
async function sendAll(
  site: DeliverySite,
  { webhook, claimed, connections }: Round,
): Promise<{ readonly sent: readonly Sent[]; readonly left: readonly ClaimedDelivery[] }> {
  const left = [...claimed]
  const sent: Sent[] = []
  const end = performance.now() + SENDING
  let isAccepting = true
  const sendSome = async (): Promise<void> => {
    while (isAccepting && performance.now() < end) {
      const delivery = left.shift()
      if (delivery === undefined) return
      const outcome = await sendMessage(site, connections, webhook, delivery)
      isAccepting &&= outcome.kind === 'accepted'
      sent.push({ delivery, outcome })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, sendSome))
  return { sent, left }
}

/**
 * Sends messages, and records the outcomes.
 * @returns whether all were sent
 */
async function deliver(site: DeliverySite, round: Round): Promise<boolean> {
  const { sent, left } = await sendAll(site, round)
  const { database } = site
  const { webhook } = round
  const now = site.clock()
  const successes = sent.flatMap(({ delivery, outcome }) =>
    outcome.kind === 'accepted' ? [{ delivery, attempt: outcome.attempt }] : [],
  )
  if (successes.length > 0) await recordSuccesses(database, webhook, { successes, now })
  const rejectedBefore: ClaimedDelivery[] = []
  for (const { delivery, outcome } of sent) {
    if (outcome.kind !== 'rejected') continue
    if (!(await fail(site, webhook, { delivery, outcome }))) rejectedBefore.push(delivery)
  }
  const unsent = sent.filter(({ outcome }) => outcome.kind === 'unsent')
  const busy = unsent.map(({ delivery }) => delivery)
  await unclaimDeliveries(database, busy, new Date(now.getTime() + BUSY))
  await unclaimDeliveries(database, [...left, ...rejectedBefore])
  return left.length === 0
}

interface Rejected {
  readonly delivery: ClaimedDelivery
  readonly outcome: Extract<Outcome, { kind: 'rejected' }>
}

/**
 * Records a rejection, and what follows from it for the webhook.
 * @returns false if the webhook has another address by now, which is to get the message
 */
async function fail(
  site: DeliverySite,
  webhook: DueWebhook,
  { delivery, outcome: { attempt, retryAfter, gone } }: Rejected,
): Promise<boolean> {
  const { database } = site
  const now = site.clock()
  const { queuedAt, attempts } = delivery
  const dueAt = gone ? undefined : nextAttempt({ queuedAt, attempts, retryAfter, now })
  const failing = await recordFailure(database, webhook, { delivery, attempt, dueAt, now })
  if (failing === undefined) return false
  if (gone) {
    await disable(site, webhook, 'Its receiver answered 410: it wants no more messages.')
  } else if (now.getTime() - failing.failingSince.getTime() >= PATIENCE) {
    await disable(site, webhook, `No message was taken for three days. ${attempt.error}`)
  } else {
    const pause = pauseAfter(failing.failures)
    if (pause > 0) await holdWebhook(database, webhook, new Date(now.getTime() + pause))
  }
  return true
}
