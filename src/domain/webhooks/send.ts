import type { KeptConnections } from '../../adapters/outgoing/outgoing.ts'
import { OutgoingError } from '../../adapters/outgoing/outgoing-error.ts'
import type { ExchangeResponse } from '../../adapters/outgoing/read-response.ts'
import { retryAfterOf } from '../../adapters/outgoing/versions.ts'
import type { DueWebhook } from '../../data/webhooks/queue.ts'
import type { Attempt } from '../../data/webhooks/record.ts'
import type { Site } from '../site/site.ts'
import { withoutNuls } from '../text/without-nuls.ts'
import { messageOf, type MessageContent } from './message.ts'
import { signedHeaders } from './signature.ts'

/** How long a receiver may take, in milliseconds. */
export const TIMEOUT = 15_000

/** Bytes of an answer that are kept. */
const MOST_BYTES = 4096

/** Headers of an answer that are kept, as far as they are short. */
const KEPT_HEADERS = ['content-type', 'retry-after'] as const
const LONGEST_HEADER = 200

/** The outcome of sending a message. */
export type Outcome =
  | { readonly kind: 'accepted'; readonly attempt: Attempt }
  | {
      readonly kind: 'rejected'
      readonly attempt: Attempt
      /** Seconds. */
      readonly retryAfter: number | undefined
      /** The receiver wants no more messages. */
      readonly gone: boolean
    }
  /** This node is sending too many requests. */
  | { readonly kind: 'unsent' }

export type SendingSite = Pick<Site, 'secret' | 'clock' | 'siteUrl' | 'apiUrl'>

/** The id of the message of a delivery: the same at each attempt, and to all webhooks. */
export const messageId = ({ message }: Pick<MessageContent, 'message'>): string => `msg_${message}`

/** Sends the message of a delivery. Never throws. */
export async function sendMessage(
  site: SendingSite,
  { exchange }: Pick<KeptConnections, 'exchange'>,
  { secrets }: Pick<DueWebhook, 'secrets'>,
  delivery: MessageContent,
): Promise<Outcome> {
  const body = JSON.stringify(messageOf(delivery, site))
  const now = site.clock()
  const began = performance.now()
  const duration = (): number => Math.round(performance.now() - began)
  const id = messageId(delivery)
  try {
    const response = await exchange({
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...signedHeaders(site.secret, secrets, { id, body, now }),
      },
      body,
      bytes: MOST_BYTES,
      overflow: 'cut',
      milliseconds: TIMEOUT,
    })
    return outcomeOf(response, { duration: duration(), now })
  } catch (error) {
    if (error instanceof OutgoingError && error.reason === 'busy') return { kind: 'unsent' }
    const reason = error instanceof OutgoingError ? error.message : 'The message could not be sent.'
    const attempt = { ...UNANSWERED, duration: duration(), error: reason }
    return { kind: 'rejected', attempt, retryAfter: undefined, gone: false }
  }
}

const UNANSWERED = { responseStatus: null, responseHeaders: {}, responseBody: '' }

function outcomeOf(
  { status, headers, bytes }: ExchangeResponse,
  { duration, now }: { readonly duration: number; readonly now: Date },
): Outcome {
  const kept = KEPT_HEADERS.flatMap((name) => {
    const value = headers[name]
    return typeof value === 'string' ? [[name, value.slice(0, LONGEST_HEADER)] as const] : []
  })
  const answer = {
    duration,
    responseStatus: status,
    responseHeaders: Object.fromEntries(kept),
    responseBody: withoutNuls(bytes.toString('utf8')),
  }
  if (status >= 200 && status < 300) return { kind: 'accepted', attempt: { ...answer, error: '' } }
  return {
    kind: 'rejected',
    attempt: { ...answer, error: `The receiver answered ${status}.` },
    retryAfter: retryAfterOf(String(headers['retry-after'] ?? ''), now.getTime()),
    gone: status === 410,
  }
}
