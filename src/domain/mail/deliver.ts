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

/**
 * Sends due messages (behaviour/ads.md#outgoing-mail), each once across all nodes; refused ones are
 * retried later. If a node ends after the server has accepted a message and before this is recorded,
 * the message is sent again with the same Message-ID, by which it can be recognized.
 * @returns the number of messages sent
 */
export async function deliverMessages(
  site: Pick<Site, 'database' | 'siteUrl'> & { readonly clock: () => Date },
  transport: Transport,
  isStopped: () => boolean = () => false,
): Promise<number> {
  const { database, clock } = site
  let sent = 0
  while (!isStopped()) {
    const now = clock()
    const until = new Date(now.getTime() + TRYING)
    const message = await takeMessage(database, { now, until })
    if (message === undefined) break
    try {
      await transport({ ...message, messageId: messageIdOf(site, message) })
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
