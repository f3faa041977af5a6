import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { markFailed, markSent, takeMessage, type NewMessage } from '../../data/mail/outbox.ts'
import type { Site } from '../site/site.ts'
import { withoutNuls } from '../text/without-nuls.ts'
import { messageIdOf } from './sender.ts'

/** A message with its identifier for mail servers and readers. */
export interface SentMessage extends NewMessage {
  readonly messageId: string
}

/** Sends a message to a mail server; throws if the server refuses it. */
export type Transport = (message: SentMessage) => Promise<void>

const MINUTE = 60_000

/** Maximum number of attempts; the delays between them double, starting at one minute. */
const MOST_ATTEMPTS = 5

/** Lease of a message, longer than an attempt can take. */
const TRYING = 10 * MINUTE

/** How long a mail server may still take when the node stops. */
const GRACE = 5000

/**
 * Sends due messages (behaviour/ads.md#outgoing-mail), each once across all nodes; refused ones are
 * retried later. If a node ends after the server has accepted a message and before this is recorded,
 * the message is sent again with the same Message-ID, by which it can be recognized.
 * @param signal is aborted when the node stops
 * @returns the number of messages sent
 */
export async function deliverMessages(
  site: Pick<Site, 'database' | 'siteUrl'> & { readonly clock: () => Date },
  transport: Transport,
  signal: AbortSignal = new AbortController().signal,
): Promise<number> {
  const { database, clock } = site
  let sent = 0
  while (!signal.aborted) {
    const now = clock()
    const until = new Date(now.getTime() + TRYING)
    const message = await takeMessage(database, { now, until })
    if (message === undefined) break
    try {
      const sending = transport({ ...message, messageId: messageIdOf(site, message) })
      if (!(await endsInTime(sending, signal))) break
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'unknown'
      const wait = MINUTE * 2 ** (message.attempts - 1)
      const dueAt =
        message.attempts >= MOST_ATTEMPTS ? undefined : new Date(clock().getTime() + wait)
      await markFailed(database, message.id, { error: withoutNuls(reason).slice(0, 500), dueAt })
      continue
    }
    await markSent(database, message.id, clock())
    sent++
  }
  return sent
}

/**
 * Waits for the end of an attempt, but not much longer once the node stops.
 * @returns whether it has ended
 */
async function endsInTime(sending: Promise<void>, signal: AbortSignal): Promise<boolean> {
  const over = new AbortController()
  const tooLate = async (): Promise<boolean> => {
    if (!signal.aborted) await once(signal, 'abort', { signal: over.signal })
    await pause(GRACE, undefined, { signal: over.signal })
    return false
  }
  try {
    return await Promise.race([sending.then(() => true), tooLate()])
  } finally {
    over.abort()
  }
}
