import { createHmac } from 'node:crypto'

/** Result of a callback. */
export type CallbackAnswer =
  /** `next` is the hash of what comes after; undefined when nothing does. */
  | { readonly kind: 'accepted'; readonly next: string | undefined }
  /** To be tried again after so many seconds. */
  | { readonly kind: 'wait'; readonly seconds: number }
  /** The site knows the import no longer, or not in this state. */
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'broken' }

/** A callback as it is sent: one of the two routes of a record, with a JSON body. */
export interface Callback {
  readonly route: 'batch' | 'state'
  readonly importId: string
  readonly body: Uint8Array
  readonly headers: Readonly<Record<string, string>>
}

/** What a client gets for it. */
export interface RawAnswer {
  readonly status: number
  readonly retryAfter: number | undefined
  readonly body: unknown
}

/** Delivers callbacks to the site: in process, or by HTTP to another one. */
export type CallbackClient = (callback: Callback) => Promise<RawAnswer>

/** Record and key of the import that calls back. */
export interface CallbackKey {
  readonly importId: string
  readonly secret: string
}

/** Signs a callback and sends it (behaviour/imports.md#safety-of-callbacks). */
export async function sendCallback(
  client: CallbackClient,
  { importId, secret }: CallbackKey,
  route: Callback['route'],
  value: object,
): Promise<CallbackAnswer> {
  const body = Buffer.from(JSON.stringify(value))
  const digest = createHmac('sha256', secret).update(body).digest('hex')
  const headers = {
    'content-type': 'application/json',
    'x-import-signature': `sha256=${digest}`,
  }
  return readAnswer(await client({ route, importId, body, headers }))
}

/** Seconds to wait where the site says nothing of it. */
const WAIT = 10

/**
 * 409 and 429 pass, other refusals do not; whatever else is broken
 * (behaviour/imports.md#import-service).
 */
function readAnswer({ status, retryAfter, body }: RawAnswer): CallbackAnswer {
  if (status === 200) return { kind: 'accepted', next: textOf(body, 'next_batch_hash') }
  if (status === 409 || status === 429) return { kind: 'wait', seconds: retryAfter ?? WAIT }
  if (status >= 400 && status < 500) {
    return { kind: 'refused', reason: `${textOf(body, 'code') ?? 'refused'} (${status})` }
  }
  return { kind: 'broken' }
}

function textOf(body: unknown, name: string): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined
  const value: unknown = Reflect.get(body, name)
  return typeof value === 'string' && value !== '' ? value : undefined
}

export type ReportedState = 'pending' | 'success' | 'failed'

/** Body of a state callback (behaviour/imports.md#state-callback). */
export function stateBody(
  batchHash: string,
  status: ReportedState,
  { message, slug, percentage }: { message: string; slug: string; percentage: number },
): object {
  return {
    batch_hash: batchHash,
    status,
    message,
    message_slug: slug,
    percentage_complete: percentage,
  }
}
