/** Signatures of messages (https://www.standardwebhooks.com, 1.0.0). */
import { createHmac, randomUUID } from 'node:crypto'
import type { StoredSecret } from '../../data/webhooks/webhook-rows.ts'

const HOUR = 3_600_000

/** The most secrets that a webhook has at a time: the present one and former ones. */
const MOST_SECRETS = 3

export const newSecret = (): StoredSecret => ({ nonce: randomUUID(), until: null })

/**
 * A new secret, and those before it for some hours more.
 * @param secrets newest first
 */
export function rotated(
  secrets: readonly StoredSecret[],
  { hours, now }: { readonly hours: number; readonly now: Date },
): StoredSecret[] {
  const until = new Date(now.getTime() + hours * HOUR).toISOString()
  const former = secrets.map((secret) => ({ ...secret, until: earlier(secret.until, until) }))
  return [newSecret(), ...usable(former, now)].slice(0, MOST_SECRETS)
}

const earlier = (one: string | null, other: string): string =>
  one === null || other < one ? other : one

const usable = (secrets: readonly StoredSecret[], now: Date): readonly StoredSecret[] =>
  secrets.filter(({ until }) => until === null || until > now.toISOString())

/** The 32 bytes of a secret. They are stored nowhere: the key of the site makes them of the nonce. */
const keyOf = (siteKey: Buffer, { nonce }: StoredSecret): Buffer =>
  createHmac('sha256', siteKey).update(`webhook secret ${nonce}`).digest()

/** A secret as receivers are given it. */
export const secretText = (siteKey: Buffer, secret: StoredSecret): string =>
  `whsec_${keyOf(siteKey, secret).toString('base64')}`

interface Signed {
  readonly id: string
  readonly body: string
  readonly now: Date
}

/** The headers of a message: its id, when it is sent, and a signature by each secret. */
export function signedHeaders(
  siteKey: Buffer,
  secrets: readonly StoredSecret[],
  { id, body, now }: Signed,
): Readonly<Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string>> {
  const timestamp = String(Math.floor(now.getTime() / 1000))
  const signatures = usable(secrets, now).map((secret) => {
    const signature = createHmac('sha256', keyOf(siteKey, secret))
    return `v1,${signature.update(`${id}.${timestamp}.${body}`).digest('base64')}`
  })
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  }
}
