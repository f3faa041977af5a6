import type { KeptConnections } from '../../adapters/outgoing/outgoing.ts'
import {
  findNextWebhook,
  putOffFollowers,
  takeDeliveries,
  type DueWebhook,
  type NextWebhook,
  type TakenDelivery,
} from '../../data/webhooks/queue.ts'
import {
  holdWebhook,
  recordFailure,
  recordSuccesses,
  returnDeliveries,
} from '../../data/webhooks/record.ts'
import type { Site } from '../site/site.ts'
import { disable } from './disable.ts'
import { AT_ONCE, type Receivers } from './receivers.ts'
import { nextAttempt, PATIENCE, pauseAfter } from './schedule.ts'
import { sendMessage, type Outcome } from './send.ts'

/**
 * Messages that are taken together and recorded together, which spares node and database most of their
 * work: more than a second of busy writers brings.
 */
const ROUND = 200

/** A receiver that has left some of a round gets short ones. */
const SHORT_ROUND = 64

/** Milliseconds after which a round starts no more requests: unrecorded deliveries are sent again after a crash. */
const SENDING = 500

/** After so many rounds other webhooks have their turn. */
const MOST_ROUNDS = 100

/** Milliseconds for which a delivery belongs to a node: more than an attempt can take. */
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

/** What the runs of a node share. */
export interface Turns {
  /** Webhooks that this node is serving. */
  readonly serving: Set<number>
  /** A look for the next webhook, which runs that are woken together have together. */
  look?: Promise<NextWebhook | undefined>
}

/**
 * Sends what is due to webhooks that nobody on this node serves.
 * @returns milliseconds until more is due; undefined while nothing is waiting
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
        const taken = await take(site, webhook, limit)
        // Deliveries that have become due meanwhile are found in the next round.
        const isLast = taken.length < limit
        if (taken.length === 0) await putOffFollowers(site.database, webhook.id, site.clock())
        else if (!(await deliver(site, { webhook, taken, connections }))) limit = SHORT_ROUND
        if (isLast) break
      }
    })
  } finally {
    turns.serving.delete(webhook.id)
  }
}

function take(
  { database, clock }: DeliverySite,
  { id }: DueWebhook,
  limit: number,
): Promise<TakenDelivery[]> {
  const now = clock()
  const until = new Date(now.getTime() + TRYING)
  return takeDeliveries(database, id, { now, until, limit })
}

interface Round {
  readonly webhook: DueWebhook
  readonly taken: readonly TakenDelivery[]
  readonly connections: KeptConnections
}

interface Sent {
  readonly delivery: TakenDelivery
  readonly outcome: Outcome
}

/**
 * Sends messages, some at the same time, until one is not taken: the others would hardly fare better.
 * @returns what came of them, and those that it has not begun to send
 */
async function sendAll(
  site: DeliverySite,
  { webhook, taken, connections }: Round,
): Promise<{ readonly sent: readonly Sent[]; readonly left: readonly TakenDelivery[] }> {
  const left = [...taken]
  const sent: Sent[] = []
  const end = performance.now() + SENDING
  let goesOn = true
  const sendSome = async (): Promise<void> => {
    while (goesOn && performance.now() < end) {
      const delivery = left.shift()
      if (delivery === undefined) return
      const outcome = await sendMessage(site, connections, webhook, delivery)
      goesOn &&= outcome.kind === 'taken'
      sent.push({ delivery, outcome })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, sendSome))
  return { sent, left }
}

/**
 * Sends messages, and records what came of them.
 * @returns whether none is left
 */
async function deliver(site: DeliverySite, round: Round): Promise<boolean> {
  const { sent, left } = await sendAll(site, round)
  const { database } = site
  const now = site.clock()
  const successes = sent.flatMap(({ delivery, outcome }) =>
    outcome.kind === 'taken' ? [{ delivery, attempt: outcome.attempt }] : [],
  )
  if (successes.length > 0) await recordSuccesses(database, round.webhook.id, { successes, now })
  for (const { delivery, outcome } of sent) {
    if (outcome.kind === 'refused') await fail(site, delivery, outcome)
  }
  const untried = sent.filter(({ outcome }) => outcome.kind === 'untried')
  const busy = untried.map(({ delivery }) => delivery)
  await returnDeliveries(database, busy, new Date(now.getTime() + BUSY))
  await returnDeliveries(database, left)
  return left.length === 0
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
