import { markFailed, markSent, takeMessage, type NewMessage } from '../../data/mail/outbox.ts'
import type { Site } from '../site/site.ts'
import { messageIdOf } from './sender.ts'

/** A message with its identifier for mail servers and readers. */
export interface SentMessage extends NewMessage {
  readonly messageId: string
}

/** Hands a message to a mail server; throws when that does not take it. */
export type Transport = (message: SentMessage) => Promise<void>

const MINUTE = 60_000

/** Maximum number of attempts; the delays between them double, starting at one minute. */
const MOST_ATTEMPTS = 5

/** Longer than an attempt can take. */
const TRYING = 10 * MINUTE

/**
 * Sends what is due (behaviour/ads.md#outgoing-mail), each message once however many nodes do so;
 * one that a server refuses is tried again later. Where a node ends between the word of the server and
 * its own note of it, the message goes out again under the same identifier, by which it is recognised.
 * @returns how many were sent
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
      await markFailed(database, message.id, { error: reason.slice(0, 500), dueAt })
      continue
    }
    await markSent(database, message.id, clock())
    sent++
  }
  return sent
}
