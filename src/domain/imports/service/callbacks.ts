import { signatureOf } from '../callbacks/signature.ts'

export type CallbackAnswer =
  /** `next` is the hash of the next callback; undefined at the end. */
  | { readonly kind: 'accepted'; readonly next: string | undefined }
  /** Try again after this many seconds. */
  | { readonly kind: 'wait'; readonly seconds: number }
  /** The site no longer knows the import, or not in this state. */
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'broken' }

/** A callback: route of a record, and JSON body. */
export interface Callback {
  readonly route: 'batch' | 'state'
  readonly importId: string
  readonly body: Uint8Array
  readonly headers: Readonly<Record<string, string>>
}

/** The relevant part of a client's response. */
export interface RawAnswer {
  readonly status: number
  readonly retryAfter: number | undefined
  readonly body: unknown
}

/** Delivers callbacks to the site: in process, or by HTTP to another site. */
export type CallbackClient = (callback: Callback) => Promise<RawAnswer>

export interface CallbackKey {
  readonly importId: string
  readonly secret: string
}

/** Signs and sends a callback (behaviour/imports.md#safety-of-callbacks). */
export async function sendCallback(
  client: CallbackClient,
  { importId, secret }: CallbackKey,
  route: Callback['route'],
  value: object,
): Promise<CallbackAnswer> {
  const body = Buffer.from(JSON.stringify(value))
  const headers = {
    'content-type': 'application/json',
    'x-import-signature': signatureOf(body, secret),
  }
  return readAnswer(await client({ route, importId, body, headers }))
}

/** Seconds to wait if the site names none. */
const WAIT = 10

/**
 * Interprets an answer: 409, 429 and broken answers are temporary, other refusals are final
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
